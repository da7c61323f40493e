import TestSupport
import Testing

/// Buttons whose configuration says more than a title.
struct RunningButtonsTests {
  @Test func aConfigurationPlacesItsPictureAndSubtitle() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        let looks: [(inout UIButton.Configuration) -> Void] = [
          { $0.image = UIImage(systemName: "star") },
          { $0.image = UIImage(systemName: "star"); $0.imagePlacement = .top; $0.imagePadding = 4 },
          { $0.subtitle = "now" },
          { $0.buttonSize = .small },
        ]
        let buttons = looks.map { change in
          var look = UIButton.Configuration.filled()
          look.title = "Order"
          change(&look)
          return UIButton(configuration: look)
        }
        let stack = UIStackView(arrangedSubviews: buttons)
        stack.alignment = .top
        stack.frame = view.bounds
        view.addSubview(stack)
        completion(true, parameters, CGSize(width: 320, height: 100))
        """), shapes: ["a"])
    let layout = try RunningProject.dump("layout", "a", of: folder)
    let sizes = [
      "94×34.5 \"Order\"", "68×59 \"Order\"", "68×49 \"Order⏎now\"", "147×28 \"Order\"",
    ]
    for size in sizes { #expect(layout.contains(size), "\(size) in \(layout)") }
    #expect(layout.contains("image (20.16, 97.5)") && layout.contains("image (122.98, 97.59)"))
  }

  /// A button that people cannot use is pale, and says that its colors are inferred.
  @Test func aDisabledButtonIsPale() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        for (number, isEnabled) in [true, false].enumerated() {
          var look = UIButton.Configuration.filled()
          look.title = "Order"
          let button = UIButton(configuration: look)
          button.isEnabled = isEnabled
          button.frame = CGRect(x: 100 * number, y: 0, width: 90, height: 40)
          view.addSubview(button)
        }
        let again = UIButton(configuration: .filled())
        again.isEnabled = false
        again.isEnabled = true
        again.frame = CGRect(x: 200, y: 0, width: 90, height: 40)
        view.addSubview(again)
        completion(true, parameters, CGSize(width: 320, height: 60))
        """), shapes: ["a"])
    let card = try RunningProject.dump("card", "a", of: folder)
    let grounds = card.matches(
      of: /<rect x="[\d.]+" y="90.5" width="90" height="40"[^>]*class="([^"]*)"/
    )
    .map { String($0.1) }
    #expect(
      grounds == ["cp-f-007AFF-0A84FF", "cp-f-EFEFF0-323236", "cp-f-007AFF-0A84FF"], "\(card)")
    #expect(card.contains("Estimated: UIControl.isEnabled"), "\(card)")
  }

  @Test func aSegmentThatPeopleCannotChooseIsPale() throws {
    let folder = try RunningProject.folder(
      RunningProject.controller(
        """
        let segments = UISegmentedControl(items: ["Hot", "Iced", "Cold"])
        segments.selectedSegmentIndex = 0
        segments.setEnabled(false, forSegmentAt: 1)
        segments.setEnabled(false, forSegmentAt: 2)
        segments.setEnabled(true, forSegmentAt: 2)
        view.addSubview(segments)
        completion(true, parameters, CGSize(width: 320, height: 60))
        """), shapes: ["a"])
    let card = try RunningProject.dump("card", "a", of: folder)
    let colors = card.matches(of: /class="(cp-f-[0-9A-F-]+)"[^>]*>(?:<tspan[^>]*>)?(Hot|Iced|Cold)/)
      .map { "\($0.2): \($0.1)" }
    #expect(
      colors == [
        "Hot: cp-f-000000-FFFFFF", "Iced: cp-f-3C3C434D-EBEBF54D", "Cold: cp-f-000000-FFFFFF",
      ],
      "\(card)")
  }
}
