import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { tokenize } from "../../text/tokens.ts";
import type { Token } from "../../text/tokens.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, sentenceStart, timesInWords } from "../../text/wording.ts";
import { sentencesOf, withoutSentences } from "./sentences.ts";

/** No "I", "my" or "we". */
export const firstPerson: Check = {
  id: "first-person",
  axis: "content",
  weight: 1,
  title: "No “I” or “my”",
  looksAt: 'No "I", "my" or "we".',
  source:
    "Custom of the form, common to the advice of university career offices: the resume is about one person anyway.",
  run,
};

const PRONOUN = /^(?:me|my|mine|myself|we|our|us|ourselves)$/u;

/** Pronouns at which the last point is gone. */
const MOST = 4;

function run(subject: Subject): Outcome {
  const sentences = sentencesOf(subject);
  if (sentences.length === 0) return withoutSentences("No “I” or “my”");
  const hits = sentences.flatMap((passage) => {
    const found = pronounsIn(passage.text);
    return found.length > 0 ? [{ passage, found }] : [];
  });
  const count = hits.reduce((sum, hit) => sum + hit.found.length, 0);
  if (count === 0) return full("No “I” or “my” was found.");
  return {
    share: Math.max(0, 1 - count / MOST),
    finding: `“I”, “my” or “we” stands in your sentences ${timesInWords(count)}.`,
    evidence: hits.slice(0, MAX_EVIDENCE).map(({ passage, found }) => ({
      line: passage.lines[0] ?? null,
      where: passage.where,
      quote: passage.text,
      marks: found.map(({ from, to }) => ({ from, to, note: "Leave it out; the verb is enough." })),
      example: null,
    })),
    advice: {
      title: `Take out ${figure(count, "pronoun")}`,
      why: "The page is about you, so “I” and “my” only take room from what you did.",
      note: figure(count, "pronoun"),
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(count, "pronoun"))} of the first person ${count === 1 ? "stands" : "stand"} in your sentences.`,
      lines: hits.flatMap(({ passage }) => passage.lines.slice(0, 1)),
    },
  };
}

/** "I" with its capital, but not "Phase I"; the others in small letters or at the start: "US" is no pronoun. */
export function pronounsIn(text: string): Token[] {
  const tokens = tokenize(text);
  return tokens.filter((token, i) => {
    if (token.text === "I") {
      const next = tokens[i + 1];
      const isNumeral = /^\p{Lu}/u.test(tokens[i - 1]?.text ?? "") && i > 0;
      return !isNumeral && next !== undefined && token.gap !== "joint" && next.gap !== "joint";
    }
    if (/^\p{Lu}{2,}$/u.test(token.text)) return false;
    return PRONOUN.test(token.text.toLowerCase());
  });
}
