const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A count as prose writes it: "no", "one" to "nine", then figures. */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** "1 bullet", "4 bullets". For titles and tables, where figures are read faster than words. */
export function figure(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`;
}

/** "one bullet", "four bullets", "14 bullets", "no bullets". For prose. */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${inWords(count)} ${count === 1 ? noun : nouns}`;
}

/** The word that goes with a count: `agree(1, "names", "name")` is "names". */
export function agree(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** "once", "twice", "three times". */
export function timesInWords(count: number): string {
  if (count === 1) return "once";
  if (count === 2) return "twice";
  return `${inWords(count)} times`;
}

/** "a", "a and b", "a, b and c"; over `limit` the rest is counted: "a, b and three more". */
export function listed(items: readonly string[], limit = 4): string {
  const shown = items.length > limit ? items.slice(0, Math.max(1, limit - 1)) : items;
  const rest = items.length - shown.length;
  const parts = rest > 0 ? [...shown, `${inWords(rest)} more`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/** The first letter in capitals, the rest as it is. */
export function sentenceStart(text: string): string {
  const first = /^./su.exec(text)?.[0] ?? "";
  return first.toUpperCase() + text.slice(first.length);
}

/** The first letter in small letters: for a sentence of ours that begins with an ordinary word. */
export function lowerStart(text: string): string {
  const first = /^./su.exec(text)?.[0] ?? "";
  return first.toLowerCase() + text.slice(first.length);
}

/** "6 years", "1 year", "half a year", "2.5 years", "less than half a year". */
export function yearsInWords(years: number): string {
  if (years < 0.5) return "less than half a year";
  if (years === 0.5) return "half a year";
  return `${years} ${years === 1 ? "year" : "years"}`;
}

/** A text in the quotation marks the reports use. Cut at a word when longer than `limit` characters. */
export function quoted(text: string, limit = 60): string {
  if (text.length <= limit) return `“${text}”`;
  const cut = text.slice(0, limit).replace(/\s+\S*$/u, "");
  return `“${cut}…”`;
}

/** "none of six", "all six", "both", "three of six": some of what there is, for prose. */
export function share(count: number, total: number): string {
  if (count === 0) return `none of ${inWords(total)}`;
  if (count < total) return `${inWords(count)} of ${inWords(total)}`;
  return total === 2 ? "both" : `all ${inWords(total)}`;
}

/** "none of six duties", "three of six duties", "the one duty" of one. */
export function outOf(count: number, total: number, noun: string, nouns = `${noun}s`): string {
  if (total === 1) return count === 1 ? `the one ${noun}` : `not the one ${noun}`;
  return `${share(count, total)} ${nouns}`;
}

/** "no email, no phone and no city". */
export function noneOf(items: readonly string[]): string {
  return listed(items.map((item) => `no ${item}`));
}
