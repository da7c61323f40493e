import Diagnostics
import Testing
import Views

@testable import CardLayout

/// Each kind of view that storyboards have, as it is drawn.
struct ViewKindTests {
  struct Kind: CustomTestStringConvertible {
    let view: String
    let drawing: String

    var testDescription: String { view }
  }

  private static let kinds = [
    Kind(
      view: framed(
        "a", "imageView", "10 10 100 40", "contentMode=\"scaleAspectFit\" image=\"Cup\""),
      drawing: "image (10, 10) 100×40 image \"Cup\" fit"),
    Kind(
      view: framed(
        "a", "imageView", "10 10 100 40", "contentMode=\"scaleAspectFill\" image=\"Cup\""),
      drawing: "image (10, 10) 100×40 image \"Cup\" fill"),
    Kind(
      view: framed("a", "textView", "10 10 200 60", "", "<string key=\"text\">Two\nlines</string>"),
      drawing: "text (10, 10) 200×60 \"Two⏎lines\""),
    Kind(
      view: framed("a", "progressView", "10 10 100 4", "progress=\"0.25\""),
      drawing: "progress (10, 10) 100×4 25%"),
    Kind(
      view: framed(
        "a", "activityIndicatorView", "10 10 37 37", "style=\"large\" animating=\"YES\""),
      drawing: "spinner (10, 10) 37×37 busy"),
    Kind(
      view: framed("a", "activityIndicatorView", "10 10 20 20", "hidesWhenStopped=\"YES\""),
      drawing: ""),
    Kind(
      view: framed(
        "a", "visualEffectView", "10 10 100 40", "",
        "<blurEffect style=\"systemThinMaterial\"/>"
          + framed("c", "view", "0 0 100 40", "key=\"contentView\"")),
      drawing: "blur (10, 10) 100×40\n  view (10, 10) 100×40"),
    Kind(view: framed("a", "mapView"), drawing: "map (10, 10) 100×40 map \"\""),
    Kind(
      view: framed("a", "switch", "10 10 51 31", "on=\"YES\""),
      drawing: "switch (10, 10) 51×31 on"),
    Kind(
      view: framed("a", "slider", "10 10 100 31", "value=\"5\" minValue=\"0\" maxValue=\"20\""),
      drawing: "slider (10, 10) 100×31 25%"),
    Kind(
      view: framed("a", "textField", "10 10 200 34", "placeholder=\"Name\""),
      drawing: "text field (10, 10) 200×34 \"Name\""),
    Kind(
      view: framed(
        "a", "segmentedControl", "10 10 204 32", "selectedSegmentIndex=\"1\"",
        "<segments><segment title=\"Hot\"/><segment title=\"Iced\"/></segments>"),
      drawing: """
        horizontal stack (10, 10) 204×32
          label (12, 12) 100×28 "Hot"
          label (112, 12) 100×28 "Iced"
        """),
    Kind(
      view: framed("a", "pageControl", "10 10 39 20", "numberOfPages=\"2\""),
      drawing: """
        horizontal stack (10, 10) 39×20
          spacer (10, 10) 8×20
          view (18, 16.5) 23×7
            view (18, 16.5) 7×7
            view (34, 16.5) 7×7
          spacer (41, 10) 8×20
        """),
    Kind(
      view: framed("a", "datePicker"), drawing: "box (10, 10) 100×40 placeholder \"datePicker\""),
    Kind(
      view: framed("a", "view", "10 10 100 40", "customClass=\"ChartView\""),
      drawing: "box (10, 10) 100×40 placeholder \"ChartView\""),
    Kind(
      view: framed(
        "a", "view", "10 10 100 40", "customClass=\"Rounded\"",
        "<color key=\"backgroundColor\" systemColor=\"systemRedColor\"/>"),
      drawing: "view (10, 10) 100×40"),
    // The background that Xcode gives each view.
    Kind(
      view: framed(
        "a", "view", "10 10 100 40", "customClass=\"ChartView\"",
        "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\"/>"),
      drawing: "box (10, 10) 100×40 placeholder \"ChartView\""),
    Kind(
      view: framed(
        "a", "scrollView", "10 10 100 40", "",
        "<subviews>\(framed("b", "view", "0 30 90 40"))</subviews>"),
      drawing: "scroll view (10, 10) 100×40\n  view (10, 40) 90×40 (outside by 30)"),
  ]

  @Test(arguments: kinds) func isDrawn(kind: Kind) throws {
    let dump = try SampleInterface(views: kind.view).dump()
    #expect(dump == kind.drawing, "\(dump)")
  }

  @Test func thePagesOfAControlHaveItsColors() throws {
    let sample = try SampleInterface(
      views: framed(
        "a", "pageControl", "10 10 39 20", "numberOfPages=\"2\" currentPage=\"1\"",
        """
        <color key="pageIndicatorTintColor" systemColor="systemGreenColor"/>
        <color key="currentPageIndicatorTintColor" systemColor="systemRedColor"/>
        """))
    let dots = sample.view("a")?.all.compactMap(\.style.background)
    #expect(dots == [.semantic(.green), .semantic(.red)])
  }

  /// What a file says of an image's size counts where the project does not have it.
  @Test func anImageThatIsMissingHasTheSizeOfItsFile() throws {
    let sample = try SampleInterface(
      views: view("a", "imageView", "image=\"Cup\""),
      constraints: constraint("1", "a.leading", "root.leading")
        + constraint("2", "a.top", "root.top"),
      resources: "<image name=\"Cup\" width=\"48\" height=\"32\"/>")
    #expect(sample.solved()?.text("a") == "(0, 0) 48×32")
  }
}
