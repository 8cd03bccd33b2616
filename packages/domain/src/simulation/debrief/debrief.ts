import { scoreClass } from "../../resume/index.ts";
import { holds } from "../replay/desk.ts";
import type { SimulationState, TaskStanding, TaskState } from "../replay/state.ts";
import { type DayMinute, type Scenario, WORK_COMPETENCIES } from "../scenario.ts";
import { type CompetencyDebrief, competencyDebrief } from "./competency-debrief.ts";
import { timelineOf } from "./timeline.ts";
import type { TimelineEntry } from "./timeline-entry.ts";

/** How a task ended. */
export interface TaskDebrief {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  readonly standing: TaskStanding;
  /** When its last version came; null for none. */
  readonly handedInAt: DayMinute | null;
  /** "Second version, the first had 64"; "35 minutes late"; "Not handed in". */
  readonly note: string;
  readonly model: string;
  readonly senior: readonly string[];
}

export interface PersonDebrief {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly isManager: boolean;
  /** Trust from 0 to 100, the first at the beginning of the day. */
  readonly steps: readonly { readonly at: DayMinute; readonly value: number }[];
  readonly says: string;
}

/** What is told of a day when it is over. A log and not a verdict. */
export interface Debrief {
  readonly ending: { readonly title: string; readonly text: string; readonly number: number };
  readonly endings: number;
  /** 0 to 100: the mean of the tasks. */
  readonly score: number;
  readonly tasks: readonly TaskDebrief[];
  /** All that happened: what was asked, done and left, what came of it and what it cost, in order. */
  readonly timeline: readonly TimelineEntry[];
  readonly people: readonly PersonDebrief[];
  readonly competencies: readonly CompetencyDebrief[];
  readonly senior: readonly string[];
  readonly estimates: {
    /** Lines of a rubric that somebody put themselves on before they saw any level. */
    readonly given: number;
    /** Where estimate and rubric were two levels apart or more, in sentences. */
    readonly apart: readonly string[];
  };
  readonly next: Scenario["next"];
  /** What somebody may say of it; [] for a day whose score is low: it did not show what the lines say. */
  readonly resumeLines: readonly string[];
}

/** @returns null until the day is over */
export function debriefOf(scenario: Scenario, state: SimulationState): Debrief | null {
  const { ending } = state;
  if (!ending) return null;
  const points = state.tasks.map((task) => task.points);
  const score = Math.round(points.reduce((sum, one) => sum + one, 0) / Math.max(1, points.length));
  return {
    ending: {
      title: ending.title,
      text: ending.text,
      number: scenario.endings.findIndex(({ id }) => id === ending.id) + 1,
    },
    endings: scenario.endings.length,
    score,
    tasks: state.tasks.flatMap((task) => taskDebrief(scenario, task)),
    timeline: timelineOf(scenario, state),
    people: scenario.people.map(({ id, name, title, isManager, closing }) => ({
      id,
      name,
      title,
      isManager,
      steps: state.trustSteps.filter(({ person }) => person === id),
      says: closing.find(({ when }) => holds(when, state.context))?.says ?? "",
    })),
    competencies: WORK_COMPETENCIES.map((id) => competencyDebrief(scenario, state, id)),
    senior: state.tasks
      .toSorted((a, b) => a.points - b.points)
      .flatMap(({ id }) => scenario.tasks.find((task) => task.id === id)?.senior.slice(0, 1) ?? [])
      .slice(0, 4),
    estimates: {
      given: state.tasks.reduce((sum, task) => sum + estimatesIn(scenario, task).length, 0),
      apart: state.tasks.flatMap((task) => estimateNotes(scenario, task)),
    },
    next: scenario.next,
    resumeLines: scoreClass(score) === "low" ? [] : scenario.resumeLines,
  };
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
      standing: task.standing,
      handedInAt: task.versions.at(-1)?.at ?? null,
      note: parts.join(", ") || "In time, taken at once",
      model: own.model,
      senior: own.senior,
    },
  ];
}

interface Estimate {
  readonly line: string;
  readonly estimate: number;
  readonly level: number;
}

/** What somebody gave themselves for the first version, beside what the rubric gave. */
function estimatesIn({ tasks }: Scenario, task: TaskState): readonly Estimate[] {
  const [first] = task.versions;
  const own = tasks.find(({ id }) => id === task.id);
  return (own?.rubric ?? []).flatMap(({ id, title }) => {
    const estimate = first?.estimate?.[id];
    const level = first?.assessment.rubric.find((one) => one.id === id)?.level;
    return estimate === undefined || level === undefined ? [] : [{ line: title, estimate, level }];
  });
}

const FAR_APART = 2;

function estimateNotes(scenario: Scenario, task: TaskState): string[] {
  const title = scenario.tasks.find(({ id }) => id === task.id)?.title ?? task.id;
  return estimatesIn(scenario, task).flatMap(({ line, estimate, level }) => {
    const apart = estimate - level;
    if (Math.abs(apart) < FAR_APART) return [];
    return [
      `${title}, ${line.toLowerCase()}: you put yourself ${Math.abs(apart)} levels ${apart > 0 ? "above" : "below"} the rubric.`,
    ];
  });
}
