internal import Diagnostics
internal import Foundation
package import OutputFolder
internal import SourceFormats
internal import TestSupport
import TextTools

/// Text that would do something if an output took it for markup, a template or a command.
package enum Attack {
  /// Everything at once: the end of attributes, elements, comments, sections and scripts; links that run;
  /// templates and bindings; and a second line that is a command to GitHub.
  package static let text =
    "x\" onxss=\"1\"><xss a='b'>${xss}{{{xss}}}{{xss}}]]>--></title></script>"
    + "<script>xss()</script><img src=x onerror=xss()>[l](javascript:xss())![i](javascript:xss())"
    + "<javascript:xss()>`xss`|x|\n::error::xss%0A&lt;xss&gt;&#60;xss&#62;\u{202E}"

  /// A project for each value of each file in which that value has the attack at its end.
  package static func projects(attacking path: String, of project: SampleProject) -> [SampleProject]
  {
    let source = project[path]
    return values(of: path).flatMap { pattern in
      source.matches(of: pattern.regex).map { match in
        var attacked = project
        let range = match.output[1].range ?? match.range
        attacked[path] = source.replacingCharacters(
          in: range, with: pattern.write(String(source[range]) + text))
        return attacked
      }
    }
  }

  /// A project whose texts all end in the attack, and that has its cards all the same.
  package static func project(label: String = "a") -> SampleProject {
    let intent = Sample.intent(
      "Brew", parameters: [Sample.parameter("tea", "String")],
      codes: [
        Sample.code("success", isSuccess: true, says: "Done \(text)"), Sample.code("failure"),
      ],
      extra: [
        ("INIntentDescription", .string("About \(text)")),
        ("INIntentParameterCombinations", Sample.combinations([("tea", "Brew ${tea} \(text)")])),
      ])
    let definition = Sample.definition([intent]).file
      .replacing("<string>Brew it<", with: "<string>Title \(escaped(text))<")
      .replacing("<string>Tea<", with: "<string>Tea \(escaped(text))<")
    let yaml = jsonString(text)
    var project = SampleProject([
      "Tea.intentdefinition": definition,
      "TeaIntents/Info.plist": Sample.info(ui: false, supports: ["BrewIntent", text]).file,
      "TeaIntentsUI/Info.plist": Sample.info(ui: true, supports: ["BrewIntent"]).file,
      "de.lproj/Tea.strings": "\"Ti0001\" = \"\(quoted(text))\";\n",
      "site.yml": "title: \(yaml)\napp: {name: \(yaml)}\nlanguages: [en, de]\n",
      "Tea.controller.yml":
        "controller: C\nconfigureView: [{show: A}]\nlayouts:\n  A:\n    stack: vertical\n"
        + "    views:\n      - {label: \(label)}\n      - {label: \(yaml)}\n      - {button: \(yaml)}\n",
      "Tea.interaction.yml":
        "interaction: \(yaml)\nintent: BrewIntent\nsays: \(yaml)\nparameters: {tea: \(yaml)}\n",
      "page.md":
        "---\ntitle: \(yaml)\nsummary: \(yaml)\n---\n\n# H \(text)\n\n```\n\(text)\n```\n\n- \(text)\n\n"
        + "| a |\n|---|\n| \(text) |\n\n```card\nintent: Brew\n```\n\n```swift\n\(text)\n```\n",
    ])
    project["\(text.replacing("/", with: "∕")).md"] = "# Name\n"
    return project
  }

  /// How the values of a format are found, and written.
  private struct Pattern {
    let regex: Regex<AnyRegexOutput>
    let write: (String) -> String
  }

  private static func values(of path: String) -> [Pattern] {
    let element = Pattern(
      regex: Regex(/<(?:string|key)>([^<]*)<\//), write: escaped)
    let attribute = Pattern(regex: Regex(/="([^"]*)"/), write: escaped)
    // A key, a bracket, a brace or a comma, and then a plain or quoted value.
    let scalar = Pattern(
      regex: Regex(/(?:: |\[|, |- )("[^"\n]*"|[A-Za-z][^,\]\}\n:]*)/),
      write: { jsonString($0.replacing(/^"|"(?=x" onxss)/, with: "")) })
    let key = Pattern(regex: Regex(/(?m)^ *([A-Za-z]+):/), write: { jsonString($0) })
    let ending = path.split(separator: ".").last ?? ""
    return switch ending {
    case "yml": [scalar, key]
    case "storyboard", "svg": [attribute]
    case "strings": [Pattern(regex: Regex(/"([^"]*)"/), write: quoted)]
    case "md": [Pattern(regex: Regex(/(?m)(.+)$/), write: { $0 })]
    case "png": []
    default: [element]
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  private static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// What of an attack came through into the files of a site.
  package static func problems(in tree: OutputTree) -> [String] {
    tree.paths.compactMap { path in
      problem(in: tree.text(at: path), at: path).map { "\(path): \($0)" }
    }
  }

  private static func problem(in text: String, at path: String) -> String? {
    let bytes = Array(text.utf8)
    switch path.split(separator: ".").last ?? "" {
    case "html":
      for sign in ["<xss", "\" onxss", "<script>xss", "<img src=x", "=\"javascript:"]
      where bytes.contains(text: sign) { return "holds \(sign)" }
      return nil
    case "svg":
      if bytes.contains(text: "<xss") || bytes.contains(text: "\" onxss") { return "holds markup" }
      do throws(Diagnostic) {
        _ = try readXML(path: path, bytes: bytes)
        return nil
      } catch { return error.message }
    case "json": return isJSON(text) ? nil : "is no JSON"
    case "md": return holdsMarkup(markdown: text) ? "holds markup" : nil
    case "txt": return path == "llms.txt" && holdsMarkup(markdown: text) ? "holds markup" : nil
    default: return nil
    }
  }

  package static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) != nil
  }

  /// Whether a tag stands outside of code and is not escaped.
  private static func holdsMarkup(markdown text: String) -> Bool {
    var isCode = false
    for line in text.split(separator: "\n") {
      if line.trimmingPrefix(while: { $0 == " " || $0 == ">" }).hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, line.utf8.contains(UInt8(ascii: "<")), !line.hasPrefix("    "),
        line.replacing(/(`+)(?:(?!\1).)+\1/, with: "").contains(/(^|[^\\])<(xss|script|img)/)
      {
        return true
      }
    }
    return false
  }
}
