import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Charts" draws the pictures of the page.
@MainActor
@Suite struct ChartsTests {
  private func expectPicture(
    _ name: String, columns: Int = 60, rows: Int, sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder<Measurements.Event> of content:
      @escaping @Sendable (Measurements.State) -> Node<Measurements.Event>
  ) {
    let app = TestApp(Measurements(content), size: Size(columns: columns, rows: rows))
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "\(columns) × \(rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/chart-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `large text has one of three scales`() {
    expectPicture("big-text", rows: 9) { state in
      Column(spacing: 1) {
        BigText(state.time).foreground(.accent)
        BigText("\(state.count)", upTo: .small)
      }
    }
  }

  @Test func `a sparkline shows the newest values`() {
    expectPicture("sparkline", rows: 6) { state in
      Column(spacing: 1) {
        Row(spacing: 1) {
          Text("CPU")
          Sparkline(state.loads, in: 0...1)
        }
        Sparkline(state.changes, baseline: 0, height: 4).foreground(.success)
      }
    }
  }

  @Test func `a gauge has a title, a number and thresholds`() {
    expectPicture("gauge", rows: 5) { state in
      Column(spacing: 1) {
        Gauge("CPU", value: 0.42, thresholds: [0.7: .warning, 0.9: .error])
        Gauge("Memory", value: 11.8, in: 0...16, label: "11.8 GB", thresholds: [11: .warning])
        Gauge("Disk", value: 0.94, thresholds: [0.7: .warning, 0.9: .error])
      }
    }
  }

  @Test func `a horizontal bar has a label and a value`() {
    expectPicture("bars", rows: 5) { _ in
      BarChart(
        [ChartBar("Alien", 412), ChartBar("Dune", 380), ChartBar("Heat", 255)],
        text: { "\(Int($0)) min" })
    }
  }

  @Test func `vertical bars are grouped or stacked`() {
    expectPicture("bars-vertical", rows: 12) { _ in
      let days = [ChartBar("Mon", 4, 2, 1), ChartBar("Tue", 6, 3, 3), ChartBar("Wed", 3, 5, 2)]
      let names = ["Work", "Sport", "Films"]
      Row(spacing: 4) {
        BarChart(days, series: names, axis: .vertical)
        BarChart(days, series: names, isStacked: true, axis: .vertical)
      }
    }
  }

  @Test func `lines have axes and a legend`() {
    expectPicture("lines", rows: 14) { state in
      LineChart(
        [
          ChartSeries("Received", values: state.received),
          ChartSeries("Sent", values: state.sent),
        ],
        x: ChartAxis { "\(Int($0)) s" }, y: ChartAxis { "\(Int($0)) MB" })
    }
  }

  @Test func `lines consist of dots of different sizes`() {
    expectPicture("dots", rows: 14) { state in
      LineChart([ChartSeries(values: state.received)], dots: .quarterBlocks)
      LineChart([ChartSeries(values: state.received)], glyphs: .ascii)
    }
  }

  @Test func `progress has a rate and a remaining time`() {
    expectPicture("progress", rows: 1) { state in
      Row(spacing: 1) {
        ProgressBar(state.download.fraction)
        ProgressSummary(state.download) { "\(Int($0)) MB/s" }.frame(width: 20)
      }
    }
  }
}
