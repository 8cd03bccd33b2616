import { regex } from "../../text/regex.ts";
import type { AnswerReading, ReadClause } from "../reading/index.ts";
import { type AnswerText, type Span, wordsAt } from "../reading/index.ts";
import type { Gap } from "../question.ts";

/** Longer quotes are hard to follow by ear. Our choice. */
const MOST_WORDS = 11;
const LEAST_WORDS = 3;

/** What begins a clause and says nothing in a quote: joining words and fillers, in English and Hindi. */
const LEADING = regex("iu")`
    ^(?:(?:in the end|after that|at that time|and|but|so|because|then|also|well|okay|ok|yes|yeah|no|um+|uh+|hmm+|er+|like|basically|actually|honestly|
    you know|i mean|see|aur|lekin|toh|matlab|haan|phir|और|तो|लेकिन|मतलब)[\s,.…-]+)+
  `;
const TRAILING =
  /[\s,.;:…!?।-]+$|[\s,]+(?:and|but|so|because|um+|uh+|like|you know|to|the|a|of)$/iu;

/** What no interviewer would say after somebody. */
const ABUSE = regex("iu")`
    (?<![\p{L}\p{M}])(?:f+u+c+k\p{L}*|sh[i1]t\p{L}*|bitch\p{L}*|bastards?|ass ?holes?|idiots?|stupid|dumb|bull ?shit|moron|chutiya|chutiye|madarchod|
    behenchod|bhenchod|gandu|harami|kutte|kamine|saala|साला|चूतिया)(?![\p{L}\p{M}])
  `;

/**
 * The words of an answer that a question back is about: verbatim, a clause of at most eleven words, only from sentences that say something. "" where there is none.
 *
 * Of several the one that was said last is taken, since that is what somebody remembers.
 */
export function quoteFor(gap: Gap, reading: AnswerReading, answers: readonly AnswerText[]): string {
  for (const span of spansFor(gap, reading)) {
    const clause = clauseAt(reading, span);
    const quote = clause ? clipped(answers, clause, span) : "";
    if (quote !== "") return quote;
  }
  return "";
}

/** A span of its own as a quote: what a contradiction was found in. "" where it cannot be quoted. */
export function quoteOf(span: Span, answers: readonly AnswerText[]): string {
  return clipped(answers, span, span);
}

/** Where the weak claim is, the best place first. */
function spansFor(gap: Gap, reading: AnswerReading): readonly Span[] {
  const deeds = clausesOf(reading).filter(({ isDeed }) => isDeed);
  const own = latest(deeds.filter(({ doer }) => doer === "i"));
  const shared = latest(deeds.filter(({ doer }) => doer === "we"));
  const vague = latest(reading.vague);
  const changes = latest(
    clausesOf(reading).filter((clause) => clause.isChange && !hasFigure(reading, clause)),
  );
  switch (gap.kind) {
    case "number":
      return [...vague, ...changes, ...own];
    case "own-part":
      return [...shared, ...vague];
    case "trade-off":
      return [...own, ...shared];
    case "part":
      if (gap.part === "result") return [...own, ...shared, ...vague];
      if (gap.part === "action") return [...shared, ...vague, ...changes];
      return [...latest(toTheTopic(reading)), ...own];
    case "thin":
      return [...vague, ...latest(clausesOf(reading))];
    case "point":
      return [...vague, ...own, ...latest(toTheTopic(reading))];
    case "contradiction":
    case "off-topic":
      return [];
  }
}

function clausesOf({ sentences }: AnswerReading): readonly ReadClause[] {
  return sentences.flatMap(({ standing, clauses }) => (standing === "counts" ? clauses : []));
}

/** Clauses of sentences that have words of the subject. */
function toTheTopic({ sentences }: AnswerReading): readonly ReadClause[] {
  return sentences.flatMap(({ standing, hits, clauses }) =>
    standing === "counts" && hits.length > 0 ? clauses : [],
  );
}

function latest<Place extends Span>(spans: readonly Place[]): readonly Place[] {
  return spans.toReversed();
}

function hasFigure({ figures }: AnswerReading, { turn, from, to }: Span): boolean {
  return figures.some((figure) => figure.turn === turn && figure.from >= from && figure.to <= to);
}

function clauseAt(reading: AnswerReading, { turn, from, to }: Span): Span | undefined {
  return clausesOf(reading).find(
    (clause) => clause.turn === turn && clause.from < to && clause.to > from,
  );
}

/** The clause without what leads in, cut to the words around the claim. */
function clipped(answers: readonly AnswerText[], clause: Span, claim: Span): string {
  const whole = wordsAt(answers, clause);
  const lead = LEADING.exec(whole)?.[0].length ?? 0;
  const text = whole.slice(lead);
  const words = [...text.matchAll(/\S+/gu)];
  const claimAt = Math.max(0, claim.from - clause.from - lead);
  const first = Math.max(
    0,
    Math.min(
      words.findLastIndex(({ index }) => index <= claimAt) - Math.floor(MOST_WORDS / 2),
      words.length - MOST_WORDS,
    ),
  );
  const [start, end] = [words[first], words[Math.min(words.length, first + MOST_WORDS) - 1]];
  if (!start || !end) return "";
  const quote = trimmed(text.slice(start.index, end.index + end[0].length));
  const isUsable =
    countOf(quote) >= LEAST_WORDS && !ABUSE.test(quote) && !/[\n“”"{}<>]/u.test(quote);
  return isUsable ? quote : "";
}

function trimmed(text: string): string {
  const shorter = text.replace(TRAILING, "");
  return shorter === text ? text : trimmed(shorter);
}

function countOf(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}
