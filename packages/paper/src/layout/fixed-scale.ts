/**
 * Lays out all inside an element as a display of one device pixel per CSS pixel would, and shows it at the display's
 * own scale: breaks and places are then the same on every display.
 *
 * Chromium lays out in device pixels: ascents, descents and borders are rounded to whole ones, lengths to 1/64 of one,
 * so the same document is higher on one display than on another. `zoom` divides the layout by the number of device
 * pixels per CSS pixel, and `transform` multiplies what is drawn by it.
 *
 * @param stage  the element around the document; it is followed until its page is closed
 *
 * Does nothing in a browser that measures a zoomed element in the element's own pixels: there, lengths read from the
 * layout would not be those that are seen. Source: CSS Viewport Module Level 1, section 5, `zoom`.
 */
export function layOutAtFixedScale(stage: HTMLElement): void {
  const window = stage.ownerDocument.defaultView;
  if (!window || !measuresAsSeen(stage)) return;
  const follow = () => {
    setScale(stage, layoutScale(stage, window.devicePixelRatio));
    // Another display, or a page that is zoomed.
    window
      .matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`)
      .addEventListener("change", follow, { once: true });
  };
  follow();
}

function setScale(stage: HTMLElement, scale: number): void {
  if (scale === 1) return;
  stage.style.setProperty("zoom", String(inverseOf(scale)));
  stage.style.setProperty("transform", `scale(${scale})`);
  stage.style.setProperty("transform-origin", "0 0");
}

/**
 * How many pixels of the layout make one CSS pixel. Measured, for a display that is emulated has a `devicePixelRatio`
 * that its layout knows nothing of.
 *
 * @param ratio  the `devicePixelRatio`
 */
function layoutScale(stage: HTMLElement, ratio: number): number {
  for (const property of ["zoom", "transform", "transform-origin"]) {
    stage.style.removeProperty(property);
  }
  // The thinnest border there is: one pixel of the layout.
  const thinnest = heightOf(stage, "border-top:0.01px solid");
  const scale = thinnest > 0 ? 1 / thinnest : 1;
  return [1, ratio].find((known) => Math.abs(scale / known - 1) < 0.01) ?? scale;
}

function measuresAsSeen(stage: HTMLElement): boolean {
  return Math.abs(heightOf(stage, "height:100px;zoom:0.5") - 50) < 1;
}

/** The height of an empty box with this style, in the pixels of the window. */
function heightOf(stage: HTMLElement, style: string): number {
  const box = stage.ownerDocument.createElement("div");
  box.style.cssText = `position:absolute;visibility:hidden;${style}`;
  stage.append(box);
  const { height } = box.getBoundingClientRect();
  box.remove();
  return height;
}

/**
 * The factor by which a layout of this scale becomes one of 1, in the 32-bit floating point that browsers keep it in.
 * Never one that makes it less than 1: a length of whole pixels would be cut to 1/64 less.
 */
export function inverseOf(scale: number): number {
  const exact = Math.fround(scale);
  let inverse = Math.fround(1 / exact);
  while (Math.fround(inverse * exact) < 1) inverse = Math.fround(inverse * (1 + 2 ** -23));
  return inverse;
}
