interface Loading {
  load(): Promise<void>;
}

/** Whether the beginning of the page stands there as the server sent it, and the app has shown nothing yet. */
export function hasFirstView(): boolean {
  return document.querySelector("[data-first-view]") !== null;
}

/**
 * Settles when the app can show the page at once in place of what the server sent of it: its screen, its data and its
 * styles are there. Fonts are asked for only when it has been shown, so that text is painted once before they arrive and
 * not as something new after it.
 */
export async function pageIsWhole(router: Loading): Promise<void> {
  await Promise.all([router.load(), ...[...document.querySelectorAll("body link")].map(isLoaded)]);
  document.documentElement.dataset["systemFonts"] = "";
  requestAnimationFrame(showFonts);
}

/** A style sheet that cannot be had holds nothing up. */
async function isLoaded(link: Element): Promise<void> {
  if (!(link instanceof HTMLLinkElement) || link.sheet) return;
  await new Promise((resolve) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", resolve, { once: true });
  });
}

function showFonts(): void {
  // A task of its own begins after the frame with the page has been painted.
  if (hasFirstView()) requestAnimationFrame(showFonts);
  else setTimeout(() => delete document.documentElement.dataset["systemFonts"]);
}
