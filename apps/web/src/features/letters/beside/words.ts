const WORDS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** A count as prose writes it: "six things", "one claim", "14 things". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${inWords(count)} ${count === 1 ? one : many}`;
}

/** "four", "14". */
export function inWords(count: number): string {
  return WORDS[count] ?? String(count);
}

/** With a capital. */
export function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
