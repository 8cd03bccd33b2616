import type { SaidAt } from "../said/said-text.ts";
import { writtenText } from "../assess/assess.ts";
import { holds } from "../replay/desk.ts";
import type { LogEntry, SimulationState, TaskState } from "../replay/state.ts";
import {
  type DayMinute,
  type Scenario,
  WORK_COMPETENCIES,
  type WorkCompetency,
} from "../scenario.ts";

/** How a task ended. */
export interface TaskDebrief {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  /** "Second version, the first had 64"; "35 minutes late"; "Not handed in". */
  readonly note: string;
  readonly model: string;
  readonly senior: readonly string[];
}

export interface PersonDebrief {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly steps: readonly { readonly at: DayMinute; readonly value: number }[];
  readonly says: string;
}

export interface CompetencyDebrief {
  readonly id: WorkCompetency;
  /** 0 to 3, one decimal; null where nothing in the day showed it. */
  readonly level: number | null;
  /** What it rests on: words that were written, and what was decided. */
  readonly evidence: readonly { readonly at: DayMinute; readonly text: string }[];
}

/** What is told of a day when it is over. A log and not a verdict. */
export interface Debrief {
  readonly ending: { readonly title: string; readonly text: string; readonly number: number };
  readonly endings: number;
  /** 0 to 100: the mean of the tasks. */
  readonly score: number;
  readonly tasks: readonly TaskDebrief[];
  /** What was decided, what came of it and what it cost, in order. */
  readonly timeline: readonly LogEntry[];
  readonly people: readonly PersonDebrief[];
  readonly competencies: readonly CompetencyDebrief[];
  readonly senior: readonly string[];
  /** Where own estimates and the rubric were two levels apart or more, in sentences. */
  readonly estimates: readonly string[];
  readonly next: Scenario["next"];
  readonly resumeLines: readonly string[];
}

/** @returns null until the day is over */
export function debriefOf(scenario: Scenario, state: SimulationState): Debrief | null {
  const { ending } = state;
  if (!ending) return null;
  const points = state.tasks.map((task) => task.points);
  return {
    ending: {
      title: ending.title,
      text: ending.text,
      number: scenario.endings.findIndex(({ id }) => id === ending.id) + 1,
    },
    endings: scenario.endings.length,
    score: Math.round(points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length)),
    tasks: state.tasks.flatMap((task) => taskDebrief(scenario, task)),
    timeline: state.log.filter(({ kind, cost, came }) => isTold(kind, cost, came)),
    people: scenario.people.map(({ id, name, title, closing }) => ({
      id,
      name,
      title,
      steps: state.trustSteps.filter(({ person }) => person === id),
      says: closing.find(({ when }) => holds(when, state.context))?.says ?? "",
    })),
    competencies: WORK_COMPETENCIES.map((id) => competencyDebrief(scenario, state, id)),
    senior: state.tasks
      .toSorted((a, b) => a.points - b.points)
      .flatMap(({ id }) => scenario.tasks.find((task) => task.id === id)?.senior.slice(0, 1) ?? [])
      .slice(0, 4),
    estimates: state.tasks.flatMap((task) => estimateNotes(scenario, task)),
    next: scenario.next,
    resumeLines: scenario.resumeLines,
  };
}

/** What came by itself is no decision, and neither is each line of a chat. */
function isTold(kind: LogEntry["kind"], cost: string, came: string): boolean {
  return (
    kind === "followed" || kind === "review" || kind === "promise" || cost !== "" || came !== ""
  );
}

function taskDebrief(scenario: Scenario, task: TaskState): TaskDebrief[] {
  const own = scenario.tasks.find(({ id }) => id === task.id);
  if (!own) return [];
  const [first] = task.versions;
  const parts = [
    ...(task.versions.length > 1 && first
      ? [`Second version, the first had ${first.assessment.points}`]
      : []),
    ...(task.standing === "kept" ? ["Sent back, and left as it was"] : []),
    ...(task.lateMinutes > 0 ? [`${task.lateMinutes} minutes late`] : []),
    ...(first ? [] : ["Not handed in"]),
  ];
  return [
    {
      id: task.id,
      title: own.title,
      points: task.points,
      note: parts.join(", ") || "In time, taken at once",
      model: own.model,
      senior: own.senior,
    },
  ];
}

/** Levels of the rubric lines that show a competency, and what was decided well or badly. */
function competencyDebrief(
  scenario: Scenario,
  state: SimulationState,
  id: WorkCompetency,
): CompetencyDebrief {
  const lines = scenario.tasks.flatMap((task) => {
    const version = state.tasks.find((one) => one.id === task.id)?.versions.at(-1);
    const own = task.rubric.filter(({ competency }) => competency === id);
    return own.flatMap((line) => {
      const outcome = version?.assessment.rubric.find((one) => one.id === line.id);
      const text = version ? writtenText(version.work) : "";
      return [
        {
          level: outcome?.level ?? 0,
          at: version?.at ?? state.time,
          quote: quoteOf(text, outcome?.quotes[0]),
        },
      ];
    });
  });
  const decided = state.log.filter(({ competency }) => competency === id);
  const levels = [
    ...lines.map(({ level }) => level),
    ...decided.map(({ trust }) => (sumOf(trust) < 0 ? 0.5 : 2.5)),
  ];
  const evidence = [
    ...lines
      .filter(({ quote }) => quote !== "")
      .map(({ at, quote }) => ({ at, text: `“${quote}”` })),
    ...decided.map(({ at, text }) => ({ at, text })),
  ];
  return {
    id,
    level:
      levels.length === 0
        ? null
        : Math.round((10 * levels.reduce((sum, one) => sum + one, 0)) / levels.length) / 10,
    evidence: evidence.toSorted((a, b) => a.at - b.at).slice(0, 3),
  };
}

function sumOf(trust: Readonly<Record<string, number>>): number {
  return Object.values(trust).reduce((sum, one) => sum + one, 0);
}

const MOST_QUOTED = 140;

function quoteOf(text: string, at: SaidAt | undefined): string {
  if (!at) return "";
  const quote = text.slice(at.from, at.to);
  return quote.length > MOST_QUOTED ? `${quote.slice(0, MOST_QUOTED - 2).trimEnd()} …` : quote;
}

const FAR_APART = 2;

function estimateNotes(scenario: Scenario, task: TaskState): string[] {
  const own = scenario.tasks.find(({ id }) => id === task.id);
  const [first] = task.versions;
  if (!own || !first?.estimate) return [];
  return own.rubric.flatMap(({ id, title }) => {
    const estimate = first.estimate?.[id];
    const level = first.assessment.rubric.find((one) => one.id === id)?.level;
    if (estimate === undefined || level === undefined) return [];
    const apart = estimate - level;
    if (Math.abs(apart) < FAR_APART) return [];
    return [
      `${own.title}, ${title.toLowerCase()}: you put yourself ${Math.abs(apart)} levels ${apart > 0 ? "above" : "below"} the rubric.`,
    ];
  });
}
