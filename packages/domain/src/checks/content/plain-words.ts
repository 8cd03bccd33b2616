import { full, MAX_EVIDENCE } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import { CLICHES, findPhrases, VAGUE } from "../../lexicon/cliches.ts";
import type { Passage } from "../../evidence/passages.ts";
import type { Subject } from "../../evidence/subject.ts";
import { counted, figure, listed, quoted, sentenceStart } from "../../text/wording.ts";
import { sentencesOf, withoutSentences } from "./sentences.ts";

/** No phrases that every resume could carry. */
export const plainWords: Check = {
  id: "plain-words",
  axis: "content",
  weight: 2,
  title: "Specific words",
  looksAt: "No phrases that every resume could carry.",
  source:
    "Phrases common to the sample resumes of many builders; a reader skips what everyone says.",
  run,
};

/** Phrases at which the last point is gone; a vague word counts half a phrase. */
const MOST = 4;

function run(subject: Subject): Outcome {
  const sentences = sentencesOf(subject);
  if (sentences.length === 0) return withoutSentences("Specific words");
  const hits = sentences.flatMap((passage) => {
    const cliches = findPhrases(passage.text, CLICHES);
    const vague = findPhrases(passage.text, VAGUE);
    return cliches.length + vague.length > 0 ? [{ passage, cliches, vague }] : [];
  });
  const cost = hits.reduce((sum, hit) => sum + hit.cliches.length + hit.vague.length / 2, 0);
  const phrases = [
    ...new Set(hits.flatMap((hit) => [...hit.cliches, ...hit.vague].map((found) => found.phrase))),
  ];
  if (phrases.length === 0) return full("No phrase that every resume could carry.");
  return {
    share: Math.max(0, 1 - Math.max(1, cost) / MOST),
    finding: `Found: ${listed(
      phrases.map((phrase) => quoted(phrase)),
      3,
    )}.`,
    evidence: hits.slice(0, MAX_EVIDENCE).map((hit) => ({
      line: hit.passage.lines[0] ?? null,
      where: hit.passage.where,
      quote: hit.passage.text,
      marks: marksOf(hit.cliches, hit.vague),
      example: null,
    })),
    advice: {
      title: `Put facts in place of ${listed(
        phrases.map((phrase) => quoted(phrase)),
        3,
      )}`,
      why: "Anyone can write these words, so they say nothing of you. What you did, named, says it instead.",
      note: figure(phrases.length, "phrase"),
    },
    praise: null,
    concern: {
      text: `${sentenceStart(counted(phrases.length, "phrase"))} could stand on any resume: ${listed(
        phrases.map((phrase) => quoted(phrase)),
        3,
      )}.`,
      lines: hits.flatMap(({ passage }: { passage: Passage }) => passage.lines.slice(0, 1)),
    },
  };
}

function marksOf(
  cliches: ReturnType<typeof findPhrases>,
  vague: ReturnType<typeof findPhrases>,
): { from: number; to: number; note: string }[] {
  return [
    ...cliches.map(({ from, to }) => ({
      from,
      to,
      note: "Everyone says so. Show it by what you did.",
    })),
    ...vague.map(({ from, to }) => ({ from, to, note: "Which, or how many?" })),
  ].toSorted((a, b) => a.from - b.from);
}
