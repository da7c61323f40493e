import TestSupport
import Testing

/// Charts, and symbols of two colors.
struct RunningChartsTests {
  private func card(_ view: String) throws -> (card: String, layout: String) {
    let folder = try RunningProject.folder(
      RunningProject.hosting(
        """
        import Charts
        struct Card: View {
          let cups = [("Mon", 2), ("Tue", 4)]
          var body: some View { \(view) }
        }
        """, width: 200, height: 100), shapes: ["a"])
    return (
      try RunningProject.dump("card", "a", of: folder),
      try RunningProject.dump("layout", "a", of: folder)
    )
  }

  @Test func barsStandOnTheirAxis() throws {
    let (card, layout) = try card(
      """
      Chart {
        ForEach(cups, id: \\.0) { day in
          BarMark(x: .value("Day", day.0), y: .value("Cups", day.1)).foregroundStyle(.red)
        }
        if cups.count > 1 { RuleMark(y: .value("Goal", 3)) }
      }.chartYAxis(.hidden)
      """)
    // The higher of two bars is as high as the plot, whose lower 18 points name the days.
    #expect(card.contains("d=\"M120 0L180 0L180 82L120 82Z\""), "\(card)")
    #expect(layout.contains("\"Mon\"") && layout.contains("\"Tue\""), "\(layout)")
    #expect(card.contains("Estimated: Chart"), "\(card)")
  }

  @Test func aValueThatIsNoNumberHasNoPlace() throws {
    let (card, layout) = try card(
      """
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Cups", Double.nan)).foregroundStyle(.red)
        BarMark(x: .value("Day", "Tue"), y: .value("Cups", 4.0), width: .ratio(0.5))
          .foregroundStyle(.red)
        LineMark(x: .value("Day", "Tue"), y: .value("Cups", Double.infinity))
      }.chartYAxis(.hidden)
      """)
    #expect(layout.contains("\"Mon\"") && layout.contains("\"Tue\""), "\(layout)")
    #expect(!card.contains("Not drawn"), "\(card)")
    #expect(card.contains("d=\"M125 0L175 0L175 82L125 82Z\""), "\(card)")
    #expect(!card.contains("d=\"M20 "), "\(card)")
  }

  @Test func barsStandBesideEachOtherByGroup() throws {
    let (card, _) = try card(
      """
      Chart {
        BarMark(x: .value("Day", "Mon"), y: .value("Cups", 4), width: .fixed(20))
          .position(by: .value("Who", "Ann")).foregroundStyle(.red)
        BarMark(x: .value("Day", "Mon"), y: .value("Cups", 2), width: .fixed(20))
          .position(by: .value("Who", "Bo")).foregroundStyle(.red)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
      """)
    // Each group has half of the band of 200 points, and they move together by the gap (inferred).
    #expect(card.contains("d=\"M60 0L80 0L80 100L60 100Z\""), "\(card)")
    #expect(card.contains("d=\"M120 50L140 50L140 100L120 100Z\""), "\(card)")
  }

  @Test func pointsHaveTheirShapesAndLinesTheirSteps() throws {
    let (card, _) = try card(
      """
      Chart {
        ForEach(cups, id: \\.0) { day in
          LineMark(x: .value("Day", day.0), y: .value("Cups", day.1))
            .interpolationMethod(.stepEnd).symbol(.diamond).symbolSize(100).foregroundStyle(.red)
          PointMark(x: .value("Day", day.0), y: .value("Cups", 1)).symbol(.pentagon)
        }
      }.chartXAxis(.hidden).chartYAxis(.hidden)
      """)
    #expect(card.contains("d=\"M50 50L150 50L150 0L150 0\""), "\(card)")
    #expect(card.contains("d=\"M50 44.36"), "\(card)")
    #expect(card.contains("Not drawn: ChartContent.symbol(_:)"), "\(card)")
  }

  @Test func anAxisShowsWhatCodeSays() throws {
    let (card, layout) = try card(
      """
      Chart(cups, id: \\.0) { day in
        LineMark(x: .value("Day", Date(timeIntervalSince1970: Double(day.1) * 86400)), y: .value("Cups", day.1))
      }
      .chartXAxis { AxisMarks(preset: .aligned) }
      .chartYAxis {
        AxisMarks(position: .leading, values: [0, 2, 9]) { value in
          if value.index > 0 { AxisGridLine().foregroundStyle(.red) }
          AxisValueLabel { if value.index > 9 { Text("none") } }
          AxisValueLabel { if let cups = value.as(Int.self) { Text("\\(cups) cups") } }
        }
      }
      .chartYAxisLabel("drunk").chartXScale(range: .plotDimension(padding: 8))
      .chartOverlay { proxy in
        GeometryReader { room in
          if let plot = proxy.plotFrame { Text("over").position(x: room[plot].midX, y: 20) }
        }
      }
      """)
    // Times without a unit are named by the length of the axis; a value beyond it is left out.
    for text in ["Jan 3", "Jan 5", "0 cups", "2 cups", "drunk", "over"] {
      #expect(layout.contains("\"\(text)\""), "\(text) in \(layout)")
    }
    #expect(!layout.contains("9 cups"), "\(layout)")
    #expect(card.contains("Not drawn: View.chartXScale(range:)"), "\(card)")
  }

