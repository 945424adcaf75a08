import CursesFeedbackTesting
import Testing

/// The code on the page "Views and layout" draws the pictures of the page.
@MainActor
@Suite struct ViewsAndLayoutTests {
  private func expectPicture(
    _ name: String, columns: Int, rows: Int, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder<Still.Event> _ content: @escaping @Sendable () -> Node<Still.Event>
  ) {
    let app = TestApp(Still(content), size: Size(columns: columns, rows: rows))
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "\(columns) × \(rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/layout-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `stacks place views below each other and side by side`() {
    expectPicture("stacks", columns: 30, rows: 5) {
      Column(spacing: 1) {
        Text("Films").bold()
        Row(spacing: 2) {
          Text("Alien")
          Text("1979").dimmed()
        }
        Button("More", sends: .pressed)
      }
    }
  }

  @Test func `a long text takes the columns of the next view`() {
    expectPicture("greedy", columns: 30, rows: 1) {
      Row {
        Text("The Good, the Bad and the Ugly")
        Text("1966").dimmed()
      }
    }
  }

  @Test func `a text with an upper bound leaves columns to the next view`() {
    expectPicture("gives-way", columns: 30, rows: 1) {
      Row {
        Text("The Good, the Bad and the Ugly").frame(maxWidth: .max)
        Text("1966").dimmed()
      }
    }
  }

  @Test func `views that stretch share the remaining cells`() {
    expectPicture("shares", columns: 44, rows: 3) {
      Row(spacing: 0) {
        Panel("own width") { Text("15 columns") }
        Panel { Text("8") }.frame(maxWidth: 8)
        Panel("the rest") { Text("21 columns") }.frame(maxWidth: .max)
      }
    }
  }

  @Test func `panels share lines, which are joined`() {
    expectPicture("joined", columns: 36, rows: 7) {
      Column(spacing: -1) {
        Panel("Filter", border: .plain) { Text("comedy") }.frame(maxWidth: .max)
        Row(spacing: -1) {
          Panel(border: .plain, padding: 0) {
            Text(" Bringing Up Baby ")
            Divider()
            Text(" 3 films")
          }
          Panel(border: .plain, padding: 0) {
            Text(" 1938")
            Divider()
            Text(" 102 minutes")
          }
          .frame(maxWidth: .max)
        }
      }
      .joinedBorders()
    }
  }

  @Test func `a spacer pushes its siblings apart`() {
    expectPicture("spacer", columns: 30, rows: 6) {
      Row {
        Text("Count: 3")
        Spacer()
        Text("saved").dimmed()
      }
      Divider()
      Spacer()
      Text("The last row").reversed()
    }
  }

  @Test func `an alignment decides whether the content fills the frame`() {
    expectPicture("frames", columns: 44, rows: 5) {
      Row(spacing: 2) {
        Panel("fills") { Text("1") }.frame(width: 14, height: 5)
        Panel("own size") { Text("1") }.frame(width: 26, height: 5, alignment: .center)
      }
    }
  }

  @Test func `padding leaves cells free on every side`() {
    expectPicture("padding", columns: 30, rows: 5) {
      Panel("padding 1", padding: 1) { Text("inside") }
    }
  }

  @Test func `layers lie on top of each other`() {
    expectPicture("layers", columns: 44, rows: 7) {
      Layers {
        Text("Alien\nBlade Runner\nCasablanca\nDune\nFargo\nGravity").aligned(.topLeading)
        Panel("Delete this film?") {
          Row(spacing: 2) {
            Button("Delete", sends: .pressed)
            Button("Keep", sends: .pressed)
          }
        }
        .modal()
      }
    }
  }

  @Test(arguments: [24, 16, 9])
  func `content that does not fit is clipped`(columns: Int) {
    expectPicture("clipping-\(columns)", columns: columns, rows: 5) {
      Panel("Now playing") {
        Text("A film by Wong Kar-wai")
        Row(spacing: 2) {
          Button("Play", sends: .pressed)
          Button("Stop", sends: .pressed)
        }
      }
    }
  }

  @Test func `a popover is in front of the panel around its view`() {
    expectPicture("popover", columns: 30, rows: 8) {
      Panel("Films", border: .plain) {
        Row {
          Text("Alien").frame(maxWidth: .max)
          Button("Sort", sends: .pressed)
            .popover(alignment: .topTrailing) {
              Panel(border: .plain) { Text("Title\nYear\nLength") }
            }
        }
      }
      Text("3 films")
    }
  }

