import { makeScenario } from "@taiyari/domain/simulation/testing";
import { beforeEach, expect, test } from "vitest";
import type { OwnRun } from "../../../shared/simulation/runs.ts";
import { playedRun, playedRuns } from "./replayed-runs.ts";

const DAY = makeScenario();

const own = (events: OwnRun["events"]): OwnRun => ({
  head: {
    id: "7f",
    scenario: DAY.id,
    version: 1,
    digest: "0123456789",
    startedAt: "2026-11-12T04:00:00.000Z",
  },
  events,
});

beforeEach(() => localStorage.clear());

test("a day that stands still says at what time, and who waits for what until when", () => {
  const run = playedRun(own([{ id: "a", at: 80, kind: "opened", what: "m_priya" }]), DAY);
  expect(run).toMatchObject({ title: "A small day", time: "10:50", tasks: 2, handedIn: 0 });
  expect(run.over).toBeNull();
  expect(run.waiting).toEqual([
    { person: "Rohit", work: "your mail", due: "10:45", isLate: true },
    { person: "Priya", work: "your mail", due: "11:00", isLate: false },
  ]);
});

test("a day that is over has a score and an ending, and nobody waits", () => {
  const run = playedRun(own([{ id: "a", at: 119, kind: "ended" }]), DAY);
  expect(run.over).toEqual({ score: 0, ending: { id: "blind", title: "One bridge to mend" } });
  expect(run.waiting).toEqual([]);
});

test("runs are replayed in their order, each once as long as nothing happens in it", async () => {
  const over = own([{ id: "a", at: 119, kind: "ended" }]);
  const going = own([{ id: "a", at: 12, kind: "noted", text: "" }]);
  const days = [over, going].map((one) => ({ own: one, scenario: DAY }));
  const first = await playedRuns(days);
  expect(first.map(({ time }) => time)).toEqual(["11:29", "9:42"]);
  const again = await playedRuns(days);
  expect(again.every((run, number) => run === first[number])).toBe(true);
});
