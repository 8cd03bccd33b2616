// Sets the colour scheme before the first paint. Reads the choice that src/ui/theme.ts stores.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem("theme");
  } catch {
    // Storage is off: the system's choice stands.
  }
  if (choice !== "light" && choice !== "dark") {
    choice = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = choice;
})();
