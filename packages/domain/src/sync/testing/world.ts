import type { SyncRules } from "../model.ts";
import { conflictSides } from "../state.ts";
import { EMPTY, LOG, NOTES, type Notes, resolveNotes, resolveWhole } from "./notes.ts";
import { virtualClock, type VirtualClock } from "./virtual-clock.ts";
import { virtualServer, type VirtualServer } from "./virtual-server.ts";
import { openTab, type VirtualBrowser, type VirtualTab } from "./virtual-tab.ts";

/** A server, a clock, and browsers to open the document in. */
export interface VirtualWorld {
  readonly rules: SyncRules<Notes>;
  readonly clock: VirtualClock;
  readonly server: VirtualServer;
  readonly browser: () => VirtualBrowser;
  readonly open: (browser: VirtualBrowser) => VirtualTab;
}

export function virtualWorld(rules: SyncRules<Notes>): VirtualWorld {
  const clock = virtualClock();
  const server = virtualServer();
  let count = 0;
  const freshIds = () => [`id${++count}`, `id${++count}`] as const;
  return {
    rules,
    clock,
    server,
    browser: () => ({ text: null, isFull: false, isSignedIn: true, skewMs: 0, tabs: new Set() }),
    open: (browser) => openTab({ rules, clock, server, freshIds }, browser),
  };
}

/** A world with the document on the server, at revision 1. */
export function begin(rules: SyncRules<Notes> = NOTES): VirtualWorld {
  const world = virtualWorld(rules);
  world.server.answer({ kind: "save", doc: EMPTY, revision: null });
  return world;
}

/** Changes the document on a tab's screen. */
export function edit(tab: VirtualTab, changed: Partial<Notes>): void {
  tab.dispatch({ kind: "edited", doc: { ...tab.state().doc, ...changed } });
}

/** Decides the open conflict, if there is one. @returns what was chosen, and what was not; null without a conflict */
export function decide(
  rules: SyncRules<Notes>,
  tab: VirtualTab,
  isTheirs: (field: "title" | "place") => boolean,
): { readonly chosen: Notes; readonly sides: readonly Notes[] } | null {
  // Whoever decides sees what other tabs stored.
  tab.dispatch({ kind: "timer", timer: "read" });
  const sides = conflictSides(rules, tab.state());
  if (!sides) return null;
  const resolution =
    rules === LOG ? resolveWhole(sides, isTheirs("title")) : resolveNotes(sides, isTheirs);
  tab.resolve(resolution);
  return { chosen: resolution.chosen, sides: [sides.mine, sides.theirs] };
}

/**
 * Everything comes to rest: all are connected and signed in, and every question is answered.
 *
 * @param answer  answers the question of a tab, if it has one, and takes out what the server does not take
 */
export function settle(
  { clock, server }: VirtualWorld,
  browsers: readonly VirtualBrowser[],
  answer: (tab: VirtualTab) => void,
): void {
  server.isBusy = false;
  const rounds = 12;
  for (let round = 0; round < rounds; round++) {
    for (const browser of browsers) {
      browser.isSignedIn = true;
      browser.isFull = false;
      for (const tab of browser.tabs) {
        tab.line = "up";
        if (tab.state().status.kind === "gone") tab.dispatch({ kind: "restore-asked", waiter: -1 });
        answer(tab);
        if (tab.state().status.kind === "refused") tab.dispatch({ kind: "save-asked", waiter: -1 });
        tab.dispatch({ kind: "woken" });
      }
    }
    clock.advance(40_000);
  }
}
