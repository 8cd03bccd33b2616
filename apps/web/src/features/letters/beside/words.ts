import { numberWord } from "../../../lib/number-words.ts";

/** A count as prose writes it: "six things", "one claim", "14 things". */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberWord(count)} ${count === 1 ? one : many}`;
}

/** With a capital. */
export function atStart(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
