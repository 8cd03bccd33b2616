import type { Deliverable } from "./deliverable.ts";

export const SIMULATION_AREAS = [
  "data",
  "engineering",
  "product",
  "support",
  "people",
  "operations",
  "finance",
] as const;
export type SimulationArea = (typeof SIMULATION_AREAS)[number];

export const WORK_COMPETENCIES = [
  "communication",
  "prioritisation",
  "analysis",
  "ownership",
  "ethics",
  "collaboration",
] as const;
export type WorkCompetency = (typeof WORK_COMPETENCIES)[number];

/** A condition in the Common Expression Language, over what `conditionContext` gives: "task.answer.points >= 75 && trust.rohit < 40". */
export type Condition = string;

/** Minutes since midnight, on the clock of the scenario. */
export type DayMinute = number;

/** What becomes different. */
export interface Effects {
  /** Points of trust by person, added. */
  readonly trust: Readonly<Record<string, number>>;
  /** Variables by name, set. */
  readonly set: Readonly<Record<string, number | boolean>>;
  /** Variables by name, added to. */
  readonly add: Readonly<Record<string, number>>;
}

/** Something that follows from what somebody did or left: applied once, the first time its condition holds. */
export interface Consequence {
  readonly id: string;
  readonly when: Condition;
  readonly effects: Effects;
  /** A line of the debrief: what was decided. "" for what is not told. */
  readonly decided: string;
  /** What came of it. */
  readonly came: string;
  /** What it cost, in words: "212 orders a day late"; "" for nothing. */
  readonly cost: string;
  readonly competency: WorkCompetency | null;
  /** Whether it was well done, where trust and cost say otherwise: somebody was pleased with what was wrong. Null for what they say. */
  readonly verdict: "right" | "wrong" | null;
}

/** Somebody in the scenario. */
export interface Person {
  /** Lower case with underscores: conditions name it. */
  readonly id: string;
  readonly name: string;
  /** "Head of growth". */
  readonly title: string;
  readonly isManager: boolean;
  /** Of another house: a customer, a candidate. They know nobody here to point to. */
  readonly isOutside: boolean;
  readonly trust: number;
  /** What they say at the end, the first whose condition holds; the last holds always. */
  readonly closing: readonly { readonly when: Condition; readonly says: string }[];
  readonly talk: Talk;
}

/** How somebody talks where no language model does. Each list has at least two wordings, so that nobody repeats themselves at once. */
export interface Talk {
  readonly facts: readonly Fact[];
  readonly greets: readonly string[];
  /** After "thank you". */
  readonly welcome: readonly string[];
  /** When somebody says no. */
  readonly refused: readonly string[];
  /** When something is promised; `{time}` is the time that was named. */
  readonly promised: readonly string[];
  /** When a promise names no time. */
  readonly whenThen: readonly string[];
  /** When they are asked for what they cannot give. */
  readonly cannot: readonly string[];
  /** When they are told something. */
  readonly noted: readonly string[];
  /** When it is not clear what is meant: they ask back. */
  readonly unclear: readonly string[];
  /** When the same is asked again; `{said}` is what they said. */
  readonly again: readonly string[];
  /** When somebody is rude. */
  readonly hurt: readonly string[];
  /** When somebody says sorry. */
  readonly forgives: readonly string[];
}

/** Something a person knows, and says when asked about it. */
export interface Fact {
  readonly id: string;
  /** Words and phrases any one of which asks for it, lower case, inflections are matched. */
  readonly asked: readonly string[];
  readonly says: readonly string[];
  /** Known from then on; null for from the beginning. */
  readonly when: Condition | null;
  readonly effects: Effects;
}

/** A document on the desk. */
export interface ScenarioFile {
  readonly id: string;
  /** "payments_4_nov.csv". */
  readonly name: string;
  readonly kind: "table" | "text" | "log" | "ticket" | "pdf" | "code";
  /** Tables are CSV; of "pdf" it is the document in Markdown, which the page lays out. */
  readonly content: string;
  /** On the desk from then on; null for from the beginning. */
  readonly when: Condition | null;
}

/** A mail, or a message in the chat. */
export interface ScenarioMessage {
  readonly id: string;
  readonly kind: "mail" | "chat";
  readonly from: string;
  /** Comes when its time is reached and its condition holds; `at` null means as soon as the condition holds. */
  readonly at: DayMinute | null;
  readonly when: Condition | null;
  /** "" in the chat. */
  readonly subject: string;
  readonly text: string;
  readonly files: readonly string[];
  /** The task it brings; null for none. */
  readonly task: string | null;
  /** When it wants an answer; null for never. */
  readonly due: DayMinute | null;
  /** Lines one may take and change, for a chat message. */
  readonly suggestions: readonly string[];
}

