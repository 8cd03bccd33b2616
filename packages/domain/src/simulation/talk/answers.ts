import type { SaidText } from "../said/said-text.ts";
import type { Fact, Person } from "../scenario.ts";
import { ASKED, factOfStatement, matchesOf, whoKnows } from "./find-facts.ts";
import { answerFrom, goesOn, isFollowUp, isOnlyBack } from "./follow-up.ts";
import type { ReadMessage } from "./intents.ts";
import type { TalkMemory, TalkPlace } from "./talk-memory.ts";

/** What is said to one question. */
export type Answer =
  /** `part`: the sentence of it that answers, where it was told before; null for all of it. */
  | { readonly kind: "fact"; readonly fact: Fact; readonly part: string | null }
  | { readonly kind: "points"; readonly person: Person }
  | { readonly kind: "cannot" };

/** More than this is no message but a report. */
const MOST_ANSWERS = 2;

/** A weak match counts where nobody else has a better one. */
const WEAK = 0.55;
/** By so much somebody else has to know better than the person who is asked. */
const BETTER = 0.75;
/** What is spoken of is what is asked about, in doubt. */
const TOPIC = 0.4;
/** The same where the question goes on: "and the 46?". */
const GOES_ON = 0.8;

/** What a message is answered with from what somebody knows; [] for what asks for nothing. */
export function answersOf(
  { said, questions, intent }: ReadMessage,
  facts: readonly Fact[],
  memory: TalkMemory,
  place: TalkPlace,
): readonly Answer[] {
  if (["rude", "thanks", "greets"].includes(intent.kind)) return [];
  if (questions.length === 0) {
    const fact = factOfStatement(said, facts);
    return fact ? [{ kind: "fact", fact, part: null }] : [];
  }
  const answers: Answer[] = [];
  let { topic } = memory;
  for (const question of questions) {
    const answer = answerTo(question, facts, { ...memory, topic }, place);
    if (answer.kind === "fact") topic = answer.fact.id;
    if (!answers.some((one) => isSame(one, answer))) answers.push(answer);
  }
  const known = answers.filter(({ kind }) => kind !== "cannot");
  // An apology or a promise with a question is answered as what it is.
  const isAsking = intent.kind === "asks";
  return (known.length > 0 ? known : isAsking ? answers : []).slice(0, MOST_ANSWERS);
}

function isSame(one: Answer, other: Answer): boolean {
  if (one.kind === "fact" && other.kind === "fact") return one.fact === other.fact;
  return one.kind === other.kind;
}

function answerTo(
  question: SaidText,
  facts: readonly Fact[],
  { told, topic }: TalkMemory,
  { colleagues }: TalkPlace,
): Answer {
  const isBack = isFollowUp(question);
  const spoken = facts.find(({ id }) => id === topic) ?? null;
  const bonus = goesOn(question) ? GOES_ON : isBack ? TOPIC : 0;
  const ranked = matchesOf(question, facts)
    .map(({ fact, score }) => ({ fact, score: score + (fact === spoken ? bonus : 0) }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0] ?? null;
  const other = spoken && isOnlyBack(question) ? null : whoKnows(question, colleagues);
  const own = best?.score ?? 0;
  if (best && own >= ASKED && (other?.score ?? 0) <= own + BETTER)
    return toFact(best.fact, told, question);
  if (other && other.score > own + BETTER / 2) return { kind: "points", person: other.person };
  if (best && own >= WEAK && !(isBack && spoken)) return toFact(best.fact, told, question);
  if (isBack && spoken) {
    const text = told[spoken.id] ?? spoken.says[0] ?? "";
    const part = answerFrom(text, question);
    return part === null ? { kind: "cannot" } : { kind: "fact", fact: spoken, part };
  }
  return { kind: "cannot" };
}

function toFact(fact: Fact, told: TalkMemory["told"], question: SaidText): Answer {
  const earlier = told[fact.id];
  return { kind: "fact", fact, part: earlier === undefined ? null : answerFrom(earlier, question) };
}
