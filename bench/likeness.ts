/** A job title, company or school counts when its words agree this far (F1 over words). */
export const SAME_WORDS = 0.8;

/** A bullet or a paragraph is right only when nearly all of it is there and nothing else. */
export const SAME_TEXT = 0.9;

/** The words of a text in small letters; in Chinese every character is one. */
export function words(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu) ?? []
  );
}

export function digits(text: string): string {
  return text.replaceAll(/\D/g, "");
}

/** Whether one number ends with the last ten digits of the other: country codes may be left out. */
export function samePhone(got: string, want: string): boolean {
  const [a, b] = [digits(got), digits(want)];
  return a.length >= 7 && (a.endsWith(b.slice(-10)) || b.endsWith(a.slice(-10)));
}

/** The same name: every word, in order. */
export function sameName(got: string, want: string): boolean {
  return words(got).join(" ") === words(want).join(" ");
}

export function sameAddress(got: string, want: string): boolean {
  return got.trim().toLowerCase() === want.toLowerCase();
}

/** How far two texts share their words, 0 to 1. */
export function f1(got: string, want: string): number {
  const [a, left] = [words(got), words(want)];
  const of = a.length + left.length;
  const common = a.filter(
    (word) => left.includes(word) && left.splice(left.indexOf(word), 1),
  ).length;
  return of === 0 ? 0 : (2 * common) / of;
}

/** The same place in the web, however much of the address is written. */
export function sameLink(got: string, want: string): boolean {
  const [a, b] = [got, want].map((url) =>
    url
      .toLowerCase()
      .replace(/^(?:https?:\/\/)?(?:www\.)?/u, "")
      .replace(/\/$/u, ""),
  ) as [string, string];
  return a === b || (b.length > 2 && a.endsWith(`/${b}`));
}
