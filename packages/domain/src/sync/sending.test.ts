import { describe, expect, test } from "vitest";
import { EMPTY, NOTES } from "./testing/notes.ts";
import type { VirtualBrowser } from "./testing/virtual-tab.ts";
import { HUGE, RETRY_AFTER_MS } from "./testing/virtual-server.ts";
import { begin, edit, virtualWorld } from "./testing/world.ts";

const HOUR = 3_600_000;

/** A world with the document on the server, at revision 1, and open in one tab. */
function openOne({ isThere = true } = {}) {
  const world = isThere ? begin() : virtualWorld(NOTES);
  const browser = world.browser();
  return { ...world, browser, tab: world.open(browser) };
}

const storedTitle = ({ text }: VirtualBrowser) => JSON.parse(text ?? "null")?.doc.title;

describe("what the server refuses", () => {
  test("is not sent again before something changes", () => {
    const { clock, server, tab } = openOne();
    edit(tab, { lines: [HUGE] });
    clock.advance(HOUR);
    expect(tab.state().status).toEqual({ kind: "refused", reason: "too-large" });
    tab.dispatch({ kind: "woken" });
    clock.advance(HOUR);
    expect(tab.traffic.total).toBe(1);
    edit(tab, { lines: ["short"] });
    clock.advance(2_000);
    expect(server.row()?.doc.lines).toEqual(["short"]);
  });

  test("as it was sent without an answer gives way to what is on the screen", () => {
    const { clock, server, tab } = openOne();
    tab.line = "lost-request";
    edit(tab, { lines: [HUGE] });
    clock.advance(2_000);
    edit(tab, { lines: [], title: "Ada" });
    tab.line = "up";
    clock.advance(HOUR);
    // The refusal of the first applies until something changes.
    tab.dispatch({ kind: "save-asked", waiter: 1 });
    clock.advance(1_000);
    expect(server.row()?.doc).toEqual({ ...EMPTY, title: "Ada" });
  });

  test("while it wants fewer requests, it is not asked before it said, whatever is typed", () => {
    const { clock, server, tab } = openOne();
    server.isBusy = true;
    edit(tab, { title: "A" });
    clock.advance(2_000);
    expect(tab.state().status).toEqual({ kind: "waiting" });
    for (let letter = 2; letter < 10; letter++) {
      edit(tab, { title: "A".repeat(letter) });
      tab.dispatch({ kind: "woken" });
      clock.advance(2_000);
    }
    expect(tab.traffic.total).toBe(1);
    server.isBusy = false;
    clock.advance(RETRY_AFTER_MS);
    expect(server.row()?.doc.title).toBe("A".repeat(9));
  });

  test("while it wants fewer requests, it is asked at once when the person says so", () => {
    const { clock, server, tab } = openOne();
    server.isBusy = true;
    edit(tab, { title: "A" });
    clock.advance(2_000);
    server.isBusy = false;
    tab.dispatch({ kind: "save-asked", waiter: 7 });
    clock.advance(100);
    expect(tab.finished.get(7)).toBe(true);
  });

  test("waits for a sign-in when the session has ended, without a request", () => {
    const { clock, server, tab, browser } = openOne();
    browser.isSignedIn = false;
    edit(tab, { title: "Ada" });
    clock.advance(HOUR);
    expect(tab.state().status).toEqual({ kind: "signed-out" });
    expect(tab.traffic.total).toBe(0);
    browser.isSignedIn = true;
    tab.dispatch({ kind: "woken" });
    clock.advance(100);
    expect(server.row()?.doc.title).toBe("Ada");
  });

  test("as deleted is restored with what was typed since when the person says so", () => {
    const { clock, server, tab } = openOne();
    server.remove();
    edit(tab, { title: "Ada" });
    clock.advance(HOUR);
    expect(tab.state().status).toEqual({ kind: "gone" });
    tab.dispatch({ kind: "restore-asked", waiter: 1 });
    clock.advance(1_000);
    expect(server.row()?.doc.title).toBe("Ada");
    expect(tab.finished.get(1)).toBe(true);
  });

  test("as gone for good is created again", () => {
    const { clock, server, tab } = openOne();
    server.purge();
    edit(tab, { title: "Ada" });
    clock.advance(2_000);
    tab.dispatch({ kind: "restore-asked", waiter: 1 });
    clock.advance(1_000);
    expect(server.row()).toEqual({ revision: 1, doc: { ...EMPTY, title: "Ada" } });
  });
});

