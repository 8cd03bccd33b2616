import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldProgress, streakOf } from "../../learning/progress/index.ts";
import type { LearningEvent, PracticeAct, SubmissionResult } from "../../learning/index.ts";
import { sampling } from "../../testing/index.ts";
import type { PracticePath, ProblemEntry } from "../compiled.ts";
import { foldPractice } from "./fold-practice.ts";
import { dueConcepts, nextProblem, solvedOf } from "./next-problem.ts";

const BEGIN = Date.parse("2026-03-02T04:30:00.000Z");
const DAY = 24 * 60;
const at = (minute: number) => BEGIN + minute * 60_000;

let made = 0;
function act(minute: number, what: PracticeAct, id?: string): LearningEvent {
  made += 1;
  return {
    ...what,
    id: id ?? `00000000-0000-4000-8000-${String(made).padStart(12, "0")}`,
    at: new Date(at(minute)).toISOString(),
    zone: "Asia/Kolkata",
  };
}

interface Given {
  readonly result?: SubmissionResult;
  readonly hints?: number;
  readonly topic?: string;
  readonly round?: string;
}

function submit(minute: number, problem: string, given: Given = {}): LearningEvent {
  const { result = "passed", hints = 0, topic = "hash-maps", round = null } = given;
  const passed = result === "passed" ? 15 : 11;
  return act(minute, {
    kind: "problem-submitted",
    problem,
    topic,
    language: "python",
    code: `# ${minute}`,
    result,
    passed,
    total: 15,
    cases: "p".repeat(passed) + "f".repeat(15 - passed),
    hints,
    round,
  });
}

const reveal = (minute: number, problem: string) =>
  act(minute, { kind: "problem-revealed", problem, topic: "hash-maps" });
const stateOf = (problem: string, ...events: readonly LearningEvent[]) =>
  foldPractice(events).problems.get(problem)?.state;

describe("a problem", () => {
  test("is not solved by opening it, running it, failing, or looking at the solution", () => {
    const events = [
      act(0, { kind: "problem-opened", problem: "a" }),
      act(1, { kind: "problem-run", problem: "a", language: "python", passed: 3, total: 3 }),
      submit(2, "a", { result: "failed" }),
      submit(3, "a", { result: "timed-out" }),
      reveal(4, "a"),
    ];
    expect(foldPractice(events).problems.get("a")).toMatchObject({
      state: "begun",
      solvedAt: null,
      isRevealed: true,
      last: { passed: 11, total: 15, language: "python" },
    });
  });

  test("is solved, not practised, with a hint or on the day the solution was shown", () => {
    expect(stateOf("a", submit(0, "a", { hints: 1 }))).toBe("solved");
    expect(stateOf("a", reveal(0, "a"), submit(5, "a"))).toBe("solved");
    expect(stateOf("a", reveal(0, "a"), submit(DAY, "a"))).toBe("practised");
    expect(stateOf("a", submit(0, "a"))).toBe("practised");
  });

  test.each([
    { why: "one problem twice", events: [submit(0, "a"), submit(7 * DAY, "a")] },
    { why: "two within the week", events: [submit(0, "a"), submit(7 * DAY - 1, "b")] },
    {
      why: "two, the late one with a hint",
      events: [submit(0, "a"), submit(8 * DAY, "b", { hints: 1 })],
    },
    {
      why: "two of different concepts",
      events: [submit(0, "a"), submit(8 * DAY, "b", { topic: "trees" })],
    },
  ])("is not mastered by $why", ({ events }) => {
    expect(stateOf("a", ...events)).toBe("practised");
  });

  test("is mastered by two of its concept, one of them a week after the first", () => {
    const progress = foldPractice([submit(0, "a"), submit(7 * DAY, "b")]);
    expect(progress.concepts.get("hash-maps")?.isMastered).toBe(true);
    expect([...progress.problems.values()].map(({ state }) => state)).toEqual([
      "mastered",
      "mastered",
    ]);
  });

  test("keeps its submissions, hints and the note that was written last", () => {
    const progress = foldPractice([
      act(5, { kind: "problem-note", problem: "a", text: "later" }),
      submit(1, "a", { result: "failed", hints: 1 }),
      act(2, { kind: "problem-hint", problem: "a", hint: 2 }),
      act(0, { kind: "problem-note", problem: "a", text: "first" }),
      submit(3, "a", { hints: 2 }),
    ]).problems.get("a");
    expect(progress).toMatchObject({ hints: 2, note: "later" });
    expect(progress?.submissions.map(({ code, result }) => [code, result])).toEqual([
      ["# 1", "failed"],
      ["# 3", "passed"],
    ]);
  });
});

const rating = (...events: readonly LearningEvent[]) =>
  foldPractice(events).concepts.get("hash-maps")?.memory?.lastRating;

test("a concept is rated by how the solution came", () => {
  const failed = submit(0, "a", { result: "failed" });
  expect(rating(failed)).toBeUndefined();
  expect(rating(submit(1, "a"))).toBe("easy");
  expect(rating(failed, submit(1, "a"))).toBe("good");
  expect(rating(failed, submit(1, "a", { hints: 2 }))).toBe("hard");
  expect(rating(failed, reveal(1, "a"))).toBe("again");
});

