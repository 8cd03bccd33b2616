import { describe, expect, test } from "vitest";
import type { Course } from "../course.ts";
import type { LearningEvent } from "../event.ts";
import { foldProgress } from "./fold-progress.ts";
import { dueReviews, nextItem } from "./next-item.ts";
import { courseFigures, pageState } from "./page-state.ts";
import { act, at } from "./testing/events.ts";

const DAY = 24 * 60;

const WHERE = pageOf("where", ["a", "b"]);
const COURSE: Course = {
  slug: "sql",
  title: "SQL",
  promise: "",
  stages: [
    { name: "Start", pages: [pageOf("overview", [])] },
    { name: "Querying", pages: [WHERE, pageOf("joins", ["c", "d"])] },
  ],
};

function pageOf(slug: string, ids: readonly string[]) {
  const exercises = ids.map((id) => ({
    id,
    title: id,
    kind: "write" as const,
    level: "easy" as const,
  }));
  return {
    slug,
    title: slug,
    promise: "",
    minutes: 5,
    needs: [],
    skills: [],
    exercises,
    examples: 0,
    cards: 1,
  };
}

const solve = (minute: number, page: string, exercise: string) =>
  act(minute, { kind: "exercise-solved", page, exercise, hints: 0, text: "" });
const fail = (minute: number, page: string, exercise: string) =>
  act(minute, { kind: "exercise-attempted", page, exercise, verdict: "wrong", hints: 0, text: "" });
const next = (events: readonly LearningEvent[], minute: number) =>
  nextItem(COURSE, foldProgress(events), at(minute));

describe("what comes next", () => {
  const readOverview = act(0, { kind: "page-read", page: "overview" });

  test("is the first page for somebody new, and nothing when all is done", () => {
    expect(next([], 0)).toEqual({ kind: "new", page: "overview" });
    const all = [
      readOverview,
      ...["where", "joins"].map((page) => act(1, { kind: "page-read", page })),
      solve(2, "where", "a"),
      solve(2, "where", "b"),
      solve(2, "joins", "c"),
      solve(2, "joins", "d"),
    ];
    expect(next(all, 3)).toBeNull();
    expect(courseFigures(COURSE, foldProgress(all))).toMatchObject({
      pages: 3,
      pagesDone: 3,
      exercises: 4,
      solved: 4,
    });
  });

  test("passes over what a placement test showed to be known", () => {
    const placed = act(1, { kind: "placed", pages: ["overview", "where"] });
    expect(next([placed], 2)).toEqual({ kind: "new", page: "joins" });
  });

  test("is the page begun last, before a new one", () => {
    const events = [
      readOverview,
      act(1, { kind: "page-opened", page: "joins" }),
      act(2, { kind: "page-opened", page: "where" }),
    ];
    expect(next(events, 3)).toEqual({ kind: "continue", page: "where" });
  });

  test("is what was tried in vain, before what was begun", () => {
    const events = [act(0, { kind: "page-opened", page: "where" }), fail(1, "joins", "c")];
    expect(next(events, 3)).toEqual({ kind: "weakest", page: "joins", exercise: "c" });
  });

  test("is what is due, before all else: another exercise of the page than was done last", () => {
    const events = [solve(0, "where", "a"), fail(1, "joins", "c")];
    expect(next(events, 2)).toMatchObject({ kind: "weakest" });
    expect(next(events, 60 * DAY)).toEqual({ kind: "review", page: "where", exercise: "b" });
  });

  test("are the cards that are due", () => {
    const card = act(0, { kind: "card-reviewed", page: "where", card: 0, rating: "good" });
    expect(dueReviews(COURSE, foldProgress([card]), at(60)).cards).toEqual([]);
    expect(next([card], 60 * DAY)).toMatchObject({
      kind: "cards",
      cards: [{ page: "where", card: 0 }],
    });
  });

  test("is nothing of a page that the course has no more", () => {
    const events = [
      solve(0, "gone", "x"),
      act(0, { kind: "card-reviewed", page: "gone", card: 0, rating: "again" }),
    ];
    expect(next(events, 60 * DAY)).toEqual({ kind: "new", page: "overview" });
  });
});

const stateOf = (...events: readonly LearningEvent[]) => pageState(WHERE, foldProgress(events));

test("a page is done when it is read and all of its exercises are solved", () => {
  const read = act(0, { kind: "page-read", page: "where" });
  expect(stateOf()).toBe("new");
  expect(stateOf(read, solve(1, "where", "a"))).toBe("begun");
  expect(stateOf(solve(1, "where", "a"), solve(1, "where", "b"))).toBe("begun");
  expect(stateOf(read, solve(1, "where", "a"), solve(1, "where", "b"))).toBe("done");
  expect(stateOf(act(0, { kind: "placed", pages: ["where"] }))).toBe("known");
});
