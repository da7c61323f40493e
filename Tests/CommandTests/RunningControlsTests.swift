import Foundation
import TestSupport
import Testing

/// Controls that a storyboard gives to a running class.
@Suite(.onlyInFullLane) struct RunningControlsTests {
  private static let source = #"""
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      @IBOutlet weak var toggle: UISwitch!
      @IBOutlet weak var bar: UIProgressView!
      @IBOutlet weak var slider: UISlider!
      @IBOutlet weak var field: UITextField!
      @IBOutlet weak var started: UIActivityIndicatorView!
      @IBOutlet weak var stopped: UIActivityIndicatorView!
      @IBOutlet weak var words: UILabel!

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        words.font = .systemFont(ofSize: 11)
        started.startAnimating()
        stopped.stopAnimating()
        words.text = "\(toggle.isOn) \(bar.progress) \(slider.value) of \(slider.maximumValue), "
          + "\(field.placeholder ?? ""), \(started.isHidden) \(stopped.isHidden)"
        slider.value = 5
        let button = UIButton(type: .custom)
        button.frame = CGRect(x: 200, y: 90, width: 100, height: 34)
        button.setTitle("Off", for: .normal)
        button.setTitle("On", for: .selected)
        button.setTitleColor(.red, for: .disabled)
        button.isSelected = true
        view.addSubview(button)
        let emptied = UIButton(type: .custom)
        emptied.frame = CGRect(x: 200, y: 10, width: 100, height: 34)
        emptied.setTitle("Gone", for: .normal)
        emptied.setTitle(nil, for: .normal)
        let code = UITextField(frame: CGRect(x: 200, y: 150, width: 100, height: 30))
        code.isSecureTextEntry = true
        code.text = "1234"
        view.addSubview(code)
        let acting = UIButton(primaryAction: UIAction(title: "Act") { _ in })
        acting.frame = CGRect(x: 200, y: 190, width: 100, height: 30)
        view.addSubview(acting)
        let closed = UIButton(type: .system)
        closed.isEnabled = false
        view.addSubview(closed)
        let navigation = UINavigationController(rootViewController: UIViewController())
        addChild(navigation)
        view.addSubview(navigation.view)
        navigation.view.isHidden = true
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
        let inside = UILabel()
        inside.text = "Scrolled"
        inside.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scroll)
        scroll.addSubview(inside)
        for (side, other) in [
          (inside.topAnchor, scroll.contentLayoutGuide.topAnchor),
          (inside.bottomAnchor, scroll.contentLayoutGuide.bottomAnchor),
        ] { side.constraint(equalTo: other).isActive = true }
        inside.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor).isActive = true
        view.addSubview(emptied)
        completion(true, parameters, CGSize(width: 320, height: 200))
      }
    }
    """#

  private static let scene = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tea">
    <scenes><scene sceneID="s"><objects>
    <viewController id="tea" customClass="TeaViewController" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="200"/><subviews>
    <switch on="YES" id="s1"><rect key="frame" x="8" y="8" width="51" height="31"/></switch>
    <progressView progress="0.75" id="p1"><rect key="frame" x="80" y="20" width="100" height="4"/></progressView>
    <button buttonType="system" contentHorizontalAlignment="left" id="u1"><rect key="frame" x="8" y="160" width="180" height="30"/>
    <state key="normal" title="Leading"/></button>
    <slider value="2" minValue="0.0" maxValue="10" id="l1"><rect key="frame" x="8" y="50" width="150" height="31"/></slider>
    <textField borderStyle="roundedRect" placeholder="Which tea" id="f1"><rect key="frame" x="8" y="90" width="150" height="34"/></textField>
    <activityIndicatorView hidden="YES" hidesWhenStopped="YES" style="large" id="a1"><rect key="frame" x="200" y="50" width="37" height="37"/></activityIndicatorView>
    <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="medium" id="a2"><rect key="frame" x="250" y="50" width="20" height="20"/></activityIndicatorView>
    <visualEffectView id="b1"><rect key="frame" x="0" y="130" width="320" height="60"/>
    <view key="contentView" id="b2"><rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
    <label text="Tea" id="t1"><rect key="frame" x="8" y="8" width="300" height="20"/></label>
    </subviews></view><blurEffect style="regular"/></visualEffectView>
    </subviews></view>
    <connections>
    <outlet property="toggle" destination="s1" id="o1"/><outlet property="bar" destination="p1" id="o2"/>
    <outlet property="slider" destination="l1" id="o3"/><outlet property="field" destination="f1" id="o4"/>
    <outlet property="started" destination="a1" id="o5"/><outlet property="stopped" destination="a2" id="o6"/>
    <outlet property="words" destination="t1" id="o7"/>
    </connections></viewController></objects></scene></scenes></document>
    """

  /// What the file says holds until the class sets it, and the content of a blur is reached.
  @Test func controlsKeepTheValuesOfTheirFile() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["plain"])
    try RunningProject.add(
      storyboard: Self.scene, to: folder)
    let layout = try RunningProject.dump("layout", "plain", of: folder)
    for (view, look) in [
      ("toggle", "51×31 on"), ("bar", "75%"), ("slider", "50%"), ("field", "\"Which tea\""),
      ("started", "37×37 busy"), ("words", "\"true 0.75 2.0 of 10.0, Which tea, false true\""),
    ] {
      let line = layout.split(separator: "\n").first { $0.contains(" \(view) (") }
      #expect(line?.hasSuffix(look) == true, "\(view): \(line ?? "")")
    }
    #expect(!layout.contains(" stopped ("))
    // A button shows what it has for its state.
    #expect(layout.contains("\"On\"") && !layout.contains("\"Off\""), "\(layout)")
    #expect(!layout.contains("\"Gone\"") && layout.contains("\"Act\""), "\(layout)")
    #expect(layout.contains("\"••••\"") && !layout.contains("1234"), "\(layout)")
    for name in ["UIControl.isEnabled", "UINavigationController.navigationBar"] {
      #expect(layout.contains(name), "\(layout)")
    }
    // What a scroll view scrolls is as high as it is by itself.
    #expect(layout.contains(/label \([^)]*\) [\d.]+×20.5 "Scrolled"/), "\(layout)")
    let card = try RunningProject.dump("card", "plain", of: folder)
    #expect(card.contains(/<text x="16"[^>]*>Leading</), "\(card)")
  }
}
