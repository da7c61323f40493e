import CardLayout
import Diagnostics
import Foundation
import InterfaceBuilder
import SourceFormats
import Views

// Reads a storyboard or a xib, and solves each of its scenes at 12 widths, so many times:
//
//     solve-scenes FILE ROUNDS
//
// `Scripts/bench.py` measures it; with no round, it measures the reading alone. What is printed are
// the heights, so that nothing is done in vain.

let words = CommandLine.arguments
guard words.count == 3, let rounds = Int(words[2]),
  let data = FileManager.default.contents(atPath: words[1])
else {
  FileHandle.standardError.write(Data("usage: solve-scenes FILE ROUNDS\n".utf8))
  exit(64)
}
var diagnostics: [Diagnostic] = []
let root = try readXML(path: words[1], bytes: Array(data))
let scenes = InterfaceReader(path: words[1]).scenes(root, reporting: &diagnostics)
var heights = Points.zero
for _ in 0..<rounds {
  for scene in scenes {
    let layout = SceneLayout(scene.view, name: "scene", in: LayoutEnvironment())
    for width in 0..<12 {
      heights = heights + layout.fittingHeight(width: Points(Double(280 + 12 * width)))
    }
  }
}
print("\(scenes.count) scenes, \(heights) points in all")