  @Test func anAxisHasWhatItsScaleSays() throws {
    let (card, layout) = try card(
      """
      Chart(cups, id: \\.0) { day in
        BarMark(x: .value("Day", Date(timeIntervalSince1970: Double(day.1) * 86400), unit: .day), y: .value("Cups", 5))
          .foregroundStyle(by: .value("Day", day.0))
      }
      .chartXAxis { AxisMarks(values: .stride(by: .day)) { AxisTick(); AxisValueLabel(format: .dateTime.weekday()) } }
      .chartYScale(domain: [0, 10]).chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
      .chartForegroundStyleScale(range: [.red, .green])
      """)
    for text in ["Sat", "Sun", "Mon", "0", "5", "10", "Tue"] {
      #expect(layout.contains("\"\(text)\""), "\(text) in \(layout)")
    }
    #expect(!layout.contains("\"2\""), "\(layout)")
    #expect(card.contains("cp-f-FF3B30-FF453A") && card.contains("cp-f-34C759-30D158"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func annotationsStandBesideTheirMarks() throws {
    let (card, layout) = try card(
      """
      Chart {
        PointMark(x: .value("x", "Mon"), y: .value("y", 2)).annotation { Text("peak") }
        RuleMark(y: .value("Goal", 3)).annotation(position: .top, alignment: .trailing) { Text("goal") }
        BarMark(x: .value("x", "Tue"), y: .value("y", 4)).clipShape(Capsule()).blur(radius: 2)
          .annotation(position: .overlay) { if true { Text("four") } }
      }.chartXAxis(.hidden).chartYAxis(.hidden)
      """)
    #expect(card.contains("Not drawn: ChartContent.blur(radius:)"), "\(card)")
    // Above a point, at the end of a rule, and in the middle of a bar.
    for place in ["(39.25, 114.72)", "(175.5, 93.22)", "(142.5, 130.36)"] {
      #expect(layout.contains("label \(place)"), "\(place) in \(layout)")
    }
  }

  @Test func flatBarsStandOnEachOther() throws {
    let (card, _) = try card(
      """
      Chart {
        BarMark(x: .value("x", 6), y: .value("y", "Mon")).foregroundStyle(.red)
        BarMark(x: .value("x", 4), y: .value("y", "Mon")).foregroundStyle(.red)
      }.chartXAxis(.hidden).chartYAxis(.hidden)
      """)
    #expect(card.contains("d=\"M120 20L200 20L200 80L120 80Z\""), "\(card)")
  }

  /// An area has its gradient from its upper to its lower edge.
  @Test func anAreaHasItsGradient() throws {
    let (card, _) = try card(
      """
      Chart(cups, id: \\.0) { day in
        AreaMark(x: .value("Day", day.0), y: .value("Cups", day.1))
          .foregroundStyle(.linearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
      }.chartXAxis(.hidden).chartYAxis(.hidden)
      """)
    #expect(
      card.contains("linear-gradient(180deg,rgb(0 0 0/1) 0%,rgb(0 0 0/0) 100%)"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }

  @Test func aPieHasItsColorsAndTheirNames() throws {
    let (card, layout) = try card(
      """
      Chart(cups, id: \\.0) { day in
        SectorMark(angle: .value("Cups", day.1), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Day", day.0))
      }
      """)
    #expect(layout.contains("\"Mon\"") && layout.contains("\"Tue\""), "\(layout)")
    #expect(card.contains("cp-f-007AFF-0A84FF") && card.contains("cp-f-34C759-30D158"), "\(card)")
  }

  @Test func aPaletteColorsTheMarkAndItsGround() throws {
    let (card, _) = try card(
      "Image(systemName: \"checkmark.circle.fill\").foregroundStyle(.white, .green)")
    #expect(card.contains("cp-f-34C759-30D158"), "\(card)")
    #expect(card.contains("stroke=\"#FFFFFF\"") || card.contains("cp-s-FFFFFF"), "\(card)")
    #expect(!card.contains("Not drawn"), "\(card)")
  }
}
