import CursesFeedback
import Observation

/// An observable class in a file that imports the library: the macro's expansion names the module
/// `Observation`, which no declaration of the library may hide.
@Observable
final class Settings {
  var columns: [Column] = [.name, .size]
}

/// A type with the name of one of the library's views: the user's own has precedence.
enum Column {
  case name, size
}
