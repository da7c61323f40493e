import Foundation
import TestSupport
import Testing

/// A stand-in for GitHub's program `gh` that keeps comments in a file and releases in a folder.
struct FakeGitHub {
  private let folder: TemporaryFolder

  init(in repository: TeaRepository, comments: String = "[]") throws {
    folder = repository.folder
    try repository.write(program: Self.program, at: "tools/gh")
    try folder.write(comments, at: "comments.json")
    try folder.makeFolder("releases")
  }

  /// What a job needs to find it; `isReadOnly` is the token of a fork's pull request, and `login`
  /// whose token it is.
  func environment(isReadOnly: Bool = false, login: String = "github-actions[bot]") -> [String:
    String]
  {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH": "\(folder.path("tools")):\(path)", "FAKE_FOLDER": folder.path(""),
      "FAKE_READ_ONLY": isReadOnly ? "1" : "", "FAKE_LOGIN": login,
    ]
  }

  struct Comment: Decodable {
    let body: String
  }

  /// The texts of all comments.
  var comments: [String] {
    get throws {
      let text = try #require(folder.text(at: "comments.json"))
      return try JSONDecoder().decode([Comment].self, from: Data(text.utf8)).map(\.body)
    }
  }

  private static let program = """
    #!/usr/bin/env python3
    import json, os, re, shutil, sys
    folder, login = os.environ["FAKE_FOLDER"], os.environ["FAKE_LOGIN"]
    repo, words = os.environ["GH_REPO"], sys.argv[1:]
    if not os.environ["GH_TOKEN"]:
        sys.exit("gh: no token")
    if words[0] == "release":
        assert words[1] == "create" and "--verify-tag" in words, words
        place = os.path.join(folder, "releases", words[2])
        os.makedirs(place)
        for file in words[words.index("--title") + 2:]:
            shutil.copy(file, place)
        sys.exit(0)
    assert words[0] == "api", words
    if words[1] == "graphql":
        if not login:
            sys.exit("gh: Resource not accessible by integration")
        print(login)
        sys.exit(0)
    place = os.path.join(folder, "comments.json")
    comments = json.load(open(place))
    if "--method" not in words:
        assert any(re.fullmatch(f"repos/{repo}/issues/[0-9]+/comments.*", word) for word in words)
        print(json.dumps(comments))
        sys.exit(0)
    if os.environ["FAKE_READ_ONLY"]:
        sys.exit("gh: Resource not accessible by integration (HTTP 403)")
    body = json.load(open(words[words.index("--input") + 1]))["body"]
    method, path = words[words.index("--method") + 1:][:2]
    if method == "PATCH":
        number = int(re.fullmatch(f"repos/{repo}/issues/comments/([0-9]+)", path).group(1))
        next(comment for comment in comments if comment["id"] == number)["body"] = body
    else:
        assert method == "POST" and path == f"repos/{repo}/issues/12/comments", words
        comments.append({"id": 100 + len(comments), "body": body,
                         "user": {"login": login or "github-actions[bot]"}})
    json.dump(comments, open(place, "w"))

    """
}
