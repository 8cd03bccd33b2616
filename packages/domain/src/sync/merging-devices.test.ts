import { describe, expect, test } from "vitest";
import { conflictSides } from "./state.ts";
import { EMPTY, LOG, NOTES } from "./testing/notes.ts";
import { HUGE } from "./testing/virtual-server.ts";
import type { VirtualTab } from "./testing/virtual-tab.ts";
import { begin, decide, edit } from "./testing/world.ts";

function twoDevices(rules = NOTES) {
  const world = begin(rules);
  return { ...world, laptop: world.open(world.browser()), phone: world.open(world.browser()) };
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
