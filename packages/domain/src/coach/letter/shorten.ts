import type { LetterCheck } from "./check-letter.ts";
import { isAboutTheLetter } from "./claims.ts";
import type { Letter } from "./letter.ts";
import { sentencesOfLetter } from "./sentences.ts";

/** The sentence that says what is applied for goes last. */
const NAMES_THE_POST = 100;

/**
 * A paragraph without the sentence it needs least: first one that rests on no line, then one that answers nothing the
 * job asks, then the last. A blank stays, and so does the only sentence.
 *
 * @returns  null where nothing can go
 */
export function shorter(letter: Letter, paragraph: string, check: LetterCheck): string | null {
  const text = letter.paragraphs.find(({ id }) => id === paragraph)?.text ?? "";
  const sentences = sentencesOfLetter(letter).filter((one) => one.paragraph === paragraph);
  if (sentences.length < 2) return null;
  const need = (number: number): number => {
    const proofs = check.proofs.filter(({ sentence }) => sentence === number).length;
    const said = sentences.find((one) => one.number === number)?.text ?? "";
    if (
      [letter.role, letter.company].some(
        (name) => name !== "" && isAboutTheLetter(said) && said.includes(name),
      )
    )
      return NAMES_THE_POST;
    const answers = check.asks.filter(({ sentence }) => sentence === number);
    return proofs + 2 * answers.reduce((sum, { need: kind }) => sum + (kind === "must" ? 2 : 1), 0);
  };
  const isUnproven = (from: number) =>
    check.unproven.some((claim) => claim.paragraph === paragraph && claim.from === from);
  const [least] = sentences
    .filter(({ hasBlank }) => !hasBlank)
    .toSorted(
      (a, b) =>
        Number(isUnproven(b.from)) - Number(isUnproven(a.from)) ||
        need(a.number) - need(b.number) ||
        b.number - a.number,
    );
  if (!least) return null;
  const rest = [text.slice(0, least.from).trim(), opened(text.slice(least.to).trim(), least.text)];
  return rest.filter(Boolean).join(" ");
}

/** A sentence that leaned on the one before, "There I also", takes over its opening or loses the lean. */
function opened(text: string, dropped: string): string {
  const lean = /^(?:There I also|In the same position I also|In addition, I|I also) /u.exec(
    text,
  )?.[0];
  if (lean === undefined) return text;
  const opening =
    /^(?:At|In|As|Before that, at|Earlier, at|Prior to that, at) .+? I (?=\p{Ll})/u.exec(
      dropped,
    )?.[0];
  return opening === undefined ? text : opening + text.slice(lean.length);
}
