internal import PageMarkup

/// What stands around every page, and which findings count.
struct SiteFrame: Sendable {
  let title: String
  let address: SiteAddress?
  let navigation: SiteNavigation
  /// The project's own templates.
  let templates: [String: String]
  let judge: FindingJudge

  enum Change {
    case nothing
    /// Only some pages have other links beside them.
    case navigation(from: SiteNavigation, to: SiteNavigation)
    case all

    /// Whether templates are the same.
    var keepsTemplates: Bool {
      if case .all = self { false } else { true }
    }

    /// Whether a page has the same around it, which was in a frame before.
    func isNone(around page: Page, in frame: PageFrame) -> Bool {
      switch self {
      case .nothing: true
      case .navigation(let old, let new):
        frame == page.frame
          && old.value(on: page.path, within: page.owner)
            == new.value(on: page.path, within: page.owner)
      case .all: false
      }
    }
  }

  /// What has changed since an earlier build.
  func change(since last: SiteFrame) -> Change {
    guard title == last.title, address == last.address, templates == last.templates,
      judge === last.judge
    else { return .all }
    return navigation == last.navigation
      ? .nothing : .navigation(from: last.navigation, to: navigation)
  }
}