/** A piece of work. */
export interface Task {
  readonly id: string;
  readonly title: string;
  /** "A mail, one paragraph and one number". */
  readonly what: string;
  readonly brief: string;
  readonly from: string;
  readonly due: DayMinute;
  readonly deliverable: Deliverable;
  readonly checks: readonly TaskCheck[];
  readonly rubric: readonly RubricLine[];
  /** Points of 100 from which it is accepted at once; below, it is sent back once. */
  readonly acceptedFrom: number;
  /** What the reviewer says when sending back, before the reasons; after accepting. */
  readonly review: {
    readonly sentBack: string;
    readonly accepted: string;
    readonly keptAsWas: string;
  };
  readonly model: string;
  /** What a senior would add, and common mistakes. */
  readonly senior: readonly string[];
  readonly competencies: readonly WorkCompetency[];
}

/** Something a machine can tell. Points of all checks of a task and of its rubric are 100 together, the checks 50 to 70 of them. */
export interface TaskCheck {
  readonly id: string;
  /** "Orders lost, within 5% of 4,140". */
  readonly title: string;
  readonly points: number;
  readonly test: CheckTest;
  /** What the reviewer says where it fails; "" for a check that is no reason to send back. */
  readonly reason: string;
}

export type CheckTest =
  | { readonly kind: "to"; readonly people: readonly string[] }
  | { readonly kind: "in-time" }
  /** Any word of every group; `where` limits it to the first sentence. */
  | {
      readonly kind: "says";
      readonly groups: readonly (readonly string[])[];
      readonly where: "anywhere" | "first-sentence";
    }
  | { readonly kind: "does-not-say"; readonly words: readonly string[] }
  /**
   * A number within the tolerance, a share of it. `unit`: "INR" (or "rupees"), "%", a word of time ("minutes"), or what is counted ("orders"); a number that
   * is written with another unit is another number, one without any counts. "" for any unit.
   */
  | {
      readonly kind: "number";
      readonly value: number;
      readonly tolerance: number;
      readonly unit: string;
    }
  | { readonly kind: "attached"; readonly files: readonly string[] }
  | { readonly kind: "words"; readonly least: number; readonly most: number }
  /** The result of a query, against that of a reference. */
  | { readonly kind: "result" }
  /** Cases of code that pass. */
  | { readonly kind: "cases"; readonly ids: readonly string[] }
  /** Lines of a review that must be found: any of the lines of each group. */
  | { readonly kind: "finds"; readonly lines: readonly number[]; readonly words: readonly string[] }
  /** Points fall with each place that an item is away from the key. */
  | { readonly kind: "order"; readonly key: readonly string[] }
  /** Points by the option taken, as shares of the points. */
  | { readonly kind: "option"; readonly shares: Readonly<Record<string, number>> };

/** What a sentence of a text can show, without a language model. */
export type TextSign =
  | { readonly kind: "says"; readonly words: readonly string[] }
  | {
      readonly kind:
        | "number"
        | "clock-time"
        | "person"
        | "owner-and-time"
        | "ask"
        | "limit"
        | "first-sentence-states"
        | "short-sentences"
        | "calm";
    };

/** A line of the rubric: 0 to 3. The highest level of which all signs are found, and of all levels below. */
export interface RubricLine {
  readonly id: string;
  /** "Evidence and its limit". */
  readonly title: string;
  readonly points: number;
  readonly competency: WorkCompetency;
  /** What stands for 0, 1, 2 and 3. */
  readonly anchors: readonly [string, string, string, string];
  /** What levels 1, 2 and 3 need. */
  readonly signs: readonly [readonly TextSign[], readonly TextSign[], readonly TextSign[]];
  /** What the reviewer asks for below level 2. */
  readonly reason: string;
}

export interface Ending {
  readonly id: string;
  readonly title: string;
  readonly when: Condition;
  readonly text: string;
}

/** A day at work, as it is written in `content/simulations/<slug>/scenario.yaml`. */
export interface Scenario {
  readonly id: string;
  readonly version: number;
  readonly title: string;
  readonly area: SimulationArea;
  /** Id of `content/careers/roles`. */
  readonly role: string;
  /** "Data analyst". */
  readonly as: string;
  readonly company: string;
  readonly place: string;
  /** Minutes of the person's own time. */
  readonly minutes: number;
  /** A sentence for the catalogue. */
  readonly about: string;
  /** What one knows before the day begins. */
  readonly brief: string;
  /** "2026-11-05". */
  readonly date: string;
  /** `pace`: minutes of the scenario in one minute of the person's. */
  readonly clock: { readonly start: DayMinute; readonly end: DayMinute; readonly pace: number };
  readonly people: readonly Person[];
  readonly variables: Readonly<Record<string, number | boolean>>;
  readonly files: readonly ScenarioFile[];
  /** SQL that makes the tables of the scenario; "" for none. */
  readonly data: string;
  readonly messages: readonly ScenarioMessage[];
  readonly tasks: readonly Task[];
  readonly consequences: readonly Consequence[];
  /** The first whose condition holds; the last holds always. */
  readonly endings: readonly Ending[];
  readonly next: {
    readonly lessons: readonly string[];
    readonly problems: readonly string[];
    readonly questions: readonly string[];
    readonly simulations: readonly string[];
  };
  /** Lines for a resume with blanks only the person can fill. */
  readonly resumeLines: readonly string[];
}
