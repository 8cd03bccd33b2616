/**
 * Makes pdf.js quick in a thread that does nothing but read documents. Call it once, before the first file.
 *
 * - Without `DecompressionStream` pdf.js inflates in the thread itself: for the many small streams of a
 *   resume that is a quarter faster than handing each to zlib's own threads and waiting.
 * - With a `FontFace` that is always loaded it does not compile every glyph's outline for drawing.
 *
 * Both are globals of this thread alone, so the rest of the server never sees them.
 */
export function prepareThread(): void {
  Reflect.deleteProperty(globalThis, "DecompressionStream");
  Reflect.set(globalThis, "FontFace", LoadedFontFace);
}

function LoadedFontFace(this: { loaded: Promise<void> }): void {
  this.loaded = Promise.resolve();
}

/** The pdf.js options that fit the thread: with fonts "loaded" after `prepareThread`, without before. */
export function fontLoading(): object {
  if (!("FontFace" in globalThis)) return { disableFontFace: true };
  return { disableFontFace: false, ownerDocument: { fonts: new Set() } };
}
