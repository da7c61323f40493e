// Search, filters, links to copy, the place in the menu and the switch of the appearance. Pages can be read without it.
"use strict";
(() => {
  const siteRoot = new URL("..", document.currentScript.src).href;
  const root = document.documentElement;
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const make = (name, className, text) => {
    const element = document.createElement(name);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  };

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

  // Search: texts are compared without case and marks. Words of languages that put no spaces between
  // them are compared by pairs of characters, and so are misspelt words of all languages.
  const fold = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;

  function terms(query) {
    return fold(query).replace(unspaced, " $& ").split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  }
  function grams(term) {
    const letters = [...term];
    return letters.slice(1).map((letter, index) => letters[index] + letter);
  }
  // How well a term fits a text, from 0 to 4.
  function fit(term, text, isFuzzy) {
    const at = text.indexOf(term);
    if (at === 0) return 4;
    if (at > 0) return /[\p{L}\p{N}]/u.test(text[at - 1]) && !term.match(unspaced) ? 2 : 3;
    if (!isFuzzy && !term.match(unspaced)) return 0;
    const parts = grams(term);
    const found = parts.filter((part) => text.includes(part)).length / parts.length;
    return parts.length > 1 && found >= 0.6 ? found : 0;
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
  function find(entries, query) {
    const words = terms(query);
    if (words.length === 0) return [];
    for (const isFuzzy of [false, true]) {
      const hits = [];
      entries.forEach((entry, index) => {
        const points = score(entry, words, isFuzzy);
        if (points > 0) hits.push({ entry, points, index });
      });
      if (hits.length > 0) {
        return hits.sort((a, b) => b.points - a.points || a.index - b.index);
      }
    }
    return [];
  }
  function excerpt(entry, query) {
    const lower = entry.text.toLowerCase();
    const at = Math.max(0, ...query.toLowerCase().split(/\s+/).map((word) => lower.indexOf(word)));
    const start = at > 40 ? entry.text.indexOf(" ", at - 40) + 1 : 0;
    const end = entry.text.length > start + 130 ? entry.text.lastIndexOf(" ", start + 120) : Infinity;
    return (start > 0 ? "… " : "") + entry.text.slice(start, Math.max(end, start + 40))
      + (end < Infinity ? " …" : "");
  }

  // The index is a script of its own, which is loaded when somebody searches for the first time.
  let index = null;
  function loadIndex() {
    index ??= new Promise((resolve, reject) => {
      window.cardproofSearch = (pages) => {
        const entry = (kind, title, address, text, owner) => ({
          kind, title, address: siteRoot + address, text, owner,
          foldedTitle: fold(title), foldedText: fold(text),
        });
        resolve(pages.flatMap(([kind, title, path, text, parts]) => {
          const page = entry(kind, title, path, text, null);
          return [page, ...(parts ?? []).map(([anchor, partKind, partTitle, partText]) =>
            entry(partKind, partTitle, `${path}#${anchor}`, partText, page))];
        }));
      };
      const script = make("script");
      script.src = siteRoot + "assets/search.js";
      script.onerror = reject;
      document.head.append(script);
    });
    return index;
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
    const mostResults = 30;
    let chosen = -1;
    let searching = Promise.resolve();

    const choose = (number) => {
      const options = [...list.children];
      options[chosen]?.setAttribute("aria-selected", "false");
      chosen = options.length ? (number + options.length) % options.length : -1;
      const option = options[chosen];
      if (!option) return input.removeAttribute("aria-activedescendant");
      option.setAttribute("aria-selected", "true");
      option.scrollIntoView({ block: "nearest" });
      input.setAttribute("aria-activedescendant", option.id);
    };
    const option = ({ entry }, number, query) => {
      const link = make("a", "result");
      link.href = entry.address;
      link.id = `site.result-${number}`;
      link.tabIndex = -1;
      link.setAttribute("role", "option");
      link.setAttribute("aria-selected", "false");
      const head = make("span", "result-title", entry.title);
      link.append(head, " ", make("span", "tag", entry.kind));
      const text = excerpt(entry, query);
      const place = [entry.owner?.title, text].filter(Boolean).join(" · ");
      if (place) link.append(make("span", "result-text", place));
      link.addEventListener("click", () => dialog.close());
      return link;
    };
    const search = async () => {
      const query = input.value.trim();
      let hits = [];
      try {
        const entries = await loadIndex();
        if (query !== input.value.trim()) return;
        hits = find(entries, query);
      } catch {
        note.textContent = "The index of this site cannot be loaded.";
        return;
      }
      chosen = -1;
      list.replaceChildren(
        ...hits.slice(0, mostResults).map((hit, number) => option(hit, number, query)));
      list.hidden = hits.length === 0;
      input.setAttribute("aria-expanded", String(hits.length > 0));
      choose(0);
      note.textContent = query === "" ? hint
        : hits.length === 0 ? "Nothing found."
        : hits.length === 1 ? "1 result" : `${hits.length} results`
          + (hits.length > mostResults ? `, the best ${mostResults} are shown` : "");
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
      else if (event.key === "Enter") searching.then(() => list.children[chosen]?.click());
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

  // Filters: each select has the values that the cards of the page have. A card may stand for
  // several states, so its values are words in one attribute.
  function startFilters() {
    const bar = one("[data-filters]");
    const cards = all("[data-card]");
    if (!bar || cards.length < 2) return;
    const cells = all("[data-cell]");
    const groups = all("[data-group]").reverse();
    const count = one("[data-filter-count]", bar);
    const values = (item, facet) => item.getAttribute(`data-${facet}`)?.split(" ") ?? [];
    const selects = all("select[data-facet]", bar).filter((select) => {
      const words = new Set(cards.flatMap((card) => values(card, select.dataset.facet)));
      words.delete("");
      select.closest("label").hidden = words.size < 2;
      for (const word of words) select.append(new Option(word, word));
      return words.size > 1;
    });
    const fits = (item) => selects.every((select) =>
      select.value === "" || values(item, select.dataset.facet).includes(select.value));
    const apply = () => {
      let shown = 0;
      for (const card of cards) {
        card.hidden = !fits(card);
        if (!card.hidden) shown += 1;
      }
      for (const cell of cells) cell.classList.toggle("dimmed", !fits(cell));
      for (const group of groups) group.hidden = !one("[data-card]:not([hidden])", group);
      count.textContent = shown === cards.length
        ? `${cards.length} cards` : `${shown} of ${cards.length} cards`;
    };
    for (const select of selects) select.addEventListener("change", apply);
    bar.hidden = selects.length === 0;
    apply();
    window.addEventListener("hashchange", () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      if (!target?.closest("[hidden]")) return;
      for (const select of selects) select.value = "";
      apply();
      target.scrollIntoView();
    });
  }

  // Links to copy: the one of the behaviour that the host itself would pass, else the first.
  function startCopying() {
    for (const names of all(".behaviors")) {
      const link = one(".natural", names) ?? one("a", names);
      if (!link) continue;
      const button = make("button", "copy", "Copy");
      button.type = "button";
      button.setAttribute("aria-label", "Copy a link to this card");
      button.addEventListener("click", async () => {
        history.replaceState(null, "", link.hash);
        try {
          await navigator.clipboard.writeText(link.href);
          button.textContent = "Copied";
        } catch {
          button.textContent = "In the address bar";
        }
        setTimeout(() => { button.textContent = "Copy"; }, 2000);
      });
      names.append(button);
    }
  }

  // What scrolls sideways can be reached with the keyboard; not every browser sees to that.
  function startScrolling() {
    for (const box of all("pre, .table")) {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
    }
  }

  // A long menu is scrolled to where its page stands in it, with what comes before in sight.
  function startMenu() {
    const menu = one(".sidebar nav");
    const current = menu && one("[aria-current]", menu);
    if (!current) return;
    showPlace(menu, current);
    menu.addEventListener("toggle", () => showPlace(menu, current));
  }

  function showPlace(menu, current) {
    const top = current.getBoundingClientRect().top - menu.getBoundingClientRect().top;
    if (top + current.clientHeight > menu.clientHeight) menu.scrollTop = top - menu.clientHeight / 3;
  }

  // Pictures out of sight come after those in sight: a page opens at once, and is whole when it is printed.
  // Those of a very large project come as they are scrolled to.
  function loadPictures() {
    if (one(".deferred")) return;
    for (const picture of all("img[loading=lazy]")) picture.loading = "eager";
  }

  window.addEventListener("load", () => setTimeout(loadPictures, 100));
  document.addEventListener("DOMContentLoaded", () => {
    for (const tools of all("[data-tools]")) tools.hidden = false;
    startAppearance();
    startSearch();
    startFilters();
    startCopying();
    startScrolling();
    startMenu();
    document.addEventListener("toggle", startScrolling, true);
  });
})();
