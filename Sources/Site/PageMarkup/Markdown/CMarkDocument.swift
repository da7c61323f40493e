private import CCMark
import Diagnostics

/// A document as libcmark has read it; the only owner of the library's memory.
@safe
struct CMarkDocument: ~Copyable {
  private let root: OpaquePointer

  /// Reads a text that is known to be within the limits, since the library aborts without memory.
  init(_ text: MarkdownText) throws(Diagnostic) {
    let bytes = text.hidesPipes ? EscapedPipes.hidden(in: text.bytes) : text.bytes
    let root = unsafe bytes.withUnsafeBytes { bytes in
      // Without this option the library does not count the lines within code spans.
      unsafe cmark_parse_document(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count,
        CMARK_OPT_SOURCEPOS)
    }
    guard let root = unsafe root else {
      throw Diagnostic(
        .markdownOverLimit, "The Markdown library cannot read the text",
        at: text.location(line: 1, byteColumn: 1))
    }
    unsafe self.root = root
    unsafe cmark_consolidate_text_nodes(root)
  }

  deinit {
    unsafe cmark_node_free(root)
  }

  /// Gives every node in document order, those with children twice.
  func walk(_ visit: (CMarkEvent) throws(Diagnostic) -> Void) throws(Diagnostic) {
    let iterator = unsafe cmark_iter_new(root)
    defer { unsafe cmark_iter_free(iterator) }
    while true {
      let event = unsafe cmark_iter_next(iterator)
      guard event == CMARK_EVENT_ENTER || event == CMARK_EVENT_EXIT else { return }
      guard let node = unsafe cmark_iter_get_node(iterator) else { return }
      if event == CMARK_EVENT_EXIT {
        try visit(.exit)
      } else {
        try visit(unsafe entry(of: node))
      }
    }
  }
}

/// A step on the way through a document.
enum CMarkEvent {
  /// A node with children begins.
  ///
  /// The kind is nil for the document itself.
  case enter(MarkdownNode.Kind?, CMarkPlace)
  /// The node that began last ends.
  case exit
  /// A node that cannot have children.
  case leaf(MarkdownNode.Kind, CMarkPlace)
}

/// A place as libcmark counts: lines of the text and bytes, both from 1, or 0 where it knows none.
struct CMarkPlace {
  var line: Int
  var column: Int
}

@unsafe
private func entry(of node: OpaquePointer) -> CMarkEvent {
  let place = unsafe CMarkPlace(
    line: Int(cmark_node_get_start_line(node)), column: Int(cmark_node_get_start_column(node)))
  let literal = unsafe string(cmark_node_get_literal(node))
  switch unsafe cmark_node_get_type(node) {
  case CMARK_NODE_CODE_BLOCK:
    let info = unsafe string(cmark_node_get_fence_info(node))
    return .leaf(.codeBlock(info: info, text: literal), place)
  case CMARK_NODE_HTML_BLOCK: return .leaf(.htmlBlock(literal), place)
  case CMARK_NODE_THEMATIC_BREAK: return .leaf(.thematicBreak, place)
  case CMARK_NODE_TEXT: return .leaf(.text(literal), place)
  case CMARK_NODE_SOFTBREAK: return .leaf(.softBreak, place)
  case CMARK_NODE_LINEBREAK: return .leaf(.lineBreak, place)
  case CMARK_NODE_CODE: return .leaf(.code(literal), place)
  case CMARK_NODE_HTML_INLINE: return .leaf(.html(literal), place)
  case let type: return unsafe .enter(containerKind(of: node, type), place)
  }
}

@unsafe
private func containerKind(of node: OpaquePointer, _ type: cmark_node_type) -> MarkdownNode.Kind? {
  switch type {
  case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
  case CMARK_NODE_LIST:
    let isOrdered = unsafe cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return unsafe .list(
      MarkdownList(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) == 1))
  case CMARK_NODE_ITEM: return .item
  case CMARK_NODE_PARAGRAPH: return .paragraph
  case CMARK_NODE_HEADING:
    return unsafe .heading(level: Int(cmark_node_get_heading_level(node)))
  case CMARK_NODE_EMPH: return .emphasis
  case CMARK_NODE_STRONG: return .strong
  case CMARK_NODE_LINK:
    return unsafe .link(
      destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
  case CMARK_NODE_IMAGE:
    return unsafe .image(
      source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)))
  default: return nil
  }
}

/// A copy of a string of the library, empty where there is none.
@unsafe
private func string(_ text: UnsafePointer<CChar>?) -> String {
  guard let text = unsafe text else { return "" }
  return unsafe String(cString: text)
}
