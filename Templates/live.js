// Reloads a page of `build --watch` when the next build is there. Its place and what is open stay.
"use strict";
(() => {
  const address = new URL("build.js", document.currentScript.src).href;
  const folds = () => [...document.querySelectorAll("details")];
  let known = null;
  window.cardproofBuild = (number) => {
    known ??= number;
    if (number === known) return;
    history.replaceState({ top: scrollY, open: folds().map((fold) => fold.open) }, "");
    location.reload();
  };
  const poll = () => {
    const script = document.createElement("script");
    script.src = `${address}?${performance.now()}`;
    const next = () => { script.remove(); setTimeout(poll, 1000); };
    script.onload = next;
    script.onerror = next;
    document.head.append(script);
  };
  window.addEventListener("load", () => {
    const kept = history.state;
    if (kept?.open) {
      folds().forEach((fold, index) => { fold.open = kept.open[index] ?? fold.open; });
      scrollTo(0, kept.top);
    }
    poll();
  });
})();