function entry(slug: string, topic: string, level: ProblemEntry["level"] = "easy"): ProblemEntry {
  return {
    slug,
    title: slug,
    kind: "code",
    level,
    topics: [topic],
    minutes: 10,
    skills: [],
    languages: ["python"],
    shown: 3,
    hidden: 12,
    kinds: 4,
  };
}

const path = (problems: readonly string[]): PracticePath => ({
  id: "first",
  title: "First",
  about: "",
  problems,
});
const INDEX = {
  problems: [
    entry("hard-one", "trees", "hard"),
    entry("a", "hash-maps"),
    entry("b", "hash-maps", "medium"),
    entry("c", "stacks"),
  ],
  paths: [path(["c", "b"])],
};

describe("what is due", () => {
  const solved = foldPractice([submit(0, "a")]);
  const dueAt = solved.concepts.get("hash-maps")!.memory!.dueAt;

  test("is another problem of the concept, and not before its time", () => {
    expect(dueConcepts(INDEX, solved, dueAt - 1)).toEqual([]);
    expect(dueConcepts(INDEX, solved, dueAt)).toMatchObject([
      { topic: "hash-maps", problem: { slug: "b" } },
    ]);
    expect(dueAt).toBeGreaterThan(at(DAY));
  });

  test("is the same problem only where there is no other", () => {
    const alone = { ...INDEX, problems: [entry("a", "hash-maps")] };
    expect(dueConcepts(alone, solved, dueAt)).toMatchObject([{ problem: { slug: "a" } }]);
    expect(dueConcepts({ ...INDEX, problems: [] }, solved, dueAt)).toEqual([]);
  });
});

const next = (events: readonly LearningEvent[], now = at(10)) => {
  const found = nextProblem(INDEX, foldPractice(events), now);
  return found && [found.kind, found.problem.slug];
};

describe("next comes", () => {
  test("what is due, before what failed, before what was opened, before what is new", () => {
    const opened = act(1, { kind: "problem-opened", problem: "c" });
    const failed = submit(2, "hard-one", { result: "failed", topic: "trees" });
    const due = submit(3, "a");
    expect(next([opened, failed, due], at(400 * DAY))).toEqual(["review", "b"]);
    expect(next([opened, failed, due])).toEqual(["weakest", "hard-one"]);
    expect(next([opened, due])).toEqual(["continue", "c"]);
    expect(next([due])).toEqual(["new", "c"]);
  });

  test("the path, then the easiest, then nothing", () => {
    expect(next([])).toEqual(["new", "c"]);
    const some = [submit(0, "c", { topic: "stacks" }), submit(0, "b")];
    expect(next(some)).toEqual(["new", "a"]);
    const all = [...some, submit(0, "a"), submit(0, "hard-one", { topic: "trees" })];
    expect(next(all)).toBeNull();
    expect(solvedOf(["c", "b", "none"], foldPractice(all))).toBe(2);
  });
});

test("a solved problem counts for the day it was solved on, and for the streak", () => {
  const days = foldProgress([submit(13 * 60 + 59, "a"), submit(14 * 60, "b")]).days;
  expect(days.map(({ date, solved }) => [date, solved])).toEqual([
    ["2026-03-02", 1],
    ["2026-03-03", 1],
  ]);
  expect(streakOf(days, "2026-03-03").days).toBe(2);
});

const ended = (minute: number, round: string) =>
  act(minute, {
    kind: "round-ended",
    round,
    startedAt: new Date(at(minute - 45)).toISOString(),
    seconds: 2_700,
    parts: [],
  });

test("a round is kept once, the latest first", () => {
  const progress = foldPractice([ended(50, "one"), ended(200, "two"), ended(60, "one")]);
  expect(progress.rounds.map(({ round }) => round)).toEqual(["two", "one"]);
});

test("events of several devices give the same in any order and however often they come", () => {
  const problem = fc.constantFrom("a", "b");
  const result = fc.constantFrom<SubmissionResult>("passed", "failed", "timed-out");
  const minute = fc.oneof(fc.nat(30), fc.integer({ min: -3_000_000, max: 3_000_000 }));
  const one = fc.oneof(
    fc
      .tuple(minute, problem, result, fc.nat(2))
      .map(([when, slug, what, hints]) => submit(when, slug, { result: what, hints })),
    fc.tuple(minute, problem).map(([when, slug]) => reveal(when, slug)),
    fc
      .tuple(minute, problem, fc.string({ maxLength: 3 }))
      .map(([when, slug, text]) => act(when, { kind: "problem-note", problem: slug, text })),
  );
  fc.assert(
    fc.property(
      fc
        .array(one, { maxLength: 20 })
        .chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(list, { minLength: list.length }),
            fc.subarray(list),
          ),
        ),
      ([list, shuffled, again]) => {
        expect(foldPractice([...shuffled, ...again])).toEqual(foldPractice(list));
      },
    ),
    { numRuns: sampling.runsOf(150) },
  );
});
