import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { loadScenario } from "@taiyari/content/simulations";
import {
  type Act,
  type GivenReply,
  minuteOf,
  type Person,
  replay,
  type Scenario,
  type Talk,
} from "@taiyari/domain/simulation";
import { load } from "js-yaml";
import type { SetPart } from "./resumes.ts";
import { table } from "./table.ts";

const FOLDER = "bench/simulation/talk";
const SETS: readonly SetPart[] = ["development", "validation"];

interface Options {
  /** One part of the conversations only; null for both. The other part is not opened. */
  readonly part: SetPart | null;
  /** Adds, for the part rules are made from, each answer that is wrong. */
  readonly verbose: boolean;
}

interface Conversation {
  readonly day: string;
  readonly with: string;
  /** Time of the first message; each further one is sent a minute later. */
  readonly at: string;
  readonly turns: readonly { readonly me: string; readonly want: readonly string[] }[];
}

interface Answered {
  readonly conversation: Conversation;
  readonly message: string;
  readonly want: readonly string[];
  readonly given: GivenReply | null;
  /** What does not hold; "" for a right answer. */
  readonly wrong: string;
}

/**
 * How many messages of a conversation people of the scenarios answer sensibly without a language model: each is sent in the chat of the real scenario, and its
 * answer has to do what its label says, tell nothing that was not asked for, and not be the answer before it word for word. Rules are made from the development
 * part; the validation part is read by this measurement alone.
 */
export function measureSimulationTalk({ part, verbose }: Options): Promise<string> {
  const sets = SETS.filter((name) => part === null || part === name).map((name) => {
    const start = performance.now();
    const conversations = load(
      readFileSync(`${FOLDER}/${name}.yaml`, "utf8"),
    ) as readonly Conversation[];
    const answered = conversations.map((one) => answersOf(one));
    return { name, answered, ms: (performance.now() - start) / conversations.length };
  });
  const figures = table("Talk of a simulated day", [
    [
      "set",
      "conversations",
      "turns",
      "turns right",
      "conversations all right",
      "facts",
      "promises",
      "others",
      "time of one",
    ],
    ...sets.map(({ name, answered, ms }) => {
      const turns = answered.flat();
      const share = (starts: RegExp) =>
        shareOf(turns.filter(({ want }) => starts.test(want[0] ?? "")));
      return [
        name,
        answered.length,
        turns.length,
        shareOf(turns),
        percent(
          answered.filter((all) => all.every(({ wrong }) => wrong === "")).length,
          answered.length,
        ),
        share(/^tell/u),
        share(/^promise/u),
        share(/^(?!tell|promise)/u),
        `${ms.toFixed(1)} ms`,
      ];
    }),
  ]);
  const wrong = sets
    .filter(({ name }) => verbose && name === "development")
    .flatMap(({ answered }) => answered.flat().filter((one) => one.wrong !== ""))
    .map(
      ({ conversation, message, wrong: why, given }) =>
        `- ${conversation.day} ${conversation.with}: “${message}” → “${given?.text ?? ""}” (${why}; read as ${given?.intent.kind ?? "nothing"})`,
    );
  return Promise.resolve([figures, ...(wrong.length > 0 ? ["", ...wrong] : [])].join("\n"));
}

function shareOf(turns: readonly Answered[]): string {
  return percent(turns.filter(({ wrong }) => wrong === "").length, turns.length);
}

function percent(part: number, of: number): string {
  return of === 0 ? "–" : `${part} of ${of}, ${((100 * part) / of).toFixed(1)}%`;
}

const SCENARIOS = new Map<string, Scenario>();

function scenarioOf(slug: string): Scenario {
  const known = SCENARIOS.get(slug);
  if (known) return known;
  const { source } = loadScenario("content", slug);
  if (!source) throw new Error(`content/simulations/${slug} cannot be read.`);
  SCENARIOS.set(slug, source.scenario);
  return source.scenario;
}