  @Test(arguments: [44, 24])
  func `the content of a size reader depends on the columns`(columns: Int) {
    expectPicture("size-\(columns)", columns: columns, rows: 4) {
      SizeReader { size in
        if size.columns < 40 {
          Panel("Films") { Text("Alien\nDune") }.frame(maxWidth: .max)
        } else {
          Row(spacing: 0) {
            Panel("Films") { Text("Alien\nDune") }.frame(width: 14)
            Panel("Alien") { Text("By Ridley Scott, 1979") }.frame(maxWidth: .max)
          }
        }
      }
    }
  }

  @Test(arguments: [24, 16])
  func `the first view that fits is shown`(columns: Int) {
    expectPicture("fits-\(columns)", columns: columns, rows: 2) {
      ViewThatFits(in: .horizontal) {
        Row(spacing: 2) {
          Button("Play", sends: .pressed)
          Button("Stop", sends: .pressed)
        }
        Column {
          Button("Play", sends: .pressed)
          Button("Stop", sends: .pressed)
        }
      }
    }
  }

  /// A table of films, whose columns and offset the user has changed.
  private func arranged(
    @ViewBuilder<Cinema.Event> _ content: @escaping @Sendable (Cinema.State) -> Node<Cinema.Event>
  ) -> TestApp<Cinema> {
    let app = TestApp(Cinema(content), size: Size(columns: 50, rows: 4))
    app.drag(from: Position(column: 1, row: 0), to: Position(column: 14, row: 0))
    app.press(.end)
    return app
  }

  @Test func `a table keeps its columns and its offset beside a pane that opens in its row`() {
    let app = arranged { state in
      Row(spacing: 0) {
        Table(state.films) {
          TableColumn("Title", \.title, width: .fixed(12))
          TableColumn("Year", \.year, width: .fixed(6))
        }
        if state.showsDetails {
          Panel("Details") { Text("By Ridley Scott, 1979") }.frame(width: 24)
        }
      }
    }
    let before = app.frame
    #expect(before.text.hasPrefix("Year    Title"))
    app.send(.detailsToggled)
    app.expectText("Details")
    app.expectText("Year    Title")
    app.expectText("Heat")
    app.send(.detailsToggled)
    #expect(app.frame == before)
  }

  @Test func `a table keeps its columns and its offset in a split whose other pane is hidden`() {
    let app = arranged { state in
      Split(.horizontal, minSecond: state.showsDetails ? 20 : .max) {
        Table(state.films) {
          TableColumn("Title", \.title, width: .fixed(12))
          TableColumn("Year", \.year, width: .fixed(6))
        }
      } second: {
        Text("By Ridley Scott, 1979")
      }
    }
    let before = app.frame
    #expect(before.text.hasPrefix("Year    Title"))
    app.send(.detailsToggled)
    app.expectText("Scott")
    app.expectText("Year    Title")
    app.expectText("Heat")
    app.send(.detailsToggled)
    #expect(app.frame == before)
  }

  @Test func `a table that moves into another container begins again`() {
    let app = arranged { state in
      let table = Table<Cinema.Event>(state.films) {
        TableColumn("Title", \.title, width: .fixed(12))
        TableColumn("Year", \.year, width: .fixed(6))
      }
      .id("films")
      if state.showsDetails {
        Split(.horizontal) {
          table
        } second: {
          Text("By Ridley Scott, 1979")
        }
      } else {
        table
      }
    }
    #expect(app.frame.text.hasPrefix("Year    Title"))
    app.send(.detailsToggled)
    #expect(app.frame.text.hasPrefix("Title         Year"))
  }

  @Test func `the output of a program has its colours, and matches are highlighted`() {
    let app = TestApp(Output(), size: Size(columns: 44, rows: 5))
    app.send(
      .linesRead([
        "\u{1B}[33m9fceb02\u{1B}[m Draw lists of commits",
        "\u{1B}[33m4aa1c77\u{1B}[m\u{1B}[33m (\u{1B}[1;32mmain\u{1B}[m\u{1B}[33m)\u{1B}[m List tags",
        "\u{1B}[33mb5d01f3\u{1B}[m Read the configuration",
      ]))
    app.send(.searched("list"))
    app.send(.selected(1))
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "git log",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/layout-output.svg")
  }

  @Test func `the focus stays with the identity of a row`() {
    let app = TestApp(FilmShelf(), size: Size(columns: 20, rows: 2))
    app.press(.tab, "r", .enter)
    #expect(app.state.opened == 2)
  }
}
