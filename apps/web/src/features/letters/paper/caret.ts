/**
 * The place in a paragraph's text that a press hit. Its pieces carry where they begin as `data-from`.
 *
 * @returns  the range of a blank that was hit, so that typing replaces it; null where the browser does not say
 */
export function caretAt(
  x: number,
  y: number,
): { readonly start: number; readonly end: number } | null {
  const found = document.caretPositionFromPoint?.(x, y) ?? null;
  const piece = found?.offsetNode.parentElement?.closest<HTMLElement>("[data-from]");
  if (!found || !piece) return null;
  const from = Number(piece.dataset["from"]);
  const { length } = piece.textContent;
  // A blank is shown without its two brackets.
  if (piece.dataset["blank"] !== undefined) return { start: from, end: from + length + 2 };
  const at = from + Math.min(found.offset, length);
  return { start: at, end: at };
}