describe("a server that does not answer", () => {
  test("is asked less and less often, at most every half minute", () => {
    const { clock, tab } = openOne();
    tab.line = "lost-request";
    edit(tab, { title: "Ada" });
    clock.advance(10_000);
    expect(tab.traffic.total).toBe(3);
    clock.advance(HOUR - 10_000);
    expect(tab.state().status).toEqual({ kind: "waiting" });
    expect(tab.traffic.total).toBeLessThanOrEqual(HOUR / 30_000 + 3);
  });

  test("is not asked more often because several tabs wait", () => {
    const { clock, open, browser, tab } = openOne();
    const tabs = [tab, open(browser), open(browser)];
    for (const each of tabs) each.line = "lost-request";
    edit(tab, { title: "Ada" });
    clock.advance(HOUR);
    for (const { traffic } of tabs) expect(traffic.total).toBeLessThanOrEqual(HOUR / 30_000 + 5);
  });

  test("gets what was sent without an answer again as it was, and then the rest", () => {
    const { clock, server, tab } = openOne();
    tab.line = "lost-answer";
    edit(tab, { title: "A" });
    clock.advance(2_000);
    edit(tab, { title: "Ada" });
    tab.line = "up";
    clock.advance(30_000);
    expect(server.row()).toEqual({ revision: 3, doc: { ...EMPTY, title: "Ada" } });
    expect(tab.state().status.kind).toBe("saved");
  });

  test("makes no second attempt at once because one was asked for while the first was under way", () => {
    const { clock, tab } = openOne();
    tab.line = "lost-request";
    edit(tab, { title: "A" });
    clock.advance(1_250);
    tab.dispatch({ kind: "woken" });
    clock.advance(1_000);
    expect(tab.traffic.total).toBe(1);
  });

  test("and a browser without room: nothing is said to be kept", () => {
    const { clock, tab, browser } = openOne();
    browser.isFull = true;
    tab.line = "lost-request";
    edit(tab, { title: "Ada" });
    clock.advance(2_000);
    expect(tab.state().status).toEqual({ kind: "unstored" });
    tab.line = "up";
    clock.advance(30_000);
    expect(tab.state().status.kind).toBe("saved");
  });
});

describe("sending", () => {
  test("makes nothing of a new document that nobody touched", () => {
    const { clock, server, tab, browser } = openOne({ isThere: false });
    clock.advance(HOUR);
    tab.dispatch({ kind: "left" });
    tab.dispatch({ kind: "closed" });
    clock.advance(HOUR);
    expect(server.row()).toBeNull();
    expect(browser.text).toBeNull();
  });

  test("creates a new document also when the browser has no room for it", () => {
    const { clock, server, tab, browser } = openOne({ isThere: false });
    browser.isFull = true;
    edit(tab, { title: "Ada" });
    clock.advance(2_000);
    expect(server.row()?.doc.title).toBe("Ada");
  });

  test("stores an edit within a tenth of a second, and sends it when the person has rested", () => {
    const { clock, server, tab, browser } = openOne();
    edit(tab, { title: "Ada" });
    clock.advance(100);
    expect(storedTitle(browser)).toBe("Ada");
    clock.advance(1_000);
    expect(tab.traffic.total).toBe(0);
    clock.advance(200);
    expect(server.row()?.doc.title).toBe("Ada");
    expect(tab.state().status).toEqual({ kind: "saved", at: 0 });
  });

  test.each([
    { name: "a true clock", jumpMs: 0 },
    { name: "a clock put back by an hour", jumpMs: -HOUR },
    { name: "a clock put forward by an hour", jumpMs: HOUR },
  ])("goes on while somebody types without a rest, with $name", ({ jumpMs }) => {
    const { clock, server, tab, browser } = openOne();
    edit(tab, { title: "x" });
    clock.advance(100);
    browser.skewMs = jumpMs;
    for (let letter = 2; letter <= 200; letter++) {
      edit(tab, { title: "x".repeat(letter) });
      clock.advance(100);
    }
    expect(server.row()?.doc.title.length).toBeGreaterThan(100);
    expect(tab.traffic.total).toBeLessThan(5);
    expect(tab.traffic.most).toBe(1);
  });

  test("tells everybody who waits whether the server has what was on the screen when they asked", () => {
    const { clock, tab } = openOne();
    tab.line = "lost-request";
    edit(tab, { title: "A" });
    tab.dispatch({ kind: "save-asked", waiter: 1 });
    tab.line = "up";
    edit(tab, { title: "Ada" });
    tab.dispatch({ kind: "save-asked", waiter: 2 });
    tab.dispatch({ kind: "save-asked", waiter: 3 });
    clock.advance(1_000);
    expect(tab.finished).toEqual(
      new Map([
        [1, false],
        [2, true],
        [3, true],
      ]),
    );
    tab.dispatch({ kind: "save-asked", waiter: 4 });
    expect(tab.finished.get(4)).toBe(true);
  });

  test("happens when the page is left, and no timer is set after that", () => {
    const { clock, server, tab } = openOne();
    edit(tab, { title: "Ada" });
    tab.dispatch({ kind: "closed" });
    clock.advance(100);
    expect(server.row()?.doc.title).toBe("Ada");
    tab.line = "lost-request";
    edit(tab, { title: "Ada Lovelace" });
    clock.advance(HOUR);
    expect(tab.traffic.total).toBe(1);
  });
});
