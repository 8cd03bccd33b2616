import { describe, expect, test } from "vitest";
import type { StepContext } from "./messages.ts";
import { conflictSides, openSync } from "./state.ts";
import { step } from "./step.ts";
import { EMPTY, LOG, NOTES, type Notes, wordsIn } from "./testing/notes.ts";
import type { VirtualTab } from "./testing/virtual-tab.ts";
import { HUGE } from "./testing/virtual-server.ts";
import { decide, edit, virtualWorld } from "./testing/world.ts";

/** A world with the document on the server, at revision 1. */
function begin(rules = NOTES) {
  const world = virtualWorld(rules);
  world.server.answer({ kind: "save", doc: EMPTY, revision: null });
  return world;
}

function twoDevices(rules = NOTES) {
  const world = begin(rules);
  return { ...world, laptop: world.open(world.browser()), phone: world.open(world.browser()) };
}

function twoTabs(rules = NOTES) {
  const world = begin(rules);
  const browser = world.browser();
  return { ...world, browser, one: world.open(browser), other: world.open(browser) };
}

/** A device that has three revisions of a server that has one again. */
function restored(rules = NOTES) {
  const { laptop, ...world } = twoDevices(rules);
  for (const title of ["A", "Ad", "Ada"]) {
    edit(laptop, { title });
    world.clock.advance(2_000);
  }
  world.server.rollBack(2);
  return { ...world, laptop };
}

const at = (revision: number, title: string) => ({ revision, doc: { ...EMPTY, title } });
const context: StepContext = { now: 0, isSignedIn: true, freshIds: ["a", "b"] };
const docOf = (tab: VirtualTab) => tab.state().doc;

describe("two devices", () => {
  test("that changed the same: the later one is asked, and nothing is sent before", () => {
    const { clock, server, laptop, phone, rules } = twoDevices();
    edit(laptop, { title: "Ada" });
    clock.advance(2_000);
    edit(phone, { title: "Asha", place: "Pune" });
    clock.advance(60_000);
    expect(phone.state().status).toEqual({ kind: "conflict" });
    expect(conflictSides(rules, phone.state())).toMatchObject({
      base: { title: "" },
      mine: { title: "Asha" },
      theirs: { title: "Ada" },
    });
    phone.dispatch({ kind: "save-asked", waiter: 1 });
    expect(phone.finished.get(1)).toBe(false);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: "Ada" });
  });

  test.each([
    { isTheirs: false, kept: "Asha", lost: "Ada" },
    { isTheirs: true, kept: "Ada", lost: "Asha" },
  ])("keep $lost as a version when the person chooses $kept", ({ isTheirs, kept, lost }) => {
    const { clock, server, laptop, phone, rules } = twoDevices();
    edit(laptop, { title: "Ada" });
    clock.advance(2_000);
    edit(phone, { title: "Asha", place: "Pune" });
    clock.advance(2_000);
    decide(rules, phone, () => isTheirs);
    clock.advance(1_000);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: kept, place: "Pune" });
    expect(server.versions().map(({ doc }) => doc.title)).toEqual([lost]);
  });

  test("that changed different places are put together without a question", () => {
    const { clock, server, laptop, phone } = twoDevices();
    edit(laptop, { title: "Ada" });
    clock.advance(2_000);
    edit(phone, { place: "Pune" });
    clock.advance(2_000);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: "Ada", place: "Pune" });
    expect(docOf(phone)).toEqual(server.row()?.doc);
    clock.advance(60_000);
    laptop.dispatch({ kind: "woken" });
    clock.advance(100);
    expect(docOf(laptop)).toEqual(server.row()?.doc);
  });

  test("look for each other's savings at most every fifteen seconds", () => {
    const { clock, laptop } = twoDevices();
    for (let second = 0; second < 60; second++) {
      laptop.dispatch({ kind: "woken" });
      clock.advance(1_000);
    }
    expect(laptop.traffic.total).toBe(3);
  });

  test("of which one went on from what the other sent without an answer: nobody is asked", () => {
    const { clock, server, laptop, phone } = twoDevices();
    laptop.line = "lost-answer";
    edit(laptop, { title: "A" });
    clock.advance(2_000);
    clock.advance(60_000);
    phone.dispatch({ kind: "woken" });
    clock.advance(1_000);
    edit(phone, { place: "Pune" });
    edit(laptop, { title: "Ada" });
    clock.advance(2_000);
    laptop.line = "up";
    clock.advance(60_000);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: "Ada", place: "Pune" });
    expect(server.versions()).toEqual([]);
  });

  test("keep on the device a version that the server does not take, and send the rest", () => {
    const { clock, server, laptop, phone, rules } = twoDevices();
    edit(laptop, { title: "Ada" });
    clock.advance(2_000);
    edit(phone, { title: "Asha" });
    clock.advance(2_000);
    edit(phone, { lines: [HUGE] });
    decide(rules, phone, () => true);
    edit(phone, { lines: [] });
    clock.advance(10_000);
    expect(server.row()?.doc.title).toBe("Ada");
    expect(phone.state().status.kind).toBe("saved");
    expect(phone.state().displaced).toMatchObject([{ doc: { title: "Asha" } }]);
    expect(phone.traffic.total).toBeLessThan(8);
  });
});

describe("a server restored from a backup", () => {
  test("gets the newer document, and keeps its own as a version", () => {
    const { clock, server, laptop } = restored();
    edit(laptop, { place: "London" });
    clock.advance(2_000);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: "Ada", place: "London" });
    expect(server.versions().map(({ doc }) => doc.title)).toEqual(["A"]);
    expect(laptop.traffic.total).toBe(6);
  });

  test("is a question to the person where there are no versions", () => {
    const { clock, server, laptop, rules } = restored(LOG);
    edit(laptop, { place: "London" });
    clock.advance(2_000);
    expect(laptop.state().status).toEqual({ kind: "conflict" });
    decide(rules, laptop, () => false);
    clock.advance(1_000);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: "Ada", place: "London" });
  });

  test("takes nothing from a screen on which nothing was changed", () => {
    const { clock, laptop } = restored();
    clock.advance(60_000);
    laptop.dispatch({ kind: "woken" });
    clock.advance(1_000);
    expect(docOf(laptop).title).toBe("Ada");
  });
});

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
