// Keys from change to change, one view for all of them, the slider, filters and marks. All else works without it.
"use strict";
(() => {
  const changes = [...document.querySelectorAll(".change")];
  const modes = ["side", "slider", "overlay", "difference"];
  document.documentElement.classList.add("scripted");

  for (const viewer of document.querySelectorAll(".viewer")) {
    const range = viewer.querySelector("input[type=range]");
    if (!range) continue;
    const follow = () => viewer.style.setProperty("--at", String(range.value / 100));
    range.addEventListener("input", follow);
    follow();
  }

  const shown = () => changes.filter((change) => !change.hidden);

  const current = () => {
    const focused = shown().findIndex((change) => change.contains(document.activeElement));
    if (focused >= 0) return focused;
    return shown().findLastIndex((change) => change.getBoundingClientRect().top < 80);
  };

  const go = (index) => {
    const change = shown()[Math.max(0, Math.min(shown().length - 1, index))];
    if (!change) return;
    change.focus({ preventScroll: true });
    change.scrollIntoView({ block: "start" });
  };

  const show = (mode) => {
    for (const input of document.querySelectorAll(`input[value=${mode}]`)) input.checked = true;
  };

  const mark = () => {
    const boxes = [...document.querySelectorAll("input[value=marks]")];
    const isOn = boxes.some((box) => box.checked);
    for (const box of boxes) box.checked = !isOn;
  };

  // Marks belong to what changed on which card, so that a report of the same change finds them again.
  const place = `cardproof ${location.pathname}`;
  const key = (change) => `${change.dataset.id} ${change.dataset.text}`;
  const box = (change) => change.querySelector("input[value=accept]");
  const load = () => {
    try {
      return new Set(JSON.parse(localStorage.getItem(place) || "[]"));
    } catch {
      return new Set();
    }
  };
  const save = () => {
    try {
      const accepted = changes.filter((change) => box(change).checked).map(key);
      localStorage.setItem(place, JSON.stringify(accepted));
    } catch {
      // A browser that keeps nothing still makes the list.
    }
  };

  const list = document.querySelector(".review textarea");
  const filters = document.querySelector(".filters");

  const update = () => {
    for (const change of changes) change.classList.toggle("accepted", box(change).checked);
    if (list) {
      list.value = changes
        .map((change) => `- [${box(change).checked ? "x" : " "}] ${change.dataset.text} (\`${change.dataset.id}\`)\n`)
        .join("");
    }
    if (!filters) return;
    const { cause, host, risk, regression, open } = filters.elements;
    for (const change of changes) {
      const group = change.closest(".group");
      change.hidden =
        (cause.value !== "" && group.dataset.cause !== cause.value) ||
        (host.value !== "" && !change.dataset.hosts.split(" ").includes(host.value)) ||
        (risk.value !== "" && change.dataset.risk !== risk.value) ||
        (regression.checked && !("regression" in change.dataset)) ||
        (open.checked && box(change).checked);
    }
    for (const group of document.querySelectorAll(".group[data-cause]")) {
      group.hidden = [...group.querySelectorAll(".change")].every((change) => change.hidden);
    }
    const [some, all] = [shown().length, changes.length];
    const sum = all === 1 ? "1 change" : `${all} changes`;
    filters.querySelector("output").value = some === all ? sum : `${some} of ${sum}`;
  };

  const accepted = load();
  for (const change of changes) {
    box(change).checked = accepted.has(key(change));
    box(change).addEventListener("change", () => {
      save();
      update();
    });
  }
  filters?.addEventListener("input", update);
  filters?.addEventListener("submit", (event) => event.preventDefault());
  document.querySelector(".review button")?.addEventListener("click", () => {
    list.select();
    if (navigator.clipboard) navigator.clipboard.writeText(list.value).catch(() => {});
  });
  update();

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("select, textarea")) return;
    if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
    if (event.key === "n" || event.key === "j") go(current() + 1);
    else if (event.key === "p" || event.key === "k") go(current() - 1);
    else if (event.key === "m") mark();
    else if (event.key === "a" && shown()[current()]) box(shown()[current()]).click();
    else if (modes[Number(event.key) - 1]) show(modes[Number(event.key) - 1]);
    else return;
    event.preventDefault();
  });
})();
