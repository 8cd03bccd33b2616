import {
  type Assessment,
  assess,
  type CheckTest,
  type DayMinute,
  type HandedIn,
  type Person,
  type Task,
  type TaskState,
  type TaskVersion,
} from "@taiyari/domain/simulation";

/** How something that was asked for stands in what is being written, without points. */
export interface LiveSign {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** "later": only a run can tell, which comes with handing in. */
  readonly state: "yes" | "half" | "no" | "later";
  /** Whether the reviewer named it. */
  readonly isAsked: boolean;
}

/** A level from which the reviewer asks for nothing more. */
const ENOUGH = 2;

interface About {
  readonly task: Task;
  readonly standing: Pick<TaskState, "versions" | "reasons">;
  /** What is being written, as it would be handed in. */
  readonly work: HandedIn;
  readonly at: DayMinute;
  readonly people: readonly Person[];
}

/** What a version was sent back for, as it stands now; and what nobody asked for that is there now and was not before. */
export function liveSigns({ task, standing, work, at, people }: About): readonly LiveSign[] {
  const first = standing.versions.at(-1);
  if (!first) return [];
  const now = assess(task, work, at, people);
  const { reasons } = standing;
  const all = [
    ...checkSigns(task, first, now, reasons, work),
    ...lineSigns(task, first.assessment, now, reasons),
  ];
  return [...all.filter(({ isAsked }) => isAsked), ...all.filter(({ isAsked }) => !isAsked)];
}

/** Whether what a check looks at is still as it was; null where it is prose, whose signs may be seen while it is written. */
function isAsItWas({ kind }: CheckTest, before: HandedIn, now: HandedIn): boolean | null {
  switch (kind) {
    case "result":
    case "cases":
      return before.code === now.code;
    case "option":
    case "order":
      return before.chosen.join(" ") === now.chosen.join(" ");
    case "finds":
      return JSON.stringify(before.remarks) === JSON.stringify(now.remarks);
    case "to":
    case "in-time":
    case "says":
    case "does-not-say":
    case "number":
    case "attached":
    case "words":
      return null;
    default:
      return kind satisfies never;
  }
}

function checkSigns(
  task: Task,
  first: TaskVersion,
  now: Assessment,
  reasons: readonly string[],
  work: HandedIn,
): readonly LiveSign[] {
  return first.assessment.checks.flatMap((was): LiveSign[] => {
    const is = now.checks.find(({ id }) => id === was.id);
    const test = task.checks.find(({ id }) => id === was.id)?.test;
    if (!is || !test || test.kind === "in-time") return [];
    const isAsked = was.reason !== "" && reasons.includes(was.reason);
    const base = { id: `check ${was.id}`, title: was.title, isAsked };
    const isSame = isAsItWas(test, first.work, work);
    // Of what has one right answer nothing is said on the way: it would be found by trying.
    if (isSame !== null)
      return isAsked
        ? [
            {
              ...base,
              state: isSame ? "no" : "later",
              note: isSame ? "As in the first version" : "Looked at when you hand it in",
            },
          ]
        : [];
    if (isAsked)
      return [
        {
          ...base,
          state: is.points === is.of ? "yes" : is.points > 0 ? "half" : "no",
          note: is.found,
        },
      ];
    return was.points < was.of && is.points === is.of
      ? [{ ...base, state: "yes", note: "Not asked for, it counts" }]
      : [];
  });
}

function lineSigns(
  task: Task,
  before: Assessment,
  now: Assessment,
  reasons: readonly string[],
): readonly LiveSign[] {
  return before.rubric.flatMap((was): LiveSign[] => {
    const is = now.rubric.find(({ id }) => id === was.id);
    const line = task.rubric.find(({ id }) => id === was.id);
    if (!is || !line) return [];
    const isAsked = was.reason !== "" && reasons.includes(was.reason);
    const base = { id: `line ${was.id}`, title: was.title, isAsked };
    if (isAsked) {
      const next = line.anchors[is.level + 1];
      const isEnough = is.level >= ENOUGH;
      return [
        {
          ...base,
          state: isEnough ? "yes" : is.level > 0 ? "half" : "no",
          note: isEnough || next === undefined ? is.anchor : `${is.anchor} Next: ${next}`,
        },
      ];
    }
    return was.level < ENOUGH && is.level >= ENOUGH
      ? [{ ...base, state: "yes", note: "Not asked for, it counts" }]
      : [];
  });
}
