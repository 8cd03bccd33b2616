import { plain } from "../../../lexicon/words.ts";
import { ordinalOf } from "../figures/number-words.ts";
import type { FactWord } from "../words.ts";

/** 1 for "first", "1st" and "I"; null for another word. */
export function ordinalIn(text: string): number | null {
  const digits = /^([1-3])(?:st|nd|rd)$/iu.exec(text);
  return digits ? Number(digits[1]) : ordinalOf(plain(text));
}

/** The numbers of classes and divisions a line of the source names. */
export function classesIn(words: readonly FactWord[]): number[] {
  return words.flatMap((word, at) => {
    if (!/^(?:class|division|div|श्रेणी|श्रेणीत|category|divison)$/u.test(word.key)) return [];
    const near = [words[at - 1], words[at + 1], words[at - 2]].map((other) =>
      classNumber(other?.text ?? ""),
    );
    return near.filter((number) => number !== null);
  });
}

function classNumber(text: string): number | null {
  const roman = ["I", "II", "III"].indexOf(text.replace(/(?:st|nd|rd)$/u, ""));
  return roman >= 0
    ? roman + 1
    : (ordinalIn(text) ?? (/^[1-3]$/u.test(text) ? Number(text) : null));
}

const CERTIFIES =
  /^(?:certif|zertifi|accredit|licen[cs]|lizenz|प्रमाण|qualified|cleared|passed|course|diploma)/u;

/** Whether a line of the source says that something was certified, passed or licensed. */
export function isCertifying(words: readonly FactWord[]): boolean {
  return words.some(({ key }) => CERTIFIES.test(key));
}
