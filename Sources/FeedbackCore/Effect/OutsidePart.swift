/// The part of an effect that depends on more than the loop.
package enum OutsidePart: Hashable, Sendable {
  case work
  /// A registration with a source.
  case registration
}
