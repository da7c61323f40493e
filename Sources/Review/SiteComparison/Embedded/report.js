// Keys from change to change, one view for all of them, and the slider. All else works without it.
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

  const current = () => {
    const focused = changes.findIndex((change) => change.contains(document.activeElement));
    if (focused >= 0) return focused;
    return changes.findLastIndex((change) => change.getBoundingClientRect().top < 80);
  };

  const go = (index) => {
    const change = changes[Math.max(0, Math.min(changes.length - 1, index))];
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

  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.matches("input[type=range]") && event.key.startsWith("Arrow")) return;
    if (event.key === "n" || event.key === "j") go(current() + 1);
    else if (event.key === "p" || event.key === "k") go(current() - 1);
    else if (event.key === "m") mark();
    else if (modes[Number(event.key) - 1]) show(modes[Number(event.key) - 1]);
    else return;
    event.preventDefault();
  });
})();
