import type { TimelineEntry } from "@taiyari/domain/simulation";
import { makePerson } from "@taiyari/domain/simulation/testing";
import { expect, test } from "vitest";
import { pillsOf } from "./entry-pills.ts";

const PEOPLE = [makePerson("priya", "Priya Menon"), makePerson("rohit", "Rohit Sethi")];

function pills(more: Partial<TimelineEntry>): readonly string[] {
  const entry: TimelineEntry = {
    at: 600,
    tone: "plain",
    title: "",
    quote: "",
    text: "",
    cost: "",
    trust: {},
    competency: null,
    points: null,
    result: null,
    lateMinutes: 0,
    to: [],
    isAside: false,
    ...more,
  };
  return pillsOf(entry, PEOPLE).map(({ tone, text }) => `${tone}: ${text}`);
}

test("what brought and cost nothing has none, and a title says its result itself", () => {
  expect(pills({})).toEqual([]);
  expect(pills({ result: "missed", tone: "bad" })).toEqual([]);
});

test("trust is named by first name, a heavy loss apart from a light one, and a cost is red where it was a mistake", () => {
  const trust = { priya: 6, rohit: -22 };
  expect(pills({ trust, cost: "212 orders", tone: "bad" })).toEqual([
    "good: Priya +6",
    "bad: Rohit −22",
    "bad: 212 orders",
  ]);
  expect(pills({ trust: { rohit: -3 }, cost: "A late file", tone: "mixed" })).toEqual([
    "mid: Rohit −3",
    "plain: A late file",
  ]);
});

test("work says how late it came, its points with those before, and what became of it", () => {
  expect(pills({ lateMinutes: 1, points: { now: 52, before: null }, result: "sent-back" })).toEqual(
    ["mid: 1 minute late", "plain: 52 of 100", "mid: Sent back"],
  );
  expect(pills({ points: { now: 88, before: 64 }, result: "accepted", tone: "good" })).toEqual([
    "plain: 88 of 100, 64 before",
    "good: Accepted",
  ]);
});

test("what was right and had a price names what it showed", () => {
  expect(pills({ tone: "mixed", trust: { priya: -2 }, competency: "ethics" })).toEqual([
    "mid: Priya −2",
    "info: Ethics",
  ]);
});