function answersOf(conversation: Conversation): readonly Answered[] {
  const scenario = scenarioOf(conversation.day);
  const person = scenario.people.find(({ id }) => id === conversation.with);
  const start = minuteOf(conversation.at);
  if (!person || start === null)
    throw new Error(
      `${conversation.day} has no ${conversation.with}, or “${conversation.at}” is no time.`,
    );
  const acts = conversation.turns.map(({ me }, at): Act => ({
    id: `turn-${at}`,
    at: start + at - scenario.clock.start,
    kind: "chat-sent",
    to: person.id,
    text: me,
  }));
  const { replies } = replay(scenario, acts);
  return conversation.turns.map(({ me, want }, at) => {
    const given = replies.find(({ answers }) => answers === `turn-${at}`) ?? null;
    const before = replies.find(({ answers }) => answers === `turn-${at - 1}`) ?? null;
    return {
      conversation,
      message: me,
      want,
      given,
      wrong: whatIsWrong(want, given, before, person, scenario),
    };
  });
}

function whatIsWrong(
  want: readonly string[],
  given: GivenReply | null,
  before: GivenReply | null,
  person: Person,
  scenario: Scenario,
): string {
  if (!given || given.text === "") return "no answer";
  if (given.text === before?.text) return "the same words again";
  const options = want.map((one) => one.split(" or "));
  const missing = options.find((all) => !all.some((one) => does(one, given, person, scenario)));
  if (missing) return `not: ${missing.join(" or ")}`;
  const asked = options.flat().flatMap((one) => (one.startsWith("tell ") ? [one.slice(5)] : []));
  // "Says" is about something that was told before.
  const isOpen = options.flat().some((one) => one.startsWith("says "));
  const extra = given.facts.filter((id) => !asked.includes(id));
  return extra.length > 0 && !isOpen ? `tells ${extra.join(", ")}` : "";
}

/** Lines by what they acknowledge. */
const ACKNOWLEDGES: Readonly<Record<string, readonly (keyof Talk)[]>> = {
  greeting: ["greets"],
  thanks: ["welcome"],
  sorry: ["forgives"],
  no: ["refused"],
  told: ["noted"],
  rude: ["hurt"],
  any: ["greets", "welcome", "forgives", "refused", "noted", "promised"],
};

/**
 * Whether an answer does one thing:
 *
 * - `tell FACT`     says this fact, for the first time or again
 * - `says WORDS`    has these words
 * - `promise 10:45` took a promise for that time
 * - `point PERSON`  tells no fact and names who knows
 * - `not know`      tells no fact and says that it is not known, or who knows
 * - `ask back`      asks something
 * - `ack KIND`      has one of the person's own lines for that
 */
function does(want: string, given: GivenReply, person: Person, scenario: Scenario): boolean {
  const [verb = "", ...rest] = want.split(" ");
  const what = rest.join(" ");
  const { text, facts, intent } = given;
  const has = (kinds: readonly (keyof Talk)[]) =>
    kinds.some((kind) =>
      person.talk[kind].some((line) => typeof line === "string" && holdsLine(text, line)),
    );
  switch (verb) {
    case "tell":
      return facts.includes(what);
    case "says":
      return text.toLowerCase().includes(what.toLowerCase());
    case "promise":
      return intent.kind === "promises" && intent.due === minuteOf(what);
    case "point":
      return facts.length === 0 && names(text, scenario, what);
    case "not":
      return (
        facts.length === 0 &&
        (has(["cannot"]) ||
          scenario.people.some(({ id }) => id !== person.id && names(text, scenario, id)))
      );
    case "ask":
      return text.includes("?") || has(["unclear", "whenThen"]);
    case "ack":
      return has(ACKNOWLEDGES[what] ?? []);
    default:
      throw new Error(`“${want}” says nothing that an answer can do.`);
  }
}

/** A line as it stands, whatever fills its blanks. */
function holdsLine(text: string, line: string): boolean {
  const parts = line.split(/\{\w+\}/u).filter(Boolean);
  return parts.every((one) => text.includes(one));
}

function names(text: string, { people }: Scenario, id: string): boolean {
  const name = people.find((one) => one.id === id)?.name.split(" ")[0];
  return name !== undefined && text.includes(name);
}
