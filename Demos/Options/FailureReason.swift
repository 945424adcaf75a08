import CursesFeedback
import Foundation

/// A sentence for the user about an error of a file: the reason as the system states it, such as
/// "Permission denied.", or the mistake in a theme or a map of keys.
package func reason(of error: any Error) -> String {
  switch error {
  case let error as ThemeError: error.description
  case let error as KeyMapError: error.description
  case is DecodingError: "The file is not in the expected format."
  default:
    ((error as? CocoaError)?.underlying as? POSIXError).map {
      String(cString: strerror($0.code.rawValue)) + "."
    } ?? error.localizedDescription
  }
}
