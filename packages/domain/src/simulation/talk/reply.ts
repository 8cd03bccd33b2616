import type { ConditionContext } from "../conditions/condition.ts";
import { timeText } from "../conditions/day-time.ts";
import { readSaid, says, type SaidText } from "../said/said-text.ts";
import type { DayMinute, Effects, Fact, Person, Talk } from "../scenario.ts";
import { type Intent, intentOf } from "./intents.ts";

/** What somebody remembers of a conversation. */
export interface TalkMemory {
  /** Facts that were told, with the words they were told in. */
  readonly told: Readonly<Record<string, string>>;
  /** How many lines of each kind were used. */
  readonly used: Readonly<Record<string, number>>;
  /** The last line that was said. */
  readonly last: string;
}

export const NO_MEMORY: TalkMemory = { told: {}, used: {}, last: "" };

/** What somebody answers, and what follows from it. */
export interface Reply {
  readonly text: string;
  readonly intent: Intent;
  /** The fact that was told for the first time; null for none. */
  readonly fact: Fact | null;
  /** Ids of the facts that the text says, for the first time or again. */
  readonly said: readonly string[];
  readonly effects: Effects;
  readonly memory: TalkMemory;
}

const NO_EFFECTS: Effects = { trust: {}, set: {}, add: {} };

/** Points of trust that a message costs or earns, once for each kind but the first. */
const TRUST: Partial<Record<Intent["kind"], number>> = {
  rude: -10,
  sorry: 3,
  promises: 2,
  thanks: 1,
};

/** Lines for each thing a message may do. */
const LINES = {
  rude: "hurt",
  refuses: "refused",
  sorry: "forgives",
  thanks: "welcome",
  greets: "greets",
  asks: "cannot",
  tells: "noted",
  unclear: "unclear",
  promises: "promised",
} as const satisfies Record<Intent["kind"], keyof Talk>;

/**
 * What a person of the scenario answers to a message, from their own lines and what they know.
 *
 * @param isKnown  whether a fact may be told by now
 */
export function replyTo(
  person: Person,
  message: string,
  memory: TalkMemory,
  { time }: Pick<ConditionContext, "time">,
  isKnown: (fact: Fact) => boolean,
): Reply {
  const said = readSaid(message);
  const intent = intentOf(said, time);
  const fact =
    intent.kind === "rude" ? null : factAsked(said, intent, person.talk.facts.filter(isKnown));
  const parts: string[] = [];
  let known = memory;
  const say = (kind: keyof Talk, fill: Readonly<Record<string, string>> = {}) => {
    const lines = person.talk[kind].filter((line) => typeof line === "string");
    const used = known.used[kind] ?? 0;
    const line = lines[used % Math.max(1, lines.length)] ?? "";
    known = { ...known, used: { ...known.used, [kind]: used + 1 } };
    parts.push(fillIn(line, fill));
  };
  const earlier = fact ? known.told[fact.id] : undefined;
  if (fact && earlier !== undefined) say("again", { said: earlier });
  else if (fact) {
    const line = fact.says[0] ?? "";
    parts.push(line);
    known = { ...known, told: { ...known.told, [fact.id]: line } };
  }
  if (!fact || intent.kind === "promises" || intent.kind === "sorry") sayIntent(intent, say);
  const text = parts.filter(Boolean).join(" ");
  const isFirst = (memory.used[LINES[intent.kind]] ?? 0) === 0;
  const trust = intent.kind === "rude" || isFirst ? (TRUST[intent.kind] ?? 0) : 0;
  return {
    text,
    intent,
    fact: fact && earlier === undefined ? fact : null,
    said: fact ? [fact.id] : [],
    effects: effectsOf(person.id, trust, earlier === undefined ? (fact?.effects ?? null) : null),
    memory: { ...known, last: text },
  };
}

/** Longer texts are not said again as a whole: what is repeated is the fact in its own words. */
const MOST_AGAIN = 40;

/** The same reply in other words: somebody remembers the words they said. */
export function reworded(reply: Reply, text: string): Reply {
  const { fact, memory } = reply;
  const isShort = text.split(/\s+/u).length <= MOST_AGAIN;
  const told = fact && isShort ? { ...memory.told, [fact.id]: text } : memory.told;
  return { ...reply, text, memory: { ...memory, told, last: text } };
}

function sayIntent(
  intent: Intent,
  say: (kind: keyof Talk, fill?: Readonly<Record<string, string>>) => void,
): void {
  if (intent.kind !== "promises") return say(LINES[intent.kind]);
  if (intent.due === null) return say("whenThen");
  return say("promised", { time: timeText(intent.due) });
}

/** The fact whose words a message has most of. What is no question asks for one by phrases only: a single word may stand anywhere. */
function factAsked(said: SaidText, intent: Intent, facts: readonly Fact[]): Fact | null {
  if (intent.kind === "thanks") return null;
  const isAsking = intent.kind === "asks" || said.text.includes("?") || isRequest(said.text);
  const ranked = facts
    .map((fact) => ({
      fact,
      hits: fact.asked.filter(
        (phrase) => (isAsking || phrase.includes(" ")) && says(said, [phrase]) !== null,
      ).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((a, b) => b.hits - a.hits);
  return ranked[0]?.fact ?? null;
}

function isRequest(text: string): boolean {
  return /\b(?:tell me|do you know|need to know|send me|share|batao|bataiye|pata)\b/iu.test(text);
}

function fillIn(line: string, values: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
}

function effectsOf(person: string, trust: number, own: Effects | null): Effects {
  const base = own ?? NO_EFFECTS;
  if (trust === 0) return base;
  return { ...base, trust: { ...base.trust, [person]: (base.trust[person] ?? 0) + trust } };
}

/** The time a reply makes somebody wait for; null for none. */
export function promisedTime({ intent }: Reply): DayMinute | null {
  return intent.kind === "promises" ? intent.due : null;
}
