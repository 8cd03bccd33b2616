/** Zero-width spaces and joiners, marks of direction, the byte order mark. */
const UNSEEN = /[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Joiners mean something behind a sign of an Indian script and within an emoji; anywhere else they are litter. */
const STRAY_JOINER = /(?<![\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]/gu;

// oxlint-disable-next-line no-control-regex -- these are what is taken out
const CONTROLS = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/gu;

/** A soft hyphen, with the break of the line that it was made for. */
const SOFT_HYPHEN = /\u00AD(?:[^\S\n]*\n[^\S\n]*)?/gu;

/**
 * A text in characters that mean what they look like: every break of lines is "\n", every blank is one space, and
 * what cannot be seen is gone.
 */
export function plainCharacters(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/gu, "\n")
    .replaceAll(UNSEEN, "")
    .replaceAll(CONTROLS, "")
    .replaceAll(SOFT_HYPHEN, "")
    .replaceAll(STRAY_JOINER, "")
    .replaceAll(/[^\S\n]+/gu, " ");
}
