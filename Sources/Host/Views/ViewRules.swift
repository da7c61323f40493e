package import Diagnostics

extension Rule {
  package static let controlInCard = Rule("control-in-card", .warning)
}
