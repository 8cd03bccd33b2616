/** Scripts in which the joiners are part of how a word is written. Source: The Unicode Standard, chapter 12. */
const JOINED = String.raw`[\p{Script=Deva}\p{Script=Beng}\p{Script=Guru}\p{Script=Gujr}\p{Script=Orya}\p{Script=Taml}\p{Script=Telu}\p{Script=Knda}\p{Script=Mlym}\p{Script=Sinh}\p{Script=Arab}]`;

/** A joiner within a word of such a script: all others are in the way of no reader. */
const JOINER = new RegExp(String.raw`(?<=${JOINED}\p{M}*)[\u200C\u200D](?=${JOINED})`, "gu");

/** Stand for the two joiners while the others go. */
const KEPT = { "\u200C": "\uE000", "\u200D": "\uE001" } as const;

/**
 * Characters nobody sees: controls, zero width, changes of direction, tags, variation selectors, private use, and what
 * is no character. Models read them.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cn}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * The text as a person sees it: without characters that have no form, its lines ended by "\n", its letters composed.
 *
 * Joiners stay within words of scripts that are written with them.
 */
export function cleanText(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\uE000\uE001]/gu, "")
    .replace(JOINER, (joiner) => KEPT[joiner as keyof typeof KEPT])
    .replaceAll(/\r\n?|[\u0085\u2028\u2029\v\f]/gu, "\n")
    .replaceAll(/[\t\p{Zs}]/gu, " ")
    .replaceAll(UNSEEN, (character) => {
      if (character === "\n") return "\n";
      if (character === "\uE000") return "\u200C";
      return character === "\uE001" ? "\u200D" : "";
    });
}
