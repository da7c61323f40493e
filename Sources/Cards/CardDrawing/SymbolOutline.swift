internal import Views

/// The lines of a symbol on a grid of 24 units; every one is our own.
struct SymbolOutline {
  /// The closed outline: filled in a symbol whose name ends in `fill`.
  let area: String
  /// Lines on it.
  let inner: String
  /// Lines beside it.
  let outer: String

  private init(_ area: String = "", inner: String = "", outer: String = "") {
    self.area = area
    self.inner = inner
    self.outer = outer
  }

  init(_ shape: SymbolShape) {
    self =
      switch shape {
      case .airplane:
        SymbolOutline(
          "M12 3 C13 3 13.5 4 13.5 6 L13.5 9.5 L21 14 L21 16 L13.5 14 L13.5 18 L16 20 L16 21 L12 20 L8 21 L8 20 L10.5 18 L10.5 14 L3 16 L3 14 L10.5 9.5 L10.5 6 C10.5 4 11 3 12 3 Z"
        )
      case .alarm:
        SymbolOutline(
          "O12 13 7.5",
          inner: "M12 9 L12 13 L14.5 15",
          outer: "M4 5 L7 3 M20 5 L17 3")
      case .arrowClockwise:
        SymbolOutline(
          outer: "M19 12 A7 7 0 1 1 16.5 6.6 M16.5 2.5 L16.5 7 L12 7")
      case .arrowCounterclockwise:
        SymbolOutline(
          outer: "M5 12 A7 7 0 1 0 7.5 6.6 M7.5 2.5 L7.5 7 L12 7")
      case .arrowDown: SymbolOutline(outer: "M12 4 L12 20 M6 14 L12 20 L18 14")
      case .arrowDownRight: SymbolOutline(outer: "M6 6 L18 18 M9 18 L18 18 L18 9")
      case .arrowLeft: SymbolOutline(outer: "M20 12 L4 12 M10 6 L4 12 L10 18")
      case .arrowLeftArrowRight:
        SymbolOutline(
          outer: "M4 8 L19 8 M15 4 L19 8 L15 12 M20 16 L5 16 M9 12 L5 16 L9 20")
      case .arrowRight: SymbolOutline(outer: "M4 12 L20 12 M14 6 L20 12 L14 18")
      case .arrowUp: SymbolOutline(outer: "M12 20 L12 4 M6 10 L12 4 L18 10")
      case .arrowUpArrowDown:
        SymbolOutline(
          outer: "M8 20 L8 5 M4 9 L8 5 L12 9 M16 4 L16 19 M12 15 L16 19 L20 15")
      case .arrowUpRight: SymbolOutline(outer: "M6 18 L18 6 M9 6 L18 6 L18 15")
      case .backward: SymbolOutline("M20 6 L12 12 L20 18 Z M12 6 L4 12 L12 18 Z")
      case .bag: SymbolOutline("R5 8 14 12 2", outer: "M8.5 8 A3.5 3.5 0 0 1 15.5 8")
      case .banknote: SymbolOutline("R3 6 18 12 2", inner: "O12 12 3")
      case .barcode:
        SymbolOutline(
          outer: "M4 5 L4 19 M7 5 L7 19 M11 5 L11 19 M14 5 L14 19 M17 5 L17 19 M20 5 L20 19")
      case .battery100: SymbolOutline("R2.5 8 17 9 2.5", outer: "M21.5 11 L21.5 14")
      case .bedDouble:
        SymbolOutline(
          "M3 13 L21 13 L21 18 L3 18 Z",
          outer: "M3 13 L3 7 M3 18 L3 20 M21 18 L21 20 M6 13 L6 10 L18 10 L18 13")
      case .bell:
        SymbolOutline(
          "M5 17 C7 15 7 13 7 10.5 C7 3.5 17 3.5 17 10.5 C17 13 17 15 19 17 Z",
          outer: "M10 20 L14 20")
      case .bicycle:
        SymbolOutline(
          outer: "O6 16 4 O18 16 4 M6 16 L10 8 L15 8 L18 16 M10 8 L12.5 16 L6 16")
      case .bolt: SymbolOutline("M13 3 L5 14 L11 14 L10 21 L19 9.5 L13 9.5 Z")
      case .book:
        SymbolOutline(
          "M12 6 C9 4 6 4 3 5 L3 18 C6 17 9 17 12 19 C15 17 18 17 21 18 L21 5 C18 4 15 4 12 6 Z",
          inner: "M12 6 L12 19")
      case .bookmark: SymbolOutline("M7 4 L17 4 L17 20 L12 16 L7 20 Z")
      case .building2:
        SymbolOutline(
          "R4 8 8 12 1 R12 4 8 16 1",
          inner: "M7 12 L9 12 M7 16 L9 16 M15 8 L17 8 M15 12 L17 12 M15 16 L17 16")
      case .bus:
        SymbolOutline(
          "R5 4 14 14 2.5",
          inner: "M5 11 L19 11",
          outer: "M8 18 L8 20.5 M16 18 L16 20.5")
      case .calendar:
        SymbolOutline(
          "R4 5 16 15 2.5",
          inner: "M4 10 L20 10",
          outer: "M8 3 L8 6 M16 3 L16 6")
      case .camera:
        SymbolOutline(
          "M4 8 L8 8 L9.5 6 L14.5 6 L16 8 L20 8 L20 19 L4 19 Z",
          inner: "O12 13 3.5")
      case .capsule: SymbolOutline("R3 7 18 10 5")
      case .car:
        SymbolOutline(
          "M4 16 L4 12 L6 7 L18 7 L20 12 L20 16 Z",
          inner: "M5 12 L19 12",
          outer: "M7 16 L7 18.5 M17 16 L17 18.5")
      case .cart:
        SymbolOutline(
          "M6 7 L20 7 L18 15 L8 15 Z",
          outer: "M2.5 4 L5.2 4 L6 7 M9 19 L9 19.2 M16.5 19 L16.5 19.2")
      case .chartBar: SymbolOutline("R4 12 4 8 1 R10 8 4 12 1 R16 4 4 16 1")
      case .checkmark: SymbolOutline(outer: "M5 13 L10 18 L19 6")
      case .chevronDown: SymbolOutline(outer: "M5 9 L12 16 L19 9")
      case .chevronLeft: SymbolOutline(outer: "M15 5 L8 12 L15 19")
      case .chevronRight: SymbolOutline(outer: "M9 5 L16 12 L9 19")
      case .chevronUp: SymbolOutline(outer: "M5 15 L12 8 L19 15")
      case .circle: SymbolOutline("O12 12 9")
      case .clock: SymbolOutline("O12 12 9", inner: "M12 7 L12 12 L15.5 14")
      case .cloud:
        SymbolOutline(
          "M7 18 A4.2 4.2 0 0 1 7 9.6 A5.2 5.2 0 0 1 17 9.4 A4.4 4.4 0 0 1 17.5 18 Z")
      case .cloudRain:
        SymbolOutline(
          "M7 15 A4.2 4.2 0 0 1 7 6.6 A5.2 5.2 0 0 1 17 6.4 A4.4 4.4 0 0 1 17.5 15 Z",
          outer: "M8 18 L7 21 M12 18 L11 21 M16 18 L15 21")
      case .creditcard: SymbolOutline("R3 6 18 13 2.5", inner: "M3 10.5 L21 10.5")
      case .cross:
        SymbolOutline(
          "M9 4 L15 4 L15 9 L20 9 L20 15 L15 15 L15 20 L9 20 L9 15 L4 15 L4 9 L9 9 Z")
      case .cupAndSaucer:
        SymbolOutline(
          "M5 6 L17 6 L17 11 C17 18 5 18 5 11 Z",
          outer: "M17 8 C21 7 21 13 16.5 12.5 M4 20 L18 20")
      case .desktopcomputer: SymbolOutline("R3 4 18 12 2", outer: "M9 20 L15 20 M12 16 L12 20")
      case .doc: SymbolOutline("M6 3 L14 3 L18 7 L18 21 L6 21 Z")
      case .docText:
        SymbolOutline(
          "M6 3 L14 3 L18 7 L18 21 L6 21 Z",
          inner: "M9 11 L15 11 M9 14.5 L15 14.5")
      case .dollarsign:
        SymbolOutline(
          outer:
            "M12 3 L12 21 M16.5 7.5 C15 4.5 8 4.5 8 8.5 C8 13 16.5 10.5 16.5 15.5 C16.5 19.5 9 19.5 7.5 16"
        )
      case .drop:
        SymbolOutline(
          "M12 3 C16 8.5 18 11.5 18 14.5 C18 22.5 6 22.5 6 14.5 C6 11.5 8 8.5 12 3 Z")
      case .ellipsis: SymbolOutline(outer: "M6 12 L6 12.2 M12 12 L12 12.2 M18 12 L18 12.2")
      case .envelope: SymbolOutline("R3 6 18 13 2.5", inner: "M4 8 L12 14 L20 8")
      case .eurosign:
        SymbolOutline(
          outer: "M18 6 C12 3 7 7 7 12 C7 17 12 21 18 18 M4 10.5 L14 10.5 M4 13.5 L14 13.5")
      case .exclamationmark: SymbolOutline(outer: "M12 5 L12 14 M12 18 L12 18.3")
      case .exclamationmarkTriangle:
        SymbolOutline(
          "M12 4 L21 20 L3 20 Z",
          inner: "M12 10 L12 14 M12 17 L12 17.2")
      case .eye:
        SymbolOutline(
          "M2 12 C6 5.5 18 5.5 22 12 C18 18.5 6 18.5 2 12 Z",
          inner: "O12 12 3")
      case .figureWalk:
        SymbolOutline(
          "O13 4.5 1.8",
          outer: "M13 8 L11 14 L14.5 17 L15.5 21 M11 14 L8 21 M8 11.5 L12.8 8.5 L17 11.5")
      case .flag: SymbolOutline("M6 4 L19 4 L16 8.5 L19 13 L6 13 Z", outer: "M6 13 L6 21")
      case .flame: SymbolOutline("M12 3 C13 8 18 9 18 15 C18 22 6 22 6 15 C6 11 9.5 9.5 12 3 Z")
      case .folder: SymbolOutline("M3 6 L9 6 L11 8 L21 8 L21 19 L3 19 Z")
      case .forkKnife:
        SymbolOutline(
          outer: "M8 3 L8 21 M5 3 L5 8 C5 10 11 10 11 8 L11 3 M16 21 L16 3 C19 5 19.5 10 16 13")
      case .forward: SymbolOutline("M4 6 L12 12 L4 18 Z M12 6 L20 12 L12 18 Z")
      case .gear:
        SymbolOutline(
          "O12 12 6",
          inner: "O12 12 2.2",
          outer:
            "M12 3 L12 5 M12 19 L12 21 M3 12 L5 12 M19 12 L21 12 M5.6 5.6 L7 7 M17 17 L18.4 18.4 M5.6 18.4 L7 17 M17 7 L18.4 5.6"
        )
      case .gift:
        SymbolOutline(
          "R4 9 16 11 1.5",
          inner: "M12 9 L12 20 M4 13 L20 13",
          outer: "M12 9 C8 3 5 7 12 9 C19 7 16 3 12 9")
      case .globe:
        SymbolOutline(
          "O12 12 9",
          inner: "M3 12 L21 12 M12 3 C7.5 8 7.5 16 12 21 M12 3 C16.5 8 16.5 16 12 21")
      case .handThumbsdown:
        SymbolOutline(
          "M8 13 L11.5 20 C13.5 20 13.8 18.5 13.5 17 L13 14 L19 14 L17.5 5 L8 5 Z",
          outer: "M4 5 L4 13")
      case .handThumbsup:
        SymbolOutline(
          "M8 11 L11.5 4 C13.5 4 13.8 5.5 13.5 7 L13 10 L19 10 L17.5 19 L8 19 Z",
          outer: "M4 11 L4 19")
      case .headphones:
        SymbolOutline(
          "R3.5 14 4 6 1.5 R16.5 14 4 6 1.5",
          outer: "M4 16 L4 13 A8 8 0 0 1 20 13 L20 16")
      case .heart:
        SymbolOutline(
          "M12 20 L4.5 12.5 C1 9 3.5 4.5 7.5 4.5 C9.5 4.5 11 5.5 12 7.5 C13 5.5 14.5 4.5 16.5 4.5 C20.5 4.5 23 9 19.5 12.5 Z"
        )
      case .hourglass: SymbolOutline("M6 4 L18 4 L13 12 L18 20 L6 20 L11 12 Z")
      case .house: SymbolOutline("M3 12 L12 4 L21 12 L18.5 12 L18.5 20 L5.5 20 L5.5 12 Z")
      case .info: SymbolOutline(outer: "M12 6 L12 6.3 M12 10.5 L12 18")
      case .iphone: SymbolOutline("R7 2.5 10 19 2.5", inner: "M11 18.5 L13 18.5")
      case .key: SymbolOutline("O8 12 4", outer: "M12 12 L21 12 L21 15 M17 12 L17 14.5")
      case .leaf: SymbolOutline("M5 19 C3 8 10 4 20 4 C20 14 16 21 5 19 Z", inner: "M8 16 L15 9")
      case .lightbulb:
        SymbolOutline(
          "M9 17 C9 14 6 13 6 9.5 A6 6 0 0 1 18 9.5 C18 13 15 14 15 17 Z",
          outer: "M10 20.5 L14 20.5")
      case .line3Horizontal: SymbolOutline(outer: "M4 7 L20 7 M4 12 L20 12 M4 17 L20 17")
      case .link:
        SymbolOutline(
          outer:
            "M10 14 A4 4 0 0 1 10 9 L13 6 A4 4 0 0 1 18.5 11.5 L17 13 M14 10 A4 4 0 0 1 14 15 L11 18 A4 4 0 0 1 5.5 12.5 L7 11"
        )
      case .listBullet:
        SymbolOutline(
          outer:
            "M9 6 L20 6 M9 12 L20 12 M9 18 L20 18 M4.5 6 L4.5 6.2 M4.5 12 L4.5 12.2 M4.5 18 L4.5 18.2"
        )
      case .location: SymbolOutline("M3 11 L21 3 L13 21 L11 13 Z")
      case .lock: SymbolOutline("R5 11 14 9 2", outer: "M8 11 L8 8 A4 4 0 0 1 16 8 L16 11")
      case .lockOpen: SymbolOutline("R5 11 14 9 2", outer: "M8 11 L8 8 A4 4 0 0 1 15.5 6.2")
      case .magnifyingglass: SymbolOutline("O10.5 10.5 6.5", outer: "M15.5 15.5 L21 21")
      case .map:
        SymbolOutline(
          "M3 6 L9 4 L15 6 L21 4 L21 18 L15 20 L9 18 L3 20 Z",
          inner: "M9 4 L9 18 M15 6 L15 20")
      case .mappin: SymbolOutline("O12 7 4", outer: "M12 11 L12 21")
      case .message: SymbolOutline("M4 5 L20 5 L20 16 L11 16 L7 20 L7 16 L4 16 Z")
      case .mic:
        SymbolOutline(
          "R9 3 6 11 3",
          outer: "M6 11 A6 6 0 0 0 18 11 M12 17 L12 21 M9 21 L15 21")
      case .minus: SymbolOutline(outer: "M5 12 L19 12")
      case .moon: SymbolOutline("M14 4 A8.5 8.5 0 1 0 20 14.5 C14 16 11 10 14 4 Z")
      case .musicNote: SymbolOutline("O8 18 2.5", outer: "M10.5 18 L10.5 5 L18 3.5 L18 7")
      case .pause: SymbolOutline("R6 5 4 14 1 R14 5 4 14 1")
      case .pencil: SymbolOutline("M4 20 L5 16 L16.5 4.5 L19.5 7.5 L8 19 Z")
      case .percent: SymbolOutline("O7.5 7.5 2.3 O16.5 16.5 2.3", outer: "M18 5 L6 19")
      case .person: SymbolOutline("O12 8 4 M4 20 C4 12.5 20 12.5 20 20 Z")
      case .person2:
        SymbolOutline(
          "O9 9 3.2 M2.5 19 C2.5 12.5 15.5 12.5 15.5 19 Z",
          outer: "M16 6 A3 3 0 0 1 16 12 M18 14 C20.5 14.8 21.5 16.8 21.5 19")
      case .phone:
        SymbolOutline(
          "M6 3.5 L9.5 3.5 L11 8 L8.8 9.8 C10 12.5 11.5 14 14.2 15.2 L16 13 L20.5 14.5 L20.5 18 C20.5 19.5 19.5 20.5 18 20.5 C10 20.5 3.5 14 3.5 6 C3.5 4.5 4.5 3.5 6 3.5 Z"
        )
      case .photo: SymbolOutline("R3 5 18 14 2.5", inner: "M4 17 L9 12 L12 15 L16 10.5 L20.5 15.5")
      case .play: SymbolOutline("M7 4 L20 12 L7 20 Z")
      case .plus: SymbolOutline(outer: "M12 5 L12 19 M5 12 L19 12")
      case .power: SymbolOutline(outer: "M12 3 L12 12 M7 6 A8 8 0 1 0 17 6")
      case .qrcode:
        SymbolOutline(
          "R4 4 6 6 1 R14 4 6 6 1 R4 14 6 6 1",
          outer: "M14 14 L14 17 M17 17 L20 17 L20 20 M14 20 L15 20")
      case .questionmark:
        SymbolOutline(
          outer: "M8.5 9 C8.5 4.5 15.5 4.5 15.5 9 C15.5 12 12 12 12 14.5 M12 18.5 L12 18.8")
      case .rectangle: SymbolOutline("R3 6 18 12 2.5")
      case .shield:
        SymbolOutline(
          "M12 3 L20 6 L20 12 C20 17 16.5 19.5 12 21 C7.5 19.5 4 17 4 12 L4 6 Z")
      case .snowflake: SymbolOutline(outer: "M12 3 L12 21 M4.2 7.5 L19.8 16.5 M19.8 7.5 L4.2 16.5")
      case .speaker: SymbolOutline("M4 9 L8 9 L13 5 L13 19 L8 15 L4 15 Z")
      case .speakerWave2:
        SymbolOutline(
          "M4 9 L8 9 L13 5 L13 19 L8 15 L4 15 Z",
          outer: "M16 9 A4 4 0 0 1 16 15 M18.5 6.5 A8 8 0 0 1 18.5 17.5")
      case .square: SymbolOutline("R4 4 16 16 3")
      case .squareAndArrowDown:
        SymbolOutline(
          outer: "M8 9 L6 9 L6 20 L18 20 L18 9 L16 9 M12 3 L12 15 M8.5 12 L12 15 L15.5 12")
      case .squareAndArrowUp:
        SymbolOutline(
          outer: "M8 9 L6 9 L6 20 L18 20 L18 9 L16 9 M12 15 L12 3 M8.5 6 L12 3 L15.5 6")
      case .star:
        SymbolOutline(
          "M12 3 L14.6 9 L21 9.6 L16.2 13.9 L17.6 20.2 L12 16.9 L6.4 20.2 L7.8 13.9 L3 9.6 L9.4 9 Z"
        )
      case .stop: SymbolOutline("R6 6 12 12 1.5")
      case .sunMax:
        SymbolOutline(
          "O12 12 4",
          outer:
            "M12 2.5 L12 4.5 M12 19.5 L12 21.5 M2.5 12 L4.5 12 M19.5 12 L21.5 12 M5.3 5.3 L6.7 6.7 M17.3 17.3 L18.7 18.7 M5.3 18.7 L6.7 17.3 M17.3 6.7 L18.7 5.3"
        )
      case .tag: SymbolOutline("M4 4 L12 4 L20 12 L12 20 L4 12 Z", inner: "M8 8 L8 8.2")
      case .thermometer:
        SymbolOutline(
          "M10 13.5 L10 6 A2 2 0 0 1 14 6 L14 13.5 A4 4 0 1 1 10 13.5 Z")
      case .timer: SymbolOutline("O12 13 8", inner: "M12 13 L15 9.5", outer: "M10 2.5 L14 2.5")
      case .trash:
        SymbolOutline(
          "M6 8 L18 8 L17 20 L7 20 Z",
          outer: "M4 6 L20 6 M9.5 6 L9.5 4 L14.5 4 L14.5 6")
      case .tray:
        SymbolOutline(
          "M4 14 L7 5 L17 5 L20 14 L20 19 L4 19 Z",
          inner: "M4 14 L9 14 L10.5 16 L13.5 16 L15 14 L20 14")
      case .triangle: SymbolOutline("M12 4 L21 20 L3 20 Z")
      case .tv: SymbolOutline("R3 5 18 12 2", outer: "M8 20 L16 20")
      case .video: SymbolOutline("R3 7 12 10 2 M16 11 L21 8 L21 16 L16 13 Z")
      case .waveform:
        SymbolOutline(
          outer: "M4 10 L4 14 M8 6 L8 18 M12 3 L12 21 M16 7 L16 17 M20 10 L20 14")
      case .wifi:
        SymbolOutline(
          outer:
            "M3 10 C8 5 16 5 21 10 M6.5 13.5 C9.5 10.5 14.5 10.5 17.5 13.5 M10 17 C11 16 13 16 14 17"
        )
      case .wind:
        SymbolOutline(
          outer: "M3 9 L14 9 C18 9 18 4 14 4 M3 13 L19 13 M3 17 L12 17 C16 17 16 21.5 12 21.5")
      case .xmark: SymbolOutline(outer: "M6 6 L18 18 M18 6 L6 18")
      }
  }
}
