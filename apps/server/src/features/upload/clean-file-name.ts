/** The longest name most file systems take, in bytes. */
const LONGEST_NAME = 255;

/**
 * A file's name as it can be kept and shown: without folders and control characters, at most 255 bytes of UTF-8,
 * its ending always whole. Everything else stays as given: quotes, emoji, any script.
 *
 * @returns "resume" with the given ending when nothing of the name is left
 */
export function cleanFileName(given: string): string {
  const base = given.normalize("NFC").toWellFormed().split(/[/\\]/).at(-1) ?? "";
  // Also the marks that turn the direction of text round and could hide the real ending.
  const visible = base.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu, "").trim();
  const ending = endingOf(visible);
  const stem = visible
    .slice(0, visible.length - ending.length)
    .replaceAll(/^\.+/g, "")
    .trim();
  return `${cutToBytes(stem || "resume", LONGEST_NAME - Buffer.byteLength(ending))}${ending}`;
}

/** The ending of a cleaned name with its dot, as written: ".PDF"; "" without one or for an odd one. */
export function endingOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,16}$/u.exec(name)?.[0] ?? "";
}

/** Cuts between whole characters as a person sees them. */
function cutToBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text;
  let kept = "";
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > limit) break;
    kept += segment;
  }
  return kept;
}
