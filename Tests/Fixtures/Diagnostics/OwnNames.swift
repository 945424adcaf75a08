import CursesFeedback

// An application's own types hide those of the package with the same names.

enum Column { case title, year }
enum Row { case first, last }
struct Case { var number = 0 }
struct Key { var value = "" }
struct Input { var text = "" }
struct Session { var user = "" }
struct Scope { var depth = 0 }
struct Cell { var number = 0.0 }
struct Frame { var width = 0.0 }
struct Buffer { var bytes: [UInt8] = [] }
struct Sender { var name = "" }
struct Launch { var date = 0 }
struct Mouse { var name = "" }
struct HStack { var number = 0 }
struct TextField { var text = "" }

struct Table {
  var columns: [Column] = [.title, .year]
  var rows: [Row] = [.first]
  var things: (Case, Key, Input, Session, Scope, Cell, Frame, Buffer) = (
    Case(number: 1), Key(value: "a"), Input(text: "b"), Session(user: "c"), Scope(depth: 2),
    Cell(number: 3), Frame(width: 4), Buffer(bytes: [])
  )
  var others: (Sender, Launch, Mouse, HStack, TextField) = (
    Sender(name: "a"), Launch(date: 1), Mouse(name: "b"), HStack(number: 2), TextField(text: "c")
  )
}

@ViewBuilder<Never> func view(of table: Table) -> Node<Never> {
  CursesFeedback.Column {
    CursesFeedback.Row { for column in table.columns { Text(title(of: column)) } }
  }
}

func title(of column: Column) -> String {
  switch column {
  case .title: "Title"
  case .year: "Year"
  }
}
