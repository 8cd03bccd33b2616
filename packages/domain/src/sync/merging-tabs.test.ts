import { describe, expect, test } from "vitest";
import type { StepContext } from "./messages.ts";
import { openSync } from "./state.ts";
import { step } from "./step.ts";
import { EMPTY, LOG, NOTES, type Notes, wordsIn } from "./testing/notes.ts";
import type { VirtualTab } from "./testing/virtual-tab.ts";
import { begin, decide, edit } from "./testing/world.ts";

function twoTabs(rules = NOTES) {
  const world = begin(rules);
  const browser = world.browser();
  return { ...world, browser, one: world.open(browser), other: world.open(browser) };
}

const context: StepContext = { now: 0, isSignedIn: true, freshIds: ["a", "b"] };
const at = (revision: number, title: string) => ({ revision, doc: { ...EMPTY, title } });
const docOf = (tab: VirtualTab) => tab.state().doc;

describe("two tabs of one browser", () => {
  test("that write the same keep the one that gives way as a version, made once", () => {
    const { clock, server, one, other } = twoTabs();
    edit(one, { title: "Ada" });
    edit(other, { title: "Asha" });
    clock.advance(60_000);
    expect(docOf(one)).toEqual(docOf(other));
    const titles = [docOf(one), ...server.versions().map(({ doc }) => doc)].map(
      ({ title }) => title,
    );
    expect(titles.toSorted()).toEqual(["Ada", "Asha"]);
    // Both typed, so both send both, once.
    expect([one, other].map(({ traffic }) => traffic.total)).toEqual([2, 2]);
  });

  test("are asked where the server keeps no versions, and the first answer counts for both", () => {
    const { clock, server, one, other, rules } = twoTabs(LOG);
    edit(one, { title: "Ada" });
    edit(other, { title: "Asha" });
    clock.advance(2_000);
    expect([one, other].map((tab) => tab.state().status.kind)).toEqual(["conflict", "conflict"]);
    expect(server.row()?.revision).toBe(1);
    decide(rules, one, () => true);
    clock.advance(2_000);
    expect(server.row()?.doc.title).toBe(docOf(one).title);
    expect([one, other].map((tab) => tab.state().status.kind)).toEqual(["saved", "saved"]);
  });

  test("go on where one of them crashed after taking back what it had sent without an answer", () => {
    const { clock, server, browser, open, one, other } = twoTabs();
    other.crash();
    one.line = "lost-answer";
    edit(one, { title: "Ada" });
    clock.advance(1_250);
    edit(one, { title: "" });
    clock.advance(100);
    one.crash();
    expect(server.row()?.doc.title).toBe("Ada");
    const next = open(browser);
    const theirs = { revision: 2, doc: { ...EMPTY, title: "Ada" } };
    next.dispatch({ kind: "fetched", theirs });
    clock.advance(5_000);
    expect(docOf(next).title).toBe("");
    expect(server.row()?.doc.title).toBe("");
  });

  test("follow each other, also without a server", () => {
    const { clock, one, other } = twoTabs();
    one.line = "lost-request";
    other.line = "lost-request";
    edit(one, { title: "Ada" });
    clock.advance(500);
    expect(docOf(other).title).toBe("Ada");
    edit(other, { place: "London" });
    clock.advance(500);
    expect(docOf(one)).toEqual({ ...EMPTY, title: "Ada", place: "London" });
  });

  test("that write the same by turns displace nothing", () => {
    const { clock, server, one, other } = twoTabs();
    for (const [turn, tab] of [one, one, other, one, other, other].entries()) {
      edit(tab, { title: "x".repeat(turn + 1) });
      clock.advance(400);
    }
    clock.advance(20_000);
    expect([docOf(one).title, docOf(other).title]).toEqual(["xxxxxx", "xxxxxx"]);
    expect(server.row()?.doc.title).toBe("xxxxxx");
    expect(server.versions()).toEqual([]);
  });

  test("know that a saving of one saves the other", () => {
    const { clock, server, one, other } = twoTabs();
    edit(one, { title: "Ada" });
    clock.advance(10_000);
    expect(other.state().status.kind).toBe("saved");
    expect([one, other].map(({ traffic }) => traffic.total)).toEqual([1, 0]);
    expect(server.row()?.revision).toBe(2);
  });

  test("go on where one of them crashed, with its in-flight save", () => {
    const { clock, server, browser, open, one, other } = twoTabs();
    other.crash();
    one.line = "lost-answer";
    edit(one, { title: "A" });
    clock.advance(1_250);
    edit(one, { title: "Ada" });
    clock.advance(100);
    one.crash();
    const next = open(browser);
    expect(docOf(next).title).toBe("Ada");
    clock.advance(5_000);
    expect(server.row()).toEqual({ revision: 3, doc: { ...EMPTY, title: "Ada" } });
    expect(server.versions()).toEqual([]);
  });
});

test("a document displaced while it was opened becomes a version, whatever another tab stores meanwhile", () => {
  const world = begin();
  const [id, base] = ["v1", { revision: 1, doc: EMPTY }];
  const displaced = [{ id, name: "as this browser had it", doc: { ...EMPTY, title: "Ada" } }];
  const record = { doc: EMPTY, base, inFlight: null, displaced: [] };
  const opened = openSync<Notes, string>(world.rules, { ...record, displaced }, 0);
  const [read] = step(world.rules, opened, { kind: "stored-elsewhere", record }, context);
  const [, effects] = step(world.rules, read, { kind: "opened" }, context);
  expect(effects).toContainEqual({
    kind: "send",
    request: { kind: "keep-version", version: displaced[0] },
  });
});

test("an answer that comes late does not take back what another tab knows since", () => {
  const { rules } = begin();
  const record = { doc: EMPTY, base: at(1, ""), inFlight: null, displaced: [] };
  let state = openSync<Notes, string>(rules, record, 0);
  [state] = step(rules, state, { kind: "edited", doc: at(0, "w1x").doc }, context);
  [state] = step(rules, state, { kind: "save-asked", waiter: 1 }, context);
  const theirs = {
    doc: at(0, "w3x").doc,
    base: at(3, "w2x"),
    inFlight: at(0, "w3x").doc,
    displaced: [],
  };
  [state] = step(rules, state, { kind: "stored-elsewhere", record: theirs }, context);
  [state] = step(
    rules,
    state,
    { kind: "answered", answer: { kind: "saved", revision: 2, at: 0 } },
    context,
  );
  expect(state.base).toEqual(at(3, "w2x"));
  expect(state.inFlight?.title).toBe("w3x");
  expect(state.displaced.flatMap(({ doc }) => [...wordsIn(doc)])).toContain("w3x");
});

test("a tab that is behind does not put its in-flight save in the place of this one's", () => {
  const mine = {
    doc: at(0, "w2x").doc,
    base: at(3, "w1x"),
    inFlight: at(0, "w2x").doc,
    displaced: [],
  };
  const state = openSync<Notes, string>(NOTES, mine, 0);
  const record = {
    doc: at(0, "w1x").doc,
    base: at(1, ""),
    inFlight: at(0, "w1x").doc,
    displaced: [],
  };
  const [read] = step(NOTES, state, { kind: "stored-elsewhere", record }, context);
  expect(read.inFlight?.title).toBe("w2x");
  expect(read.doc.title).toBe("w2x");
});
