import { makeScenario } from "@taiyari/domain/simulation/testing";
import { beforeEach, expect, test } from "vitest";
import type { OwnRun } from "../../../shared/simulation/runs.ts";
import { playedRun } from "./replayed-runs.ts";

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
