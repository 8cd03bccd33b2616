import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampling } from "../../testing/index.ts";
import type { LearningEvent } from "../event.ts";
import { foldProgress } from "./fold-progress.ts";
import { eventsUntil, orderEvents } from "./order-events.ts";
import { act, at, ids } from "./testing/events.ts";

const DAY = 24 * 60;

const solve = (minute: number, exercise: string, hints = 0) =>
  act(minute, { kind: "exercise-solved", page: "joins", exercise, hints, text: "" });

const memoryAfter = (...events: readonly LearningEvent[]) =>
  foldProgress(events).pages.get("joins")?.memory;
const attempt = act(0, {
  kind: "exercise-attempted",
  page: "joins",
  exercise: "a",
  verdict: "wrong",
  hints: 0,
  text: "",
});
const solved = (hints: number) =>
  act(1, { kind: "exercise-solved", page: "joins", exercise: "a", hints, text: "" });

describe("an exercise", () => {
  test("is attempted, not solved, by an answer that was wrong or by looking at the worked one", () => {
    const progress = foldProgress([
      act(0, {
        kind: "exercise-attempted",
        page: "joins",
        exercise: "a",
        verdict: "wrong",
        hints: 1,
        text: "x",
      }),
      act(1, { kind: "exercise-revealed", page: "joins", exercise: "a" }),
    ]);
    expect(progress.exercises.get("joins/a")).toMatchObject({
      state: "attempted",
      attempts: 1,
      solvedAt: null,
      isRevealed: true,
      text: "x",
    });
  });

  test("is solved, not practised, with a hint or on the day its answer was shown", () => {
    const progress = foldProgress([
      act(0, { kind: "exercise-solved", page: "joins", exercise: "a", hints: 1, text: "" }),
      act(1, { kind: "exercise-revealed", page: "joins", exercise: "b" }),
      act(2, { kind: "exercise-solved", page: "joins", exercise: "b", hints: 0, text: "" }),
    ]);
    expect(progress.exercises.get("joins/a")?.state).toBe("solved");
    expect(progress.exercises.get("joins/b")?.state).toBe("solved");
  });

  test("is practised by solving it unaided, also a day after its answer was shown", () => {
    const progress = foldProgress([
      act(0, { kind: "exercise-revealed", page: "joins", exercise: "b" }),
      act(DAY, { kind: "exercise-solved", page: "joins", exercise: "b", hints: 0, text: "" }),
    ]);
    expect(progress.exercises.get("joins/b")?.state).toBe("practised");
  });

  test.each([
    { why: "one exercise twice", events: [solve(0, "a"), solve(7 * DAY, "a")] },
    { why: "two within the week", events: [solve(0, "a"), solve(7 * DAY - 1, "b")] },
    { why: "two, the late one with a hint", events: [solve(0, "a"), solve(8 * DAY, "b", 1)] },
  ])("is not mastered by $why", ({ events }) => {
    expect(foldProgress(events).pages.get("joins")?.isMastered).toBe(false);
  });

  test("is mastered by two of its page, one of them a week after the first", () => {
    const progress = foldProgress([solve(0, "a"), solve(7 * DAY, "b"), solve(9 * DAY, "c", 2)]);
    expect(progress.pages.get("joins")?.isMastered).toBe(true);
    expect([...progress.exercises.values()].map(({ state }) => state)).toEqual([
      "mastered",
      "mastered",
      "solved",
    ]);
  });
});

describe("what is remembered", () => {
  test("is rated by how the answer came", () => {
    expect(memoryAfter(attempt)).toBeNull();
    expect(memoryAfter(solved(0))?.lastRating).toBe("easy");
    expect(memoryAfter(attempt, solved(0))?.lastRating).toBe("good");
    expect(memoryAfter(attempt, solved(2))?.lastRating).toBe("hard");
    const shown = act(1, { kind: "exercise-revealed", page: "joins", exercise: "a" });
    expect(memoryAfter(attempt, shown)?.lastRating).toBe("again");
    expect(
      memoryAfter(act(1, { kind: "question-missed", page: "joins", question: "q" }))?.lastRating,
    ).toBe("again");
  });

  test("comes back the later, the better it was known", () => {
    const shown = act(1, { kind: "exercise-revealed", page: "joins", exercise: "a" });
    const due = [
      memoryAfter(shown),
      memoryAfter(solved(1)),
      memoryAfter(attempt, solved(0)),
      memoryAfter(solved(0)),
    ].map((memory) => memory!.dueAt - at(1));
    expect(due).toEqual(due.toSorted((a, b) => a - b));
    expect(due[0]).toBeGreaterThanOrEqual(DAY * 60_000);
  });

  test("of a card follows its ratings", () => {
    const card = { kind: "card-reviewed", page: "joins", card: 2, rating: "good" } as const;
    const { cards, lastPage } = foldProgress([act(0, card), act(3 * DAY, card)]);
    expect(cards.get("joins/2")?.memory).toMatchObject({ reviews: 2, lastRating: "good" });
    expect(lastPage).toBeNull();
  });
});

