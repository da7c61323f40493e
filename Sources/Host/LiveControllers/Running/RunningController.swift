package import ControllerConfigurations
package import Diagnostics
package import SourceFormats
internal import SystemCalls
internal import Synchronization
package import Views

/// The surroundings of a running controller: the resources of its target.
package struct ControllerWorld: Sendable {
  /// The scenes of the target's storyboards and xibs, as InterfaceBuilder has read them.
  package let scenes: [InterfaceScene]
  let messages: [PipeScene]
  package let assets: Assets
  /// The Info.plist of the extension, as the built bundle has it.
  package let info: PropertyListNode?
  let run: RunSettings?
  /// The bodies of answers of the network, by the paths of their files.
  let bodies: [String: [UInt8]]

  /// Things that code finds by a name.
  package struct Assets: Sendable {
    /// The sizes of the project's images in points, by name.
    package let images: [String: Size]
    /// The names of the images, by the marks of their files.
    let prints: [String: String]
    package let colors: [String: ColorRequest]
    /// Whether the project has files of fonts.
    let hasFonts: Bool

    package init(
      images: [String: Size], prints: [String: String], colors: [String: ColorRequest],
      hasFonts: Bool
    ) {
      self.images = images
      self.prints = prints
      self.colors = colors
      self.hasFonts = hasFonts
    }
  }

  /// Takes the scenes of the target's files as InterfaceBuilder has read them, and the same files.
  package init(
    scenes: [InterfaceScene], files: [(path: String, root: XMLElement)], assets: Assets,
    info: PropertyListNode?, run: RunSettings?, bodies: [String: [UInt8]]
  ) {
    self.scenes = scenes
    messages = files.flatMap { path, root in
      SceneMessages.scenes(of: root, path: path, as: scenes.filter { $0.path == path })
    }
    self.assets = assets
    self.info = info
    self.run = run
    self.bodies = bodies
  }

  /// The moment at which programs begin by default, in seconds since 1970: 10 June 2024, 9:41 in UTC
  /// (convention).
  private static let now: Double = 1_718_012_460

  /// The message about it for a program, with the folders that are its bundle and its container.
  func message(bundle: String, container: String?) -> HostMessage.World {
    HostMessage.World(
      now: run?.now?.secondsSince1970 ?? Self.now, location: run?.coordinate ?? [],
      bundle: .init(info: info?.pipeValue ?? .object([:]), folder: bundle),
      container: container,
      images: assets.images.mapValues { [$0.width.value, $0.height.value] },
      prints: assets.prints, colors: assets.colors.mapValues(\.pipeValue),
      hasFonts: assets.hasFonts, scenes: messages)
  }
}

/// The class of an Intents UI extension that answers by running.
package final class RunningController: Sendable {
  package let name: String
  package let location: SourceLocation
  package let program: ControllerProgram
  package let world: ControllerWorld
  let storyboard: String?
  private let process: ControllerProcess

  package init(_ program: ControllerProgram, of target: ControllerTarget, in world: ControllerWorld)
  {
    name = target.className
    location = target.location
    storyboard = target.storyboard
    self.program = program
    self.world = world
    process = ControllerProcess(
      program.path,
      world: world.message(bundle: program.bundle, container: program.container))
  }

  /// Which protections hold the program back, as it says itself; nil before the first ask.
  package var protections: [String]? { process.sandbox }

  /// Plays an ask; nil where the program cannot be started.
  func play(_ ask: HostMessage.Ask, _ help: ControllerProcess.Help) -> ControllerProcess.Play? {
    try? process.play(ask, help)
  }

  /// The entry point of the extension.
  var entry: [String: String] {
    storyboard.map { ["storyboard": $0] } ?? ["class": name]
  }
}
