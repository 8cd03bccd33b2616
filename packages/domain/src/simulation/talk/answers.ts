import { readSaid, type SaidText } from "../said/said-text.ts";
import type { Fact, Person } from "../scenario.ts";
import { ASKED, factOfStatement, matchesOf, meaningStems, whoKnows } from "./find-facts.ts";
import { answerFrom, goesOn, isFollowUp, isOnlyBack, sharesWords } from "./follow-up.ts";
import type { ReadMessage } from "./intents.ts";
import type { TalkMemory, TalkPlace } from "./talk-memory.ts";

/** What is said to one question. */
export type Answer =
  /** `part`: the sentence of it that answers, where it was told before; null for all of it. */
  | { readonly kind: "fact"; readonly fact: Fact; readonly part: string | null }
  | { readonly kind: "points"; readonly person: Person }
  /** Who somebody is. */
  | { readonly kind: "introduces"; readonly person: Person }
  | { readonly kind: "cannot" };

/** More than this is no message but a report. */
const MOST_ANSWERS = 2;

/** A weak match counts where nobody else has a better one; a single word where the question has few. */
const WEAK = 0.55;
const WEAKEST = 0.4;
const FEW = 2;
/** By so much somebody else has to know better than the person who is asked, and the more of what they spoke of. */
const BETTER = 0.75;
const BETTER_THAN_SPOKEN = 1.4;
/** What is spoken of is what is asked about, in doubt. */
const TOPIC = 0.3;
/** The same where the question goes on: "and the 46?". */
const GOES_ON = 0.6;
/** And more where it was told in words of the question: "who approved it?". */
const OF_ITS_WORDS = 0.8;
/** A question of so few words is about what was spoken of, where it shares one with it. */
const SHORT = 5;

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
  for (const question of questions.flatMap((one) => halvesOf(one, facts))) {
    const answer = answerTo(question, facts, { ...memory, topic }, place);
    if (answer.kind === "fact") topic = answer.fact.id;
    if (!answers.some((one) => isSame(one, answer))) answers.push(answer);
  }
  const known = answers.filter(({ kind }) => kind !== "cannot");
  // An apology or a promise with a question is answered as what it is.
  const isAsking = intent.kind === "asks";
  return (known.length > 0 ? known : isAsking ? answers : []).slice(0, MOST_ANSWERS);
}

/** "How many rides and the average amount?" asks for two facts; "the rate and the reason" of one for one. */
function halvesOf(question: SaidText, facts: readonly Fact[]): readonly SaidText[] {
  const halves = question.text.split(/,?\s+(?:and|also|plus|&)\s+/iu).map(readSaid);
  const best = halves.map((half) => matchesOf(half, facts)[0]);
  const areTwo =
    halves.length === 2 &&
    best.every((one) => one && one.score >= ASKED) &&
    best[0]?.fact !== best[1]?.fact;
  return areTwo ? halves : [question];
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
  const asked = /\bwho(?: is|['’]s) (?:this |that |the )?(\p{L}+)/iu.exec(question.text)?.[1];
  const named = asked && colleagues.find(({ name }) => isFirstName(name, asked));
  if (named) return { kind: "introduces", person: named };
  const spoken = facts.find(({ id }) => id === topic) ?? null;
  const isBack = spoken !== null && isFollowUp(question);
  const text = spoken ? (told[spoken.id] ?? spoken.says[0] ?? "") : "";
  const bonus =
    (goesOn(question) ? GOES_ON : isBack ? TOPIC : 0) +
    (isBack && sharesWords(text, question) ? OF_ITS_WORDS : 0);
  const raw = matchesOf(question, facts);
  const ranked = raw
    .map(({ fact, score }) => ({ fact, score: score + (fact === spoken ? bonus : 0) }))
    .toSorted((a, b) => b.score - a.score);
  const best = ranked[0] ?? null;
  const own = best?.score ?? 0;
  const other = spoken && isOnlyBack(question) ? null : whoKnows(question, colleagues);
  const better = (other?.score ?? 0) - own;
  if (best && own >= ASKED && better <= BETTER) return toFact(best.fact, told, question);
  if (other && better > (isBack ? BETTER_THAN_SPOKEN : BETTER / 2))
    return { kind: "points", person: other.person };
  const isOther = best !== null && best.fact !== spoken && !raw.some(({ fact }) => fact === spoken);
  const isEnough = own >= WEAK || (own >= WEAKEST && meaningStems(question.text).size <= FEW);
  if (best && isEnough && (!isBack || isOther)) return toFact(best.fact, told, question);
  if (spoken && (isBack || (question.words <= SHORT && sharesWords(text, question)))) {
    const part = answerFrom(text, question);
    return part === null ? { kind: "cannot" } : { kind: "fact", fact: spoken, part };
  }
  return { kind: "cannot" };
}

function isFirstName(name: string, word: string): boolean {
  return name.split(" ")[0]?.toLowerCase() === word.toLowerCase();
}

function toFact(fact: Fact, told: TalkMemory["told"], question: SaidText): Answer {
  const earlier = told[fact.id];
  return { kind: "fact", fact, part: earlier === undefined ? null : answerFrom(earlier, question) };
}
