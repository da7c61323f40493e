import Testing

@testable import PageMarkup

struct TemplateMembersTests {
  @Test func findsEachMemberByItsName() {
    let members: TemplateMembers = ["title": "Soups", "item": "Clam", "": "nameless"]
    #expect(members["title"] == "Soups")
    #expect(members["item"] == "Clam")
    #expect(members[""] == "nameless")
    #expect(members["Title"] == nil)
    #expect(members.names == ["title", "item", ""])
  }

  @Test func theLastOfSeveralWithOneNameStays() {
    let members: TemplateMembers = ["title": "Soups", "title": "Stews"]
    #expect(members == ["title": "Stews"])
  }

  @Test func ownMembersStayWhereOthersAreAdded() {
    let members: TemplateMembers = ["title": "Soups"]
    #expect(
      members.adding(["title": "Stews", "item": "Clam"]) == ["title": "Soups", "item": "Clam"])
  }

  @Test func aMemberIsSetReplacedAndTakenAway() {
    var members = TemplateMembers()
    members["item"] = "Clam"
    members["item"] = "Leek"
    #expect(members == ["item": "Leek"])
    members["item"] = nil
    members["title"] = nil
    #expect(members.names.isEmpty)
  }
}
