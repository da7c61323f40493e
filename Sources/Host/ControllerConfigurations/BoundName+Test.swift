internal import HostSimulation

extension BoundName {
  /// The name that a test of a key path asks for; nil for a path of neither the intent nor its response.
  init?(_ test: CaseTest.KeyPathTest) {
    self.init(test.root, test.path)
  }
}
