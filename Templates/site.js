// Search, filters, links to copy, the place in the menu and the switch of the appearance. Pages can be read without it.
"use strict";
(() => {
  const siteRoot = new URL("..", document.currentScript.src).href;
  const root = document.documentElement;
  // What the style sheet folds away only where a script can bring it back.
  root.dataset.script = "";
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const make = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  };
  const place = () => decodeURIComponent(location.hash.slice(1));

  // Data is a script that hands over one value: a page that was opened from a folder may load those.
  const values = {};
  const load = (name, receiver) => values[name] ??= new Promise((resolve, reject) => {
    window[receiver] = resolve;
    const script = make("script");
    script.src = `${siteRoot}assets/${name}.js`;
    script.onerror = reject;
    document.head.append(script);
  });
  const loadCards = async () => {
    cards ??= allCards(await load("cards", "cardproofCards"));
    return cards;
  };
  let cards = null;

  // One card for each look of a stage on a host, in each variant.
  function allCards({ hosts, variants, outcomes, behaviors, interactions }) {
    const list = [];
    for (const [intent, interaction, stages] of interactions) {
      for (const [stage, page, slug, status, rows] of stages) {
        for (const [host, variant, isAsIf, looks] of rows) {
          const [[hostSlug, hostTitle], [variantSlug, variantTitle]] = [hosts[host], variants[variant]];
          looks.forEach(([own, outcome, drawing, width, height, errors, warnings], number) => {
            const names = own.map((index) => behaviors[index]);
            const anchor = [slug, hostSlug, names[0], variantSlug].filter(Boolean).join("-");
            list.push({
              intent, interaction, stage, status, host: hostSlug, hostTitle, variant: variantSlug,
              variantTitle, isAsIf: isAsIf === 1, isUsual: number === 0, behaviors: names,
              outcome: outcomes[outcome], errors, warnings, width, height,
              image: `${siteRoot}cards/${drawing}.svg`, address: `${siteRoot}${page}#${anchor}`,
            });
          });
        }
      }
    }
    return list.sort((a, b) => a.isAsIf - b.isAsIf);
  }
  function tile(card) {
    const item = make("li");
    const link = make("a", "tile");
    link.href = card.address;
    const picture = make("span", "picture");
    const image = make("img");
    Object.assign(image, { src: card.image, width: card.width, height: card.height, alt: "", loading: "lazy" });
    picture.append(image);
    const where = [card.stage, card.hostTitle, card.variant && card.variantTitle, card.isUsual ? "" : card.behaviors.join(", ")];
    link.append(picture, make("span", "of", card.intent),
      make("span", "", where.filter(Boolean).join(", ")));
    const marks = [[card.errors, "error"], [card.warnings, "warning"]]
      .filter(([count]) => count > 0)
      .map(([count, kind]) => make("span", `tag ${kind}`, `${count} ${kind}${count === 1 ? "" : "s"}`));
    if (["unknown", "hidden"].includes(card.outcome)) marks.push(make("span", `tag ${card.outcome}`, card.outcome));
    if (card.isAsIf) marks.push(make("span", "tag", "as if"));
    const box = make("span", "marks");
    box.append(...marks);
    link.append(box);
    item.append(link);
    return item;
  }

  // Appearance: what was chosen last is there before the first paint. Some browsers keep nothing
  // for pages that are opened from a folder; then the choice lasts as long as the page.
  const memory = {
    get() { try { return localStorage.getItem("cardproof-theme") ?? ""; } catch { return ""; } },
    set(theme) {
      try {
        if (theme) localStorage.setItem("cardproof-theme", theme);
        else localStorage.removeItem("cardproof-theme");
      } catch { /* nothing can be kept */ }
    },
  };
  const show = (theme) => {
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  show(memory.get());

  function startAppearance() {
    const select = one("[data-appearance-switch]");
    if (!select) return;
    select.value = root.dataset.theme ?? "";
    select.addEventListener("change", () => { show(select.value); memory.set(select.value); });
  }

  // Search: texts are compared without case and marks, by the beginnings of words. Words of languages
  // that put no spaces between them are compared by pairs of characters, and so is what is similar.
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

  function terms(query) {
    return fold(query).replace(unspaced, " $& ").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  }
  const letter = /[\p{L}\p{N}]/u;
  // How well a term fits a text, from 0 to 5.
  function fit(term, text, isFuzzy) {
    const isUnspaced = term.match(unspaced);
    let isInside = false;
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
      const [before, after] = [text[at - 1] ?? " ", text[at + term.length] ?? " "];
      const isWhole = !letter.test(after);
      if (at === 0) return isWhole ? 5 : 4;
      if (isUnspaced || !letter.test(before)) return isWhole ? 4 : 3;
      isInside = true;
    }
    if (!isFuzzy && !isUnspaced) return 0;
    if (isInside) return 2;
    const letters = [...term];
    const pairs = letters.slice(1).map((letter, index) => letters[index] + letter);
    const found = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
    return pairs.length > 1 && found >= 0.6 ? found : 0;
  }
  function score(entry, words, isFuzzy) {
    let sum = 0;
    for (const word of words) {
      const best = Math.max(
        fit(word, entry.foldedTitle, isFuzzy) * 4, fit(word, entry.foldedText, isFuzzy),
        entry.owner ? fit(word, entry.owner.foldedTitle, isFuzzy) / 2 : 0);
      if (best === 0) return 0;
      sum += best;
    }
    if (entry.foldedTitle === words.join(" ")) sum += 8;
    return entry.owner ? sum : sum + 1;
  }
  const sorted = (entries, words, isFuzzy) => entries
    .map((entry, index) => ({ entry, points: score(entry, words, isFuzzy), index }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.index - b.index).map(({ entry }) => entry);
  // What fits, by kinds in the order of their best; where that is little, what is similar below.
  function find(entries, query) {
    const words = terms(query);
    if (words.length === 0) return { groups: [], count: 0 };
    const exact = sorted(entries, words, false);
    const groups = new Map();
    for (const entry of exact) {
      const name = kinds[entry.kind] ?? entry.kind;
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(entry);
    }
    if (exact.length < 4) {
      const similar = sorted(entries, words, true).filter((entry) => !exact.includes(entry));
      if (similar.length > 0) groups.set("Similar", similar);
    }
    return { groups: [...groups], count: exact.length };
  }
  const kinds = {
    page: "Pages", intent: "Intents", interaction: "Interactions", card: "Cards", rule: "Rules",
    finding: "Findings", controller: "Controllers", parameter: "Parameters",
    "response code": "Response codes", "response property": "Response properties",
    enum: "Enums", "object type": "Object types",
  };
  // A text with the words marked that fit.
  function marked(text, words) {
    return text.split(/([\p{L}\p{N}]+)/u).map((part, index) => {
      const isHit = index % 2 === 1 && words.some((word) => fit(word, fold(part), false) > 0);
      return isHit ? make("mark", "", part) : part;
    });
  }
  function excerpt(entry, query) {
    const lower = entry.text.toLowerCase();
    const at = Math.max(0, ...query.toLowerCase().split(/\s+/).map((word) => lower.indexOf(word)));
    const start = at > 40 ? entry.text.indexOf(" ", at - 40) + 1 : 0;
    const end = entry.text.length > start + 130 ? entry.text.lastIndexOf(" ", start + 120) : Infinity;
    return (start > 0 ? "… " : "") + entry.text.slice(start, Math.max(end, start + 40))
      + (end < Infinity ? " …" : "");
  }

  // The index is loaded when somebody searches for the first time, and the cards with it.
  let entries = null;
  async function loadIndex() {
    const [pages, cards] = await Promise.all([load("search", "cardproofSearch"), loadCards()]);
    if (entries) return entries;
    const entry = (kind, title, address, text, owner) => ({
      kind, title, address, text, owner, foldedTitle: fold(title), foldedText: fold(text),
    });
    entries = pages.flatMap(([kind, title, path, text, parts]) => {
      const page = entry(kind, title, siteRoot + path, text, null);
      return [page, ...(parts ?? []).map(([anchor, partKind, partTitle, partText]) =>
        entry(partKind, partTitle, `${siteRoot}${path}#${anchor}`, partText, page))];
    }).concat(cards.filter((card) => card.isUsual && !card.variant).map((card) =>
      entry("card", `${card.intent}: ${card.stage}, ${card.hostTitle}`, card.address,
        [card.interaction, card.status, card.outcome].join(" · "), null)));
    return entries;
  }

  function startSearch() {
    const dialog = one("[data-search]");
    const opener = one("[data-search-open]");
    if (!dialog?.showModal || !opener) return;
    const input = one("input", dialog);
    const list = one("[role=listbox]", dialog);
    const note = one("[data-search-note]", dialog);
    const hint = note.textContent;
    const roles = {
      role: "combobox", "aria-expanded": "false", "aria-autocomplete": "list",
      "aria-controls": list.id,
    };
    for (const [name, value] of Object.entries(roles)) input.setAttribute(name, value);
    const mostOfKind = 6;
    let chosen = -1;
    let searching = Promise.resolve();

    const choose = (number) => {
      const options = all("[role=option]", list);
      options[chosen]?.setAttribute("aria-selected", "false");
      chosen = options.length ? (number + options.length) % options.length : -1;
      const option = options[chosen];
      if (!option) return input.removeAttribute("aria-activedescendant");
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", option.id);
    };
    const option = (entry, words, query) => {
      const link = make("a", "result");
      link.href = entry.address;
      link.tabIndex = -1;
      link.setAttribute("role", "option");
      link.setAttribute("aria-selected", "false");
      const head = make("span", "result-title");
      head.append(...marked(entry.title, words));
      link.append(head);
      const text = excerpt(entry, query);
      const line = [entry.owner?.title, text].filter(Boolean).join(" · ");
      if (line) {
        const place = make("span", "result-text");
        place.append(...marked(line, words));
        link.append(" ", place);
      }
      link.addEventListener("click", () => dialog.close());
      return link;
    };
    const group = ([title, found], words, query) => {
      const box = make("div");
      box.setAttribute("role", "group");
      box.setAttribute("aria-label", title);
      const more = found.length > mostOfKind ? ` ${mostOfKind} of ${found.length}` : "";
      const head = make("p", "nav-title", title + more);
      head.setAttribute("role", "presentation");
      box.append(head, ...found.slice(0, mostOfKind).map((entry) => option(entry, words, query)));
      return box;
    };
    const search = async () => {
      const query = input.value.trim();
      let found = { groups: [], count: 0 };
      try {
        const entries = await loadIndex();
        if (query !== input.value.trim()) return;
        found = find(entries, query);
      } catch {
        note.textContent = "The index of this site cannot be loaded.";
        return;
      }
      chosen = -1;
      const words = terms(query);
      list.replaceChildren(...found.groups.map((one) => group(one, words, query)));
      all("[role=option]", list).forEach((link, number) => { link.id = `site.result-${number}`; });
      list.hidden = found.groups.length === 0;
      input.setAttribute("aria-expanded", String(!list.hidden));
      choose(0);
      note.textContent = query === "" ? hint
        : list.hidden ? "Nothing found."
        : found.count === 1 ? "1 result" : found.count ? `${found.count} results` : "Only similar results";
    };
    const open = () => {
      if (dialog.open) return;
      dialog.showModal();
      input.select();
      loadIndex().catch(() => {});
    };

    opener.addEventListener("click", open);
    input.addEventListener("input", () => { searching = search(); });
    input.addEventListener("keydown", (event) => {
      const moves = { ArrowDown: chosen + 1, ArrowUp: chosen - 1 };
      if (event.key in moves) choose(moves[event.key]);
      else if (event.key === "Enter") searching.then(() => all("[role=option]", list)[chosen]?.click());
      else if (event.key === "Escape") dialog.close();
      else return;
      event.preventDefault();
    });
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target.closest?.("input, textarea, select, [contenteditable]");
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isK = event.key === "k" && (event.ctrlKey || event.metaKey);
      if (isTyping || !(isSlash || isK)) return;
      event.preventDefault();
      open();
    });
  }

  // Filters: over all cards of the site. What is chosen is in the address, so that reloading, going
  // back and sending it to somebody keep it.
  const isFailure = (card) => card.status.startsWith("failure");
  const facets = {
    intent: (card) => [[card.intent]],
    host: (card) => [[card.host, card.hostTitle]]
      .concat(card.host.endsWith("-locked") ? [["locked", "Any, locked"]] : []),
    stage: (card) => [[card.stage]].concat(isFailure(card) ? [["*failure", "Any failure"]] : []),
    outcome: (card) => [[card.outcome]],
    findings: (card) => [[card.errors > 0, "error", "With errors"],
      [card.warnings > 0, "warning", "With warnings"],
      [card.errors + card.warnings === 0, "none", "None"]]
      .filter(([holds]) => holds).map(([, value, title]) => [value, title]),
    behavior: (card) => card.behaviors.map((name) => [name]),
    variant: (card) => [[card.variant, card.variantTitle]],
  };

  async function startFilters() {
    const bar = one("[data-filters]");
    if (!bar) return;
    const every = await loadCards();
    if (every.length < 2) return;
    const [list, unfiltered, more] = ["[data-filtered]", "[data-unfiltered]", "[data-filter-more]"].map((name) => one(name));
    const count = one("[data-filter-count]", bar);
    const clear = one("[data-filter-clear]", bar);
    const selects = all("select[data-facet]", bar);
    for (const select of selects) {
      const words = new Map(every.flatMap(facets[select.dataset.facet]));
      for (const [value, title] of words) {
        if (select.dataset.facet !== "variant" || value) select.append(new Option(title ?? value, value));
        else select.prepend(new Option("As usual", ""));
      }
      select.closest("label").hidden = words.size < 2;
    }
    const page = 60;
    let isFirst = true;
    const show = (found, limit) => {
      list.replaceChildren(...found.slice(0, limit).map(tile));
      more.hidden = found.length <= limit;
      one("button", more).onclick = () => show(found, limit + page);
    };
    const words = (hash) => new URLSearchParams(hash.startsWith("?") ? hash : "");
    const fitting = (wanted) => every.filter((card) => selects.every(({ dataset: { facet } }) => {
      const value = wanted.get(facet) ?? "";
      return value === "" && facet === "behavior" ? card.isUsual
        : value === "" && facet !== "variant"
          || facets[facet](card).some(([word]) => word === value);
    }));
    for (const preset of all("[data-preset]", bar)) {
      preset.hidden = fitting(words(decodeURIComponent(preset.hash.slice(1)))).length === 0;
    }
    const apply = () => {
      const hash = place();
      const wanted = words(hash);
      for (const select of selects) {
        select.value = wanted.get(select.dataset.facet) ?? "";
        // An address may ask for what no card has.
        if (select.selectedIndex < 0 || select.value !== (wanted.get(select.dataset.facet) ?? "")) {
          const value = wanted.get(select.dataset.facet);
          select.append(new Option(value, value, true, true));
        }
      }
      const isFiltered = selects.some((select) => select.value !== "");
      const found = isFiltered ? fitting(wanted) : [];
      list.hidden = unfiltered.hidden = isFiltered;
      list.hidden = !isFiltered;
      clear.hidden = !isFiltered;
      for (const preset of all("[data-preset]", bar)) {
        if (decodeURIComponent(preset.hash.slice(1)) === hash) preset.setAttribute("aria-current", "true");
        else preset.removeAttribute("aria-current");
      }
      if (isFiltered && isFirst) bar.scrollIntoView();
      isFirst = false;
      count.textContent = isFiltered
        ? `${found.length} ${found.length === 1 ? "card" : "cards"}` : "";
      show(found, page);
    };
    bar.addEventListener("change", () => {
      const chosen = new URLSearchParams(selects.filter((select) => select.value !== "")
        .map((select) => [select.dataset.facet, select.value]));
      history.pushState(null, "", chosen.size ? `#?${chosen}` : location.pathname + location.search);
      apply();
    });
    clear.addEventListener("click", (event) => {
      event.preventDefault();
      history.pushState(null, "", location.pathname + location.search);
      apply();
    });
    for (const name of ["hashchange", "popstate"]) window.addEventListener(name, apply);
    bar.hidden = false;
    apply();
  }

  // Looks: each host shows one at a time, that of the address or the host's own. A variant takes the
  // place of the picture.
  function startLooks() {
    const hosts = all("section.host");
    const apply = () => {
      const target = document.getElementById(place());
      for (const host of hosts) {
        const figures = all("figure[data-card]", host);
        const isHere = target && host.contains(target);
        const table = one(".variants table", host);
        const row = isHere && target.matches("td") ? target : null;
        const behavior = row ? row.cellIndex : 0;
        const names = ["none", "nextView", "launch", "genericAction"];
        const shown = (row && figures.find((figure) =>
          all(".behavior", figure).some((link) => link.textContent === names[behavior - 1])))
          || (isHere && target.closest("figure[data-card]"))
          || figures.find((figure) => !figure.matches(".other")) || figures[0];
        for (const figure of figures) figure.classList.toggle("unchosen", figure !== shown);
        for (const link of all("[data-looks] a", host)) {
          if (link.hash === `#${shown.dataset.card}`) link.setAttribute("aria-current", "true");
          else link.removeAttribute("aria-current");
        }
        if (table) for (const figure of figures) startVariants(figure, table, figure === shown ? row : null);
      }
      target?.closest("section.host")?.scrollIntoView();
    };
    if (hosts.length === 0) return;
    window.addEventListener("hashchange", apply);
    apply();
  }
  function startVariants(figure, table, row) {
    const names = all("thead th", table).map((cell) => cell.textContent);
    const own = one(".behavior.natural", figure) ?? one(".behavior", figure);
    const column = names.indexOf(own.textContent);
    const cells = all("tbody tr", table).map((line) => line.cells[column]);
    let select = one("select", figure);
    if (!select) {
      const label = make("label", "variant small", "Variant ");
      select = make("select");
      select.append(new Option("as usual", ""));
      for (const cell of cells) {
        const isSame = one("[data-same]", cell);
        select.append(new Option(cell.parentElement.cells[0].textContent + (isSame ? " (looks the same)" : ""), cell.id));
      }
      label.append(select);
      one(".picture", figure).before(label);
      figure.classList.add("varies");
      select.addEventListener("change", () => {
        history.replaceState(null, "", `#${select.value || own.id}`);
        picture();
      });
    }
    const picture = () => {
      const box = one(".picture", figure);
      const link = select.value && one("a", document.getElementById(select.value));
      one("img.variant", box)?.remove();
      box.classList.toggle("varied", Boolean(link));
      if (!link) return;
      const image = make("img", "variant");
      image.src = link.href;
      image.alt = `${select.selectedOptions[0].textContent}: the drawing of this variant`;
      box.append(image);
    };
    select.value = row ? cells.find((cell) => cell === row || cell.parentElement === row.parentElement)?.id ?? "" : "";
    picture();
  }

  function copyButton(label, text) {
    const button = make("button", "copy", "Copy");
    button.type = "button";
    button.setAttribute("aria-label", label);
    button.addEventListener("click", async () => {
      const copied = text();
      try {
        await navigator.clipboard.writeText(copied);
        button.textContent = "Copied";
      } catch {
        button.textContent = copied.startsWith(siteRoot) ? "In the address bar" : "Not allowed here";
      }
      setTimeout(() => { button.textContent = "Copy"; }, 2000);
    });
    return button;
  }
  // Links to copy: the one of the behavior that the host itself would pass, else the first.
  function startCopying() {
    for (const names of all(".behaviors")) {
      const link = one(".natural", names) ?? one("a", names);
      if (!link) continue;
      const button = copyButton("Copy a link to this card", () => {
        history.replaceState(null, "", link.hash);
        return link.href;
      });
      names.append(button);
    }
  }

  // The list of findings, by words that each entry has; what is chosen is in the address.
  function startListFilters() {
    const bar = one("[data-list-filters]");
    const items = all("[data-item]");
    if (!bar || items.length < 2) return;
    const words = (item, key) => item.dataset[key].split("\n").filter(Boolean);
    const selects = all("select", bar);
    for (const select of selects) {
      const known = new Set(items.flatMap((item) => words(item, select.dataset.key)));
      for (const word of [...known].sort()) select.append(new Option(word, word));
      select.closest("label").hidden = known.size < 2;
    }
    const apply = () => {
      const wanted = new URLSearchParams(place().startsWith("?") ? place() : "");
      for (const select of selects) select.value = wanted.get(select.dataset.key) ?? "";
      const chosen = selects.filter((select) => select.value !== "");
      for (const item of items) {
        item.hidden = !chosen.every((select) => words(item, select.dataset.key).includes(select.value));
      }
      for (const group of all("[data-group]")) group.hidden = !one("[data-item]:not([hidden])", group);
      for (const fold of all("[data-group] > details")) fold.open = chosen.length > 0;
      const shown = items.filter((item) => !item.hidden).length;
      one("output", bar).textContent = chosen.length ? `${shown} of ${items.length}` : "";
    };
    bar.addEventListener("change", () => {
      const chosen = new URLSearchParams(selects.filter((select) => select.value !== "")
        .map((select) => [select.dataset.key, select.value]));
      history.pushState(null, "", chosen.size ? `#?${chosen}` : location.pathname + location.search);
      apply();
    });
    for (const name of ["hashchange", "popstate"]) window.addEventListener(name, apply);
    bar.hidden = false;
    apply();
  }

  // Documents: code to copy, headings to link to, and the heading that one reads in the outline.
  function startDocuments() {
    for (const code of all(".prose pre")) {
      const button = copyButton("Copy this code", () => code.textContent);
      const box = make("div", "code");
      code.replaceWith(box);
      box.append(code, button);
    }
    for (const heading of all(".prose :is(h2, h3)[id]")) {
      const link = make("a", "permalink", "#");
      link.href = `#${heading.id}`;
      link.setAttribute("aria-label", `Link to ${heading.textContent}`);
      heading.append(" ", link);
    }
    const links = new Map(all("main > .outline a").map((link) =>
      [document.getElementById(decodeURIComponent(link.hash.slice(1))), link]));
    links.delete(null);
    if (links.size === 0) return;
    const mark = () => {
      let current = null;
      for (const [heading, link] of links) {
        link.removeAttribute("aria-current");
        if (heading.getBoundingClientRect().top < innerHeight / 4) current = link;
      }
      current?.setAttribute("aria-current", "true");
    };
    document.addEventListener("scroll", mark, { passive: true });
    mark();
  }

  // What scrolls can be reached with the keyboard; not every browser sees to that. Whether something
  // scrolls changes with the window, with what is unfolded and with what is chosen.
  function startScrolling() {
    const mark = (box) => {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    const observer = new ResizeObserver((sizes) => sizes.forEach(({ target }) => mark(target)));
    for (const box of all("pre, .table, .scroll, .sidebar nav, main > .outline")) {
      mark(box);
      observer.observe(box);
    }
  }

  // A link to what is folded unfolds it; not every browser sees to that.
  function startFolds() {
    const unfold = () => {
      for (let fold = document.getElementById(place())?.closest("details"); fold; fold = fold.parentElement.closest("details")) {
        if (!fold.open) fold.open = true;
      }
    };
    window.addEventListener("hashchange", unfold);
    unfold();
  }

  // A long menu is scrolled to where its page stands in it, with what comes before in sight.
  function startMenu() {
    const menu = one(".sidebar nav");
    if (!menu) return;
    startMenuFilter(menu);
    const current = one("[aria-current]", menu);
    if (!current) return;
    showPlace(menu, current);
    menu.addEventListener("toggle", () => showPlace(menu, current));
  }

  // The field above a long menu leaves the links that have all its words.
  function startMenuFilter(menu) {
    const input = one("[data-menu-filter]", menu);
    const items = all("li", menu);
    if (!input || items.length < 12) return;
    input.hidden = false;
    const folds = all("details", menu).map((fold) => [fold, fold.open]);
    input.addEventListener("input", () => {
      const words = terms(input.value);
      for (const item of items) {
        const text = fold(item.textContent);
        item.hidden = !words.every((word) => text.includes(word));
      }
      for (const [fold, isOpen] of folds) fold.open = words.length > 0 || isOpen;
      for (const list of all(":scope > ul, :scope > details", menu)) {
        const title = list.matches("ul") ? list.previousElementSibling : null;
        list.hidden = !one("li:not([hidden])", list);
        if (title?.matches(".nav-title")) title.hidden = list.hidden;
      }
    });
  }

  function showPlace(menu, current) {
    const top = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
    if (top + current.clientHeight > menu.clientHeight) menu.scrollTop = top - menu.clientHeight / 3;
  }

  // Pictures out of sight come after those in sight: a page opens at once, and is whole when it is printed.
  function loadPictures() {
    for (const picture of all("img[loading=lazy]")) picture.loading = "eager";
  }

  window.addEventListener("load", () => setTimeout(loadPictures, 100));
  document.addEventListener("DOMContentLoaded", () => {
    for (const tools of all("[data-tools]")) tools.hidden = false;
    startAppearance();
    startSearch();
    startFilters().catch(() => {});
    startListFilters();
    startLooks();
    startDocuments();
    startCopying();
    startScrolling();
    startFolds();
    startMenu();
  });
})();
