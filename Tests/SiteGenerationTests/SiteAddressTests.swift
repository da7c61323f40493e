import TextTools
import Testing

@testable import ProjectReading

struct SiteAddressTests {
  @Test(arguments: [
    ("https://example.com", "https://example.com/", "/"),
    ("HTTP://Example.com/a/b", "HTTP://Example.com/a/b/", "/a/b/"),
    ("https://example.com:8080/", "https://example.com:8080/", "/"),
    ("https://[::1]:80/a/", "https://[::1]:80/a/", "/a/"),
    ("https://bücher.example/é", "https://bücher.example/é/", "/%C3%A9/"),
    ("https://a/my cards/", "https://a/my cards/", "/my%20cards/"),
    ("https://a/my%20cards/", "https://a/my%20cards/", "/my%20cards/"),
    ("https://a/100%/", "https://a/100%/", "/100%25/"),
    ("https://a/x@y:z;", "https://a/x@y:z;/", "/x@y:z;/"),
  ]) func anAddressHasARootAndAPath(text: String, root: String, path: String) throws {
    let address = try #require(SiteAddress(text))
    #expect(address.root == root && address.path == path)
  }

  @Test(arguments: [
    "", "example.com", "ftp://example.com/", "https:/a", "https:///a", "https://", "http:a",
    "https://a b/", "https://me@a/", "https://a:x/", "https://[::1/", "https://a/?b",
    "https://a/#b",
    " https://a", "https://a\\b/", "//a/", "https://:80/",
  ]) func whatIsNoAddressIsNone(text: String) { #expect(SiteAddress(text) == nil) }

  @Test(arguments: [
    ("index.html", "https://a/"), ("docs/index.html", "https://a/docs/"),
    ("docs/a b.html", "https://a/docs/a%20b.html"), ("ü:;%.html", "https://a/%C3%BC%3A%3B%25.html"),
  ]) func aPageHasAnAddress(path: String, url: String) throws {
    #expect(try #require(SiteAddress("https://a")).url(of: path) == url)
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("%41b", "Ab"), ("%C3%a9%20", "é "), ("é", "é"),
  ]) func percentSignsAreRead(text: String, plain: String) { #expect(text.percentDecoded == plain) }

  @Test(arguments: ["%", "%4", "a%zz", "%+1", "%ff", "%C3"])
  func whatNoPercentSignsAreIsNotRead(text: String) { #expect(text.percentDecoded == nil) }
}
