/**
 * A text as proofs compare it: what a reader of the file could not distinguish is the same. Capitals do not count, for
 * templates set headings in capitals; neither do the shapes of quotes and dashes, nor how many blanks there are.
 */
export function compared(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u{ad}\u{200b}-\u{200d}\u{2060}\u{feff}]|\u{fe0f}/gu, "")
    .replaceAll(/[‘’‛′`]/gu, "'")
    .replaceAll(/[“”„″]/gu, '"')
    .replaceAll(/[‐‑‒–—―−]/gu, "-")
    .replaceAll("…", "...")
    .replaceAll(/(?<=-)\s+|\s+(?=-)/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** The same without any blank. */
export function squeezed(text: string): string {
  return compared(text).replaceAll(" ", "");
}

/** An address without what differs between ways of writing it: scheme, "www.", the slash at its end. */
export function bareAddress(text: string): string {
  return squeezed(text)
    .replace(/^(?:https?:\/\/|mailto:|tel:)/u, "")
    .replace(/^www\./u, "")
    .replace(/\/$/u, "");
}

/** The digits of a phone number. */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/gu, "");
}

/** The lines of a description without their bullets; blank ones left out. */
export function linesOf(description: string): readonly string[] {
  return description
    .split("\n")
    .map((line) => line.replace(/^\s*•\s*/u, "").trim())
    .filter((line) => line !== "");
}

/** Letters that look like others: symbols of mathematics, full-width and circled forms. Source: Unicode, NFKC. */
const FANCY =
  /[\u{1d400}-\u{1d7ff}\u{ff01}-\u{ff5e}\u{2460}-\u{24ff}\u{1f130}-\u{1f189}\u{2100}-\u{214f}]/u;

/** The text in plain letters; null when it has them already. */
export function plainLetters(text: string): string | null {
  if (!FANCY.test(text)) return null;
  const plain = text.normalize("NFKC");
  return plain === text ? null : plain;
}
