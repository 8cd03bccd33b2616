import type { ConditionContext } from "../conditions/condition.ts";
import { timeText } from "../conditions/day-time.ts";
import type { DayMinute, Effects, Fact, Person, Talk } from "../scenario.ts";
import { answersOf, type Answer } from "./answers.ts";
import { type Intent, type ReadMessage, readMessage } from "./intents.ts";
import type { TalkMemory, TalkPlace } from "./talk-memory.ts";

/** What somebody answers, and what follows from it. */
export interface Reply {
  readonly text: string;
  readonly intent: Intent;
  /** Facts that were told for the first time. */
  readonly facts: readonly Fact[];
  /** Ids of the facts that the text says, for the first time or again. */
  readonly said: readonly string[];
  readonly isSorry: boolean;
  readonly isRefusal: boolean;
  readonly effects: Effects;
  readonly memory: TalkMemory;
}

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
  place: TalkPlace = { lastLine: memory.last, colleagues: [] },
): Reply {
  const read = readOnce(person, message, time, place.colleagues);
  const answers = answersOf(read, person.talk.facts.filter(isKnown), memory, place);
  const first = composed(person, read, answers, memory, place);
  // Nobody says the same words twice in a row: the next wording of each line.
  const made =
    first.text === memory.last && first.text !== ""
      ? composed(person, read, answers, { ...memory, used: first.memory.used }, place)
      : first;
  const facts = answers.flatMap((answer) =>
    answer.kind === "fact" && !(answer.fact.id in memory.told) ? [answer.fact] : [],
  );
  const said = answers.flatMap((answer) => (answer.kind === "fact" ? [answer.fact.id] : []));
  const { intent, isSorry, isRefusal } = read;
  const isFirst = (memory.used[LINES[intent.kind]] ?? 0) === 0;
  const trust = intent.kind === "rude" || isFirst ? (TRUST[intent.kind] ?? 0) : 0;
  return {
    text: made.text,
    intent,
    facts,
    said,
    isSorry,
    isRefusal,
    effects: merged([
      ...facts.map(({ effects }) => effects),
      { trust: trust === 0 ? {} : { [person.id]: trust }, set: {}, add: {} },
    ]),
    memory: { ...made.memory, last: made.text, topic: said.at(-1) ?? memory.topic },
  };
}

const READ = new WeakMap<Person, Map<string, ReadMessage>>();
/** Messages to one person that are kept as they were read: more than a day has. */
const MOST_READ = 400;

/** A screen replays a day at each act: a message is read once. */
function readOnce(
  person: Person,
  message: string,
  time: DayMinute,
  colleagues: readonly Person[],
): ReadMessage {
  const known = READ.get(person) ?? new Map<string, ReadMessage>();
  READ.set(person, known);
  const key = [time, ...colleagues.map(({ id }) => id), message].join(" ");
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_READ) known.clear();
  const made = readMessage(message, time, [person, ...colleagues]);
  known.set(key, made);
  return made;
}

/** The words of a reply, with what is remembered of them. */
function composed(
  person: Person,
  { intent, isSorry, isNod }: ReadMessage,
  answers: readonly Answer[],
  memory: TalkMemory,
  place: TalkPlace,
): { readonly text: string; readonly memory: TalkMemory } {
  const parts: string[] = [];
  let { told } = memory;
  const used: Record<string, number> = { ...memory.used };
  const say = (
    kind: keyof Talk,
    fill: Readonly<Record<string, string>> = {},
    isFit: (line: string) => boolean = () => true,
  ) => {
    const lines = person.talk[kind].filter((line) => typeof line === "string" && isFit(line));
    const count = used[kind] ?? 0;
    used[kind] = count + 1;
    const line = lines[count % Math.max(1, lines.length)];
    if (typeof line === "string") parts.push(fillIn(line, fill));
  };
  const hasFact = answers.some(({ kind }) => kind === "fact");
  if (isSorry && intent.kind === "promises") say("forgives");
  for (const answer of answers)
    if (answer.kind === "fact") {
      const { fact, part } = answer;
      const earlier = told[fact.id];
      if (earlier === undefined) {
        const line = fact.says[0] ?? "";
        parts.push(line);
        told = { ...told, [fact.id]: line };
      } else if (part !== null && part !== earlier && part !== memory.last) parts.push(part);
      else say("again", { said: earlier });
    } else if (answer.kind === "introduces") {
      parts.push(`${answer.person.name}. ${answer.person.title}.`);
    } else if (answer.kind === "points") {
      const isFree = (line: string) => !place.colleagues.some((one) => names(line, one));
      if (!hasFact) say("cannot", {}, isFree);
      const count = used["points"] ?? 0;
      used["points"] = count + 1;
      parts.push(fillIn(POINTS[count % POINTS.length] ?? "", { name: firstName(answer.person) }));
    } else if (!hasFact) say("cannot");
  const isOwn = intent.kind === "promises" || intent.kind === "sorry";
  if (answers.length === 0 || isOwn) {
    if (intent.kind === "promises")
      if (intent.due === null) say("whenThen");
      else say("promised", { time: timeText(intent.due) });
    else if (isNod) say(lineForNod(place.lastLine));
    else say(LINES[intent.kind]);
  }
  return { text: parts.filter(Boolean).join(" "), memory: { ...memory, told, used } };
}

/** How somebody is pointed to who knows. */
const POINTS = ["{name} knows that.", "Ask {name}.", "{name} can tell you."];

/** What is said to "yes" or "ok", by what was asked before: which of two, when, or nothing that is still open. */
function lineForNod(lastLine: string): "unclear" | "whenThen" | "noted" {
  const question = lastLine.split(/(?<=[.!?])\s+/u).findLast((one) => one.endsWith("?")) ?? "";
  if (/\bor\b/iu.test(question)) return "unclear";
  return /\b(?:when|what time|which (?:time|hour|day))\b/iu.test(question) ? "whenThen" : "noted";
}

function firstName({ name }: Person): string {
  return name.split(" ")[0] ?? name;
}

function names(line: string, person: Person): boolean {
  return line.includes(firstName(person));
}

function fillIn(line: string, values: Readonly<Record<string, string>>): string {
  return line.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => values[name] ?? whole);
}

function merged(effects: readonly Effects[]): Effects {
  const trust: Record<string, number> = {};
  const add: Record<string, number> = {};
  for (const one of effects) {
    for (const [person, by] of Object.entries(one.trust)) trust[person] = (trust[person] ?? 0) + by;
    for (const [name, by] of Object.entries(one.add)) add[name] = (add[name] ?? 0) + by;
  }
  return { trust, add, set: Object.assign({}, ...effects.map(({ set }) => set)) as Effects["set"] };
}

/** The time a reply makes somebody wait for; null for none. */
export function promisedTime({ intent }: Reply): DayMinute | null {
  return intent.kind === "promises" ? intent.due : null;
}
