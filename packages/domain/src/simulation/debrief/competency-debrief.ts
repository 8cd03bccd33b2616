import { writtenText } from "../assess/assess.ts";
import type { SimulationState } from "../replay/state.ts";
import type { SaidAt } from "../said/said-text.ts";
import type { DayMinute, Scenario, WorkCompetency } from "../scenario.ts";
import { shortQuote } from "./timeline-entry.ts";
import { isWellDone } from "./well-done.ts";

/** Something a competency's level rests on. */
export interface Evidence {
  readonly at: DayMinute;
  /** In words of the rubric, or what was decided: "A fact, and what is not known yet." */
  readonly why: string;
  /** What was written; "" where it rests on no words. */
  readonly quote: string;
}

export interface CompetencyDebrief {
  readonly id: WorkCompetency;
  /** 0 to 3, one decimal; null where nothing in the day showed it. */
  readonly level: number | null;
  /** The strongest and the weakest of what it rests on, at most three, by time. */
  readonly evidence: readonly Evidence[];
}

/** What a decision counts beside a rubric line of 0 to 3: a mistake, and one that was right. */
const DECIDED_BADLY = 0.5;
const DECIDED_WELL = 2.5;

const MOST_EVIDENCE = 3;

/** The mean of the rubric lines that show a competency and of what was decided, with what it rests on. */
export function competencyDebrief(
  scenario: Scenario,
  state: SimulationState,
  id: WorkCompetency,
): CompetencyDebrief {
  const shown = [...writtenEvidence(scenario, state, id), ...decidedEvidence(state, id)];
  const byLevel = shown.toSorted((a, b) => b.level - a.level);
  const told = new Set([byLevel[0], byLevel.at(-1), byLevel[1]].slice(0, MOST_EVIDENCE));
  const sum = shown.reduce((all, { level }) => all + level, 0);
  return {
    id,
    level: shown.length === 0 ? null : Math.round((10 * sum) / shown.length) / 10,
    evidence: shown
      .filter((one) => told.has(one))
      .toSorted((a, b) => a.at - b.at)
      .map(({ at, why, quote }) => ({ at, why, quote })),
  };
}

type Shown = Evidence & { readonly level: number };

function writtenEvidence(
  scenario: Scenario,
  state: SimulationState,
  id: WorkCompetency,
): readonly Shown[] {
  return scenario.tasks.flatMap((task) => {
    const version = state.tasks.find((one) => one.id === task.id)?.versions.at(-1);
    const own = task.rubric.filter(({ competency }) => competency === id);
    return own.map((line): Shown => {
      const outcome = version?.assessment.rubric.find((one) => one.id === line.id);
      if (!version || !outcome)
        return {
          level: 0,
          at: Math.min(task.due, state.time),
          why: `${task.title}: nothing was handed in.`,
          quote: "",
        };
      return {
        level: outcome.level,
        at: version.at,
        why: `${task.title}: ${lowerFirst(line.anchors[outcome.level] ?? outcome.anchor)}`,
        quote: quoteOf(writtenText(version.work), outcome.quotes[0]),
      };
    });
  });
}

function decidedEvidence({ log }: SimulationState, competency: WorkCompetency): readonly Shown[] {
  return log
    .filter((entry) => entry.competency === competency)
    .map((entry) => ({
      level: isWellDone(entry) ? DECIDED_WELL : DECIDED_BADLY,
      at: entry.at,
      why: /[.!?]$/u.test(entry.text) ? entry.text : `${entry.text}.`,
      quote: "",
    }));
}

/** Not of an abbreviation: "UPI". */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function quoteOf(text: string, at: SaidAt | undefined): string {
  return at ? shortQuote(text.slice(at.from, at.to)) : "";
}
