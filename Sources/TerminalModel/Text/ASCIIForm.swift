extension Unicode.Scalar {
  /// The ASCII character that stands for a line, a block, a Braille pattern, or one of some arrows,
  /// marks, dashes and quotation marks; nil for all other scalars.
  package var asciiForm: Unicode.Scalar? {
    switch self {
    case "─", "╌", "┄", "┈", "╴", "╶", "╼", "▔", "–", "—", "−": "-"
    // A heavy line differs from a thin one, so that the two parts of a progress bar differ, and a
    // scroll bar differs from the border beside it.
    case "━", "╍", "┅", "┉", "╸", "╺", "╾", "═": "="
    case "┃", "╏", "┇", "┋", "╹", "╻": "#"
    case "│", "╎", "┆", "┊", "╵", "╷", "║", "▏", "▎", "▍", "▌", "▐", "▕": "|"
    case "╱": "/"
    case "╲": "\\"
    case "\u{2500}"..."\u{257F}": "+"
    case "▀": "\""
    case "▁", "▂", "▃", "▄": "_"
    case "░": "."
    case "▒": ":"
    case "\u{2580}"..."\u{259F}": "#"
    case "←", "‹", "«", "◀", "◂", "❮": "<"
    case "→", "›", "»", "▶", "▸", "❯": ">"
    case "↑", "▲", "▴": "^"
    case "↓", "▼", "▾": "v"
    case "↵": "<"
    case "…", "·", "∙": "."
    case "●", "•", "★", "✓", "✔": "*"
    case "◆", "■", "▤"..."▩": "#"
    case "≡": "="
    case "□", "☐": "o"
    case "☑", "☒": "x"
    case "○", "◌", "☆", "◇", "◐"..."◕", "◴"..."◷": "o"
    case "✗", "✘", "×": "x"
    case "⚑": "P"
    // The pictures of control characters, such as ␊.
    case "\u{2400}"..."\u{2426}": "?"
    case "“", "”", "„": "\""
    case "‘", "’": "'"
    // The ten steps of a spinner, ⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏, become a line that turns: - - \ | / - - \ | /
    case "⠋", "⠙", "⠴", "⠦": "-"
    case "⠹", "⠧": "\\"
    case "⠸", "⠇": "|"
    case "⠼", "⠏": "/"
    case "\u{2800}"..."\u{28FF}": Self.asciiForm(ofDots: (value & 0xFF).nonzeroBitCount)
    default: nil
    }
  }

  private static func asciiForm(ofDots count: Int) -> Unicode.Scalar {
    switch count {
    case 0: " "
    case 1, 2: "."
    case 3, 4: ":"
    default: "#"
    }
  }
}

extension Frame {
  /// The frame with the `asciiForm` of each character that is one scalar with such a form; all
  /// others stay.
  package var inASCII: Frame {
    var frame = self
    frame.buffer.useASCII()
    return frame
  }
}

extension Buffer {
  fileprivate mutating func useASCII() {
    for row in rowsWithCells {
      forgetText(inRow: row, touching: 0..<size.columns)
      for index in (row * size.columns)..<((row + 1) * size.columns) {
        let cluster = cells[index].cluster
        guard cluster.width == 1, cluster.count == 1, let form = cluster.base.asciiForm else {
          continue
        }
        cells[index] = Cell(Cluster(form, width: 1), style: cells[index].style)
      }
    }
  }
}
