"""The pages of a guide, for measurements."""

SECTIONS = 8
PAGES_OF_A_CHAPTER = 25

TOPICS = ["Confirmations", "Receipts", "Waiting lists", "Tickets", "Boarding", "Opening hours",
          "Deliveries", "Lost property", "Repairs", "Reservations", "Refunds", "Timetables"]
SUBJECTS = ["The card", "A shortcut", "The hosted view", "Siri", "The response", "A parameter",
            "The extension", "Maps", "The controller", "Each interaction", "The footnote",
            "An object type"]
VERBS = ["shows", "asks for", "keeps", "hands back", "leaves out", "repeats", "confirms", "reads",
         "replaces", "waits for"]
OBJECTS = ["the title of the order", "a set of parameters", "the `desiredSize` of the view",
           "*all* values that were spoken", "the image of the object", "no more than three rows",
           "the time at which it is ready", "**one** question at a time", "what the device allows",
           "the phrase of the primary combination"]
ENDINGS = ["so that nobody has to unlock the device", "because the host draws the rest itself",
           "which takes less than a second", "as long as the app is not open",
           "when the status is `success`", "although the definition names it",
           "and falls back to its own card otherwise", "before the next set is tried"]

SWIFT = '''\
```swift
func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
                   interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
                   completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {{
  // Only the parts that this view can show; the host shows the others.
  guard let intent = interaction.intent as? {name}Intent, context == .siriSnippet else {{
    return completion(false, [], .zero)
  }}
  titleLabel.text = "\\(intent.amount ?? {number}) × \\(intent.item?.displayString ?? "?")"
  completion(true, parameters, CGSize(width: 320, height: {height}))
}}
```
'''

YAML = '''\
```yaml
interaction: {title} number {number}
intent: {name}Intent
parameters: {{item: {{identifier: item{number}, display: The usual}}, amount: {number}}}
stages:
  - confirm: {{code: ready}}
  - handle: {{code: success, minutes: {height}}}   # as the app answers
```
'''

XML = '''\
```xml
<key>NSExtensionAttributes</key>
<dict>
  <key>IntentsSupported</key>
  <array><string>{name}Intent</string></array>
  <key>IntentsRestrictedWhileLocked</key> <!-- number {number} --> <array/>
</dict>
```
'''


class Choice:
    """Numbers that look like chance and are the same on every machine."""

    def __init__(self, seed):
        self.state = seed * 2654435761 % 2**32

    def below(self, limit):
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return (self.state >> 8) % limit

    def of(self, items):
        return items[self.below(len(items))]


def page_path(number):
    return f"guide/chapter-{number // PAGES_OF_A_CHAPTER:03d}/page-{number:05d}.md"


def title(number):
    return f"{TOPICS[number % len(TOPICS)]}, part {number // len(TOPICS) + 1}"


def link(choice, number, pages):
    other = number - number % PAGES_OF_A_CHAPTER + choice.below(PAGES_OF_A_CHAPTER)
    if choice.below(3) == 0 or other >= pages:
        other = choice.below(pages)
    return f"[{title(other).lower()}](../../{page_path(other)})"


def sentence(choice):
    return f"{choice.of(SUBJECTS)} {choice.of(VERBS)} {choice.of(OBJECTS)}, {choice.of(ENDINGS)}."


def paragraph(choice, sentences):
    lines = [sentence(choice) for _ in range(sentences)]
    return "\n".join(lines) + "\n"


def table(choice):
    rows = [f"| `{choice.of(VERBS).replace(' ', '-')}-{row}` | {choice.of(SUBJECTS)} "
            f"{choice.of(VERBS)} {choice.of(OBJECTS)} | {choice.below(400)} |"
            for row in range(6)]
    return "| key | what it does | points |\n|---|---|---:|\n" + "\n".join(rows) + "\n"


def bullets(choice):
    return "".join(f"- {sentence(choice)}\n" for _ in range(4)) + "".join(
        f"  - {choice.of(OBJECTS).capitalize()}\n" for _ in range(2))


def steps(choice):
    return "".join(f"{step}. {sentence(choice)}\n" for step in range(1, 5))


def note(choice):
    return f"> [!{choice.of(['NOTE', 'TIP', 'WARNING'])}]\n> {sentence(choice)}\n"


def code(choice, form):
    number = choice.below(90) + 1
    return form.format(number=number, height=number + 100, title=choice.of(TOPICS),
                       name=choice.of(TOPICS).replace(" ", ""))


def page(number, pages):
    """A page of about 8 kB; the first is the guide's own start page."""
    choice = Choice(number + 1)
    forms = [SWIFT, YAML, XML]
    parts = [f"# {title(number)}\n", paragraph(choice, 3)]
    for section in range(SECTIONS):
        parts.append(f"## {choice.of(SUBJECTS)} {choice.of(VERBS)} {choice.of(OBJECTS)}\n")
        parts.append(paragraph(choice, 4))
        parts.append(f"See {link(choice, number, pages)} and {link(choice, number, pages)} for "
                     f"{choice.of(OBJECTS)}.\n")
        if section % 2 == 0:
            parts.append(code(choice, forms[(section // 2 + number) % len(forms)]))
        parts.append([table, bullets, note, steps][section % 4](choice))
    return "\n".join(parts)
