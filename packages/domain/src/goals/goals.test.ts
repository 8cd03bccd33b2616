import {
  array,
  assert,
  constantFrom,
  integer,
  property,
  record,
  shuffledSubarray,
} from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../testing/index.ts";
import {
  countWeeks,
  daysLeft,
  GOAL_KINDS,
  goalsOf,
  outcomeOf,
  standingOf,
  type WeekFacts,
} from "./goals.ts";

/** A Monday. */
const MONDAY = "2026-11-23";
const NONE: WeekFacts = { days: [], done: [] };
const date = (days: number) =>
  new Date(Date.parse("2026-10-01") + days * 86_400_000).toISOString().slice(0, 10);

const anyDate = integer({ min: 0, max: 80 }).map(date);
const anyFacts = record({
  days: array(record({ date: anyDate, minutes: integer({ min: 0, max: 600 }) })),
  done: array(
    record({
      kind: constantFrom(
        "lessons" as const,
        "problems" as const,
        "answers" as const,
        "days" as const,
      ),
      on: anyDate,
    }),
  ),
});
const runs = { numRuns: sampling.runsOf(400) };

describe("weeks", () => {
  test("of nothing are nothing, and begin on Monday", () => {
    expect(countWeeks(NONE, MONDAY, 2).map(({ monday }) => monday)).toEqual(["2026-11-16", MONDAY]);
    expect(countWeeks(NONE, "2026-11-22", 1)[0]).toEqual({
      monday: "2026-11-16",
      counts: { minutes: 0, lessons: 0, problems: 0, answers: 0, days: 0 },
    });
  });

  test("part on the night from Sunday to Monday", () => {
    const days = [
      { date: "2026-11-22", minutes: 20 },
      { date: MONDAY, minutes: 30 },
    ];
    const weeks = countWeeks({ ...NONE, days }, "2026-11-24", 2);
    expect(weeks.map(({ counts }) => counts.minutes)).toEqual([20, 30]);
  });

  test("count everything of their days once, in any order, and nothing after today", () => {
    assert(
      property(anyFacts, anyDate, integer({ min: 1, max: 20 }), (facts, today, many) => {
        const weeks = countWeeks(facts, today, many);
        const from = weeks[0]?.monday ?? "";
        const isIn = (day: string) => day >= from && day <= today;
        const sum = (kind: (typeof GOAL_KINDS)[number]) =>
          weeks.reduce((all, { counts }) => all + counts[kind], 0);
        const minutes = facts.days.filter((day) => isIn(day.date));
        expect(sum("minutes")).toBe(minutes.reduce((all, day) => all + day.minutes, 0));
        for (const kind of GOAL_KINDS.filter((one) => one !== "minutes")) {
          const done = facts.done.filter((one) => one.kind === kind && isIn(one.on));
          expect(sum(kind)).toBe(done.length);
        }
        const turned = { days: facts.days.toReversed(), done: facts.done.toReversed() };
        expect(countWeeks(turned, today, many)).toEqual(weeks);
      }),
      runs,
    );
  });

  test("have seven days left on Monday and one on Sunday", () => {
    expect([MONDAY, "2026-11-25", "2026-11-29"].map(daysLeft)).toEqual([7, 5, 1]);
  });
});

describe("goals", () => {
  const settings = [
    { from: "2026-11-16", goals: { minutes: 100 } },
    { from: "2026-11-02", goals: { problems: 5 } },
    { from: MONDAY, goals: {} },
  ];

  test("hold from the week in which they are set until others are, and never before", () => {
    const mondays = ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", MONDAY];
    expect(mondays.map((monday) => goalsOf(settings, monday))).toEqual([
      {},
      { problems: 5 },
      { problems: 5 },
      { minutes: 100 },
      {},
    ]);
  });

  test("make a week kept where each is reached, missed where one is not, and neither without any", () => {
    const week = { counts: { minutes: 90, lessons: 2, problems: 0, answers: 0, days: 0 } };
    expect(outcomeOf({}, week)).toBe("none");
    expect(outcomeOf({ minutes: 100, lessons: 1 }, week)).toBe("missed");
    expect(outcomeOf({ minutes: 90, lessons: 1 }, week)).toBe("kept");
    expect(standingOf({ lessons: 1, minutes: 100 }, week)).toEqual([
      { kind: "minutes", goal: 100, done: 90, share: 0.9 },
      { kind: "lessons", goal: 1, done: 2, share: 1 },
    ]);
  });

  test("once kept stay kept whatever else is done", () => {
    assert(
      property(
        anyFacts,
        shuffledSubarray([...GOAL_KINDS], { minLength: 1 }),
        integer({ min: 1, max: 20 }),
        anyDate,
        (facts, kinds, goal, on) => {
          const goals = Object.fromEntries(kinds.map((kind) => [kind, goal]));
          const more = {
            days: [...facts.days, { date: on, minutes: 5 }],
            done: [...facts.done, { kind: "lessons" as const, on }],
          };
          const after = countWeeks(more, "2026-12-20", 12);
          for (const [place, week] of countWeeks(facts, "2026-12-20", 12).entries()) {
            const wasKept = outcomeOf(goals, week) === "kept";
            const isKept = outcomeOf(goals, after[place] ?? week) === "kept";
            expect(isKept || !wasKept).toBe(true);
          }
        },
      ),
      runs,
    );
  });
});
