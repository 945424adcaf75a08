/// The part of an effect that code outside the loop carries out.
package enum OutsidePart: Hashable, Sendable {
  /// Asynchronous work.
  case work
  /// A registration with a source.
  case registration
}
