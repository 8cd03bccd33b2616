import { verbOf } from "../../lexicon/verbs.ts";
import { lowerStart } from "../../text/wording.ts";
import type { OwnFact } from "../setup.ts";
import { isCommon, meaningOf } from "../reading/stems.ts";

/** So many words of meaning must a line of the resume share with an answer to be about the same. */
const SHARED = 2;

/**
 * The line of the person's resume that tells the same with a figure, as a sentence in the first person; null where there is none. Only lines that begin with what
 * was done make a sentence without a change of their words.
 */
export function factFor(
  answer: string,
  facts: readonly OwnFact[],
): { readonly sentence: string; readonly fact: OwnFact } | null {
  const said = meaningOf(answer);
  const figures = new Set(answer.match(/\d[\d,.]*/gu) ?? []);
  const found = facts
    .filter(
      ({ kind, text }) =>
        (kind === "job" || kind === "project") &&
        /\d/u.test(text) &&
        verbOf(firstWord(text))?.form === "past",
    )
    .filter(({ text }) => (text.match(/\d[\d,.]*/gu) ?? []).some((figure) => !figures.has(figure)))
    .map((fact) => ({
      fact,
      shared: [...meaningOf(fact.text)].filter((stem) => said.has(stem) && !isCommon(stem)).length,
    }))
    .filter(({ shared }) => shared >= SHARED)
    .toSorted((a, b) => b.shared - a.shared)[0];
  if (!found) return null;
  const text = found.fact.text.replace(/^[-•*]\s*/u, "").replace(/[\s.;]+$/u, "");
  return { sentence: `I ${lowerStart(text)}.`, fact: found.fact };
}

function firstWord(text: string): string {
  return /^[-•*\s]*(\p{L}+)/u.exec(text)?.[1] ?? "";
}
