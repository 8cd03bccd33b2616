/** An e-mail address in a text, as offsets. */
export interface EmailMatch {
  readonly from: number;
  readonly to: number;
}

const EMAIL =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.){1,4}\p{L}{2,24}/gu;

/** Every e-mail address in a text. Glyphs glued to it are gone by now; a blank around the @ is forgiven. */
export function findEmails(text: string): EmailMatch[] {
  if (!text.includes("@")) return [];
  return [...text.matchAll(EMAIL)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}
