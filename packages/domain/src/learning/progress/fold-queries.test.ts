import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { LearningEvent } from "../event.ts";
import { foldProgress } from "./fold-progress.ts";
import { foldQueries } from "./fold-queries.ts";

let made = 0;
const happened = () => {
  made += 1;
  return { id: `event-${String(made).padStart(6, "0")}`, zone: "Asia/Kolkata" };
};
const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 23, 4, minute)).toISOString();

interface Saving {
  readonly query?: string;
  readonly version: string;
  readonly over?: string | null;
  readonly text?: string;
  readonly minute: number;
}

function saved({ query = "q", version, over = null, text = version, minute }: Saving) {
  const name = "Returns";
  return {
    ...happened(),
    kind: "query-saved",
    query,
    version,
    over,
    name,
    text,
    at: atMinute(minute),
  } satisfies LearningEvent;
}

function removed(over: string, minute: number, query = "q") {
  return {
    ...happened(),
    kind: "query-removed",
    query,
    over,
    at: atMinute(minute),
  } satisfies LearningEvent;
}

const textsOf = (events: readonly LearningEvent[]) => foldQueries(events).map(({ text }) => text);

describe("saved queries", () => {
  test("a removal of a version that was replaced elsewhere removes nothing", () => {
    const events = [
      saved({ version: "a", minute: 0 }),
      saved({ version: "b", over: "a", minute: 1 }),
      removed("a", 2),
    ];
    expect(textsOf(events)).toEqual(["b"]);
  });

  test("a saving replaces the version it was made on, and a removal takes it away", () => {
    const events = [
      saved({ version: "a", minute: 0 }),
      saved({ version: "b", over: "a", minute: 1 }),
    ];
    expect(textsOf(events)).toEqual(["b"]);
    expect(textsOf([...events, removed("b", 2)])).toEqual([]);
  });

  test("what happened within one millisecond, or by a clock that ran backwards, has the same end", () => {
    expect(textsOf([removed("a", 0), saved({ version: "a", minute: 0 })])).toEqual([]);
    const replaced = [
      saved({ version: "b", over: "a", minute: 0 }),
      saved({ version: "a", minute: 1 }),
    ];
    expect(textsOf(replaced)).toEqual(["b"]);
  });

  test("of two devices that replaced one version both texts stay, the later one as the query", () => {
    const events = [
      saved({ version: "a", minute: 0 }),
      saved({ version: "laptop", over: "a", minute: 1 }),
      saved({ version: "phone", over: "a", minute: 2 }),
    ];
    expect(foldQueries(events).map(({ id, text }) => [id, text])).toEqual([
      ["q", "phone"],
      ["laptop", "laptop"],
    ]);
    expect(textsOf([...events, saved({ version: "c", over: "phone", minute: 3 })])).toEqual([
      "c",
      "laptop",
    ]);
  });

  test("the same text from two devices is one query", () => {
    const events = [
      saved({ version: "a", text: "SELECT 1", minute: 0 }),
      saved({ version: "b", text: "SELECT 1", minute: 1 }),
    ];
    expect(textsOf(events)).toEqual(["SELECT 1"]);
  });

  test("are no part of the progress in the course", () => {
    const { events, days, lastPage } = foldProgress([saved({ version: "a", minute: 0 })]);
    expect([events, days, lastPage]).toEqual([0, [], null]);
  });

  test("any order of arrival, and any event twice, give the same, and no text is lost", () => {
    const step = fc.record({ minute: fc.nat(30), over: fc.nat(5) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (steps, order) => {
        const events = steps.map(({ minute, over }, at) =>
          saved({ version: `v${at}`, over: over < at ? `v${over}` : null, minute }),
        );
        const moved = events
          .map((event) => ({ event, place: order.next().value }))
          .sort((a, b) => a.place - b.place)
          .map(({ event }) => event);
        expect(foldQueries([...moved, ...events])).toEqual(foldQueries(events));
        const replaced = new Set(events.map(({ over }) => over));
        const ends = events.filter(({ version }) => !replaced.has(version));
        const there = new Set(textsOf(events));
        expect(ends.filter(({ text }) => !there.has(text))).toEqual([]);
      }),
    );
  });
});
