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
      "96.5×34.5 \"Order\"", "70.5×59 \"Order\"", "70.5×49 \"Order⏎now\"", "139.5×28 \"Order\"",
    ]
    for size in sizes { #expect(layout.contains(size), "\(size) in \(layout)") }
    #expect(layout.contains("image (20.22, 97.5)") && layout.contains("image (126.75, 97.59)"))
  }
}