test("pages keep when they were opened and read, the place, and each example once", () => {
  const progress = foldProgress([
    act(0, { kind: "page-opened", page: "joins" }),
    act(1, { kind: "example-run", page: "joins", example: 1 }),
    act(2, { kind: "example-run", page: "joins", example: 1 }),
    act(3, { kind: "place-kept", page: "joins", heading: "outer" }),
    act(4, { kind: "page-read", page: "joins" }),
    act(5, { kind: "page-opened", page: "joins" }),
  ]);
  expect(progress.pages.get("joins")).toMatchObject({
    openedAt: at(0),
    readAt: at(4),
    heading: "outer",
    examplesRun: 1,
  });
  expect(progress.lastPage).toBe("joins");
});

test("the first answer to a prediction stands", () => {
  const answer = { kind: "prediction-answered", page: "joins", prediction: "p" } as const;
  const first = act(1, { ...answer, option: 0, isRight: false });
  const second = act(5, { ...answer, option: 2, isRight: true });
  expect(foldProgress([second, first]).predictions.get("joins/p")).toMatchObject({
    option: 0,
    isRight: false,
  });
});

test("a placement marks pages as known until it is undone", () => {
  const placed = act(0, { kind: "placed", pages: ["joins"] });
  const undone = act(1, { kind: "placement-undone" });
  expect(foldProgress([placed])).toMatchObject({ known: new Set(["joins"]), isPlaced: true });
  expect(foldProgress([undone, placed])).toMatchObject({ known: new Set(), isPlaced: false });
});

describe("events of several devices", () => {
  const page = fc.constantFrom("joins", "dates");
  const exercise = fc.constantFrom("a", "b");
  const hints = fc.constantFrom(0, 0, 1);
  const anAct = fc.oneof(
    fc.record({ kind: fc.constantFrom("page-opened" as const, "page-read" as const), page }),
    fc.record({
      kind: fc.constant("exercise-attempted" as const),
      page,
      exercise,
      verdict: fc.constant("wrong" as const),
      hints,
      text: fc.string({ maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant("exercise-solved" as const),
      page,
      exercise,
      hints,
      text: fc.string({ maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant("exercise-revealed" as const), page, exercise }),
    fc.record({
      kind: fc.constant("card-reviewed" as const),
      page,
      card: fc.nat(1),
      rating: fc.constantFrom("again" as const, "hard" as const, "good" as const, "easy" as const),
    }),
    fc.record({
      kind: fc.constant("prediction-answered" as const),
      page,
      prediction: fc.constant("p"),
      option: fc.nat(2),
      isRight: fc.boolean(),
    }),
    fc.record({ kind: fc.constant("placed" as const), pages: fc.array(page) }),
    fc.record({ kind: fc.constant("placement-undone" as const) }),
  );
  // Clocks that are wrong by years, and several events in one moment.
  const minute = fc.oneof(fc.nat(30), fc.integer({ min: -3_000_000, max: 3_000_000 }));
  const events = fc.array(fc.record({ minute, what: anAct }), { maxLength: 25 }).map((list) => {
    const next = ids();
    return list.map((each) => act(each.minute, each.what, next()));
  });

  test("give the same in any order and however often they come", () => {
    fc.assert(
      fc.property(
        events.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(list, { minLength: list.length }),
            fc.subarray(list),
          ),
        ),
        ([list, shuffled, again]) => {
          expect(foldProgress([...shuffled, ...again])).toEqual(foldProgress(list));
        },
      ),
      { numRuns: sampling.runsOf(150) },
    );
  });

  test("lose nothing and count nothing twice", () => {
    fc.assert(
      fc.property(events, fc.nat(25), (list, cut) => {
        const [one, other] = [list.slice(0, cut + 5), list.slice(cut)];
        const progress = foldProgress([...one, ...other]);
        expect(progress.events).toBe(new Set([...one, ...other].map(({ id }) => id)).size);
        const expected = new Set(
          list.flatMap((event) =>
            event.kind === "exercise-solved" ? [`${event.page}/${event.exercise}`] : [],
          ),
        );
        const found = [...progress.exercises].filter(([, { solvedAt }]) => solvedAt !== null);
        expect(new Set(found.map(([key]) => key))).toEqual(expected);
        const attempts = list.filter(
          ({ kind }) => kind === "exercise-solved" || kind === "exercise-attempted",
        );
        expect([...progress.exercises.values()].reduce((sum, each) => sum + each.attempts, 0)).toBe(
          attempts.length,
        );
      }),
      { numRuns: sampling.runsOf(150) },
    );
  });
});

const idsOf = (list: readonly LearningEvent[]) => list.map(({ id }) => id);

test("what had happened by a moment is the same from a list in any order, and in order", () => {
  const last = solve(9, "c");
  const events = [solve(3, "b"), attempt, solve(1, "a"), last];
  // Of a device whose clock was put right: the earlier time counts.
  const all = [...events, { ...last, at: new Date(at(2)).toISOString() }];
  const expected = idsOf(orderEvents(all.filter((one) => Date.parse(one.at) <= at(2))));
  expect(expected).toHaveLength(3);
  expect(idsOf(eventsUntil(all, at(2)))).toEqual(expected);
  expect(idsOf(eventsUntil(orderEvents(all), at(2)))).toEqual(expected);
  expect(eventsUntil(orderEvents(all), at(-1))).toEqual([]);
});
