import * as fc from "fast-check";
import { type Notes, wordsIn } from "./notes.ts";
import { HUGE } from "./virtual-server.ts";
import type { Line, VirtualBrowser, VirtualTab } from "./virtual-tab.ts";
import { decide, edit, type VirtualWorld } from "./world.ts";

/** What happens to one of the tabs, by numbers that are taken for whatever is there at that time. */
export interface SimulatedEvent {
  readonly kind: (typeof KINDS)[number];
  /** Of the tabs. */
  readonly who: number;
  readonly place: number;
  readonly ms: number;
}

const EDITS = [
  "title",
  "place",
  "line",
  "line",
  "remove-line",
  "undo",
  "huge-line",
  "shorten",
] as const;
const LINES = ["lost-request", "lost-answer", "late", "up", "up", "up"] as const;
const KINDS = [
  ...EDITS,
  ...EDITS,
  ...LINES,
  "wait",
  "wait",
  "wait",
  "crash",
  "crash-within",
  "reload",
  "leave",
  "wake",
  "save",
  "choose",
  "choose",
  "clock-jump",
  "session-ends",
  "sign-in",
  "delete",
  "restore",
  "rate-limit",
  "take-again",
  "storage-full",
  "storage-free",
] as const;

export const simulatedEvents: fc.Arbitrary<readonly SimulatedEvent[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...KINDS),
    who: fc.nat({ max: 2 }),
    place: fc.nat({ max: 7 }),
    ms: fc.constantFrom(0, 10, 30, 90, 150, 500, 1_300, 5_000, 40_000),
  }),
  { minLength: 5, maxLength: 60 },
);

export interface Place {
  readonly browser: VirtualBrowser;
  tab: VirtualTab;
}

/** What the people typed, and what they took away themselves. */
export interface Typed {
  readonly words: Set<string>;
  readonly takenAway: Set<string>;
}

function changeOf(
  { kind, place }: SimulatedEvent,
  doc: Notes,
  word: string,
): Partial<Notes> | null {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the rest simulate to the tab
  switch (kind) {
    case "title":
      return { title: word };
    case "place":
      return { place: word };
    case "line":
      return { lines: doc.lines.toSpliced(place % (doc.lines.length + 1), 0, word) };
    case "remove-line":
      return { lines: doc.lines.toSpliced(place % Math.max(doc.lines.length, 1), 1) };
    case "huge-line":
      return { lines: [...doc.lines, `${HUGE} ${word}`] };
    case "shorten":
      return { lines: doc.lines.filter((line) => !line.includes(HUGE)) };
    case "undo":
      return { title: "" };
    default:
      return null;
  }
}

function typeOn(tab: VirtualTab, changed: Partial<Notes>, typed: Typed): void {
  const before = wordsIn(tab.state().doc);
  edit(tab, changed);
  const after = wordsIn(tab.state().doc);
  for (const word of after) if (!before.has(word)) typed.words.add(word);
  for (const word of before) if (!after.has(word)) typed.takenAway.add(word);
}

/** Answers the question of a tab, if it has one, and takes out what the server does not take. */
export function settleTab(world: VirtualWorld, tab: VirtualTab, typed: Typed): void {
  choose(world, tab, 1, typed);
  const { lines } = tab.state().doc;
  const sendable = lines.filter((line) => !line.includes(HUGE));
  if (sendable.length < lines.length) typeOn(tab, { lines: sendable }, typed);
}

function choose({ rules }: VirtualWorld, tab: VirtualTab, by: number, typed: Typed): void {
  const decided = decide(rules, tab, (field) => (field.length + by) % 2 === 0);
  if (!decided || rules.versionNames) return;
  // Without versions it is the person who leaves something out.
  const chosen = wordsIn(decided.chosen);
  for (const word of decided.sides.flatMap((side) => [...wordsIn(side)]))
    if (!chosen.has(word)) typed.takenAway.add(word);
}

/** @param at  its number: what is typed holds the word `w{at}x` */
export function simulate(
  world: VirtualWorld,
  place: Place,
  event: SimulatedEvent,
  typed: Typed,
  at: number,
) {
  const { clock, server, rules } = world;
  const { tab, browser } = place;
  const changed = changeOf(event, tab.state().doc, `w${at}x`);
  if (changed) return typeOn(tab, changed, typed);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- the rest are edits
  switch (event.kind) {
    case "lost-request":
    case "lost-answer":
    case "late":
    case "up":
      tab.line = event.kind satisfies Line;
      return;
    case "storage-full":
    case "storage-free":
      browser.isFull = event.kind === "storage-full";
      return;
    case "crash":
    case "crash-within":
      // What has no room is nowhere but on the screen.
      if (browser.isFull || !tab.state().hasRoom) return;
      // What was typed in the last tenth of a second is nowhere yet.
      clock.advance(rules.timings.storeMs);
      if (event.kind === "crash-within") {
        tab.effectsLeft = event.place;
        tab.dispatch({ kind: "woken" });
        clock.advance(3_000);
      }
      tab.crash();
      place.tab = world.open(browser);
      return;
    case "reload":
      if (browser.isFull || !tab.state().hasRoom) return;
      tab.dispatch({ kind: "closed" });
      tab.crash();
      place.tab = world.open(browser);
      return;
    case "leave":
      return tab.dispatch({ kind: "left" });
    case "wake":
      return tab.dispatch({ kind: "woken" });
    case "save":
      return tab.dispatch({ kind: "save-asked", waiter: at });
    case "choose":
      return choose(world, tab, event.place, typed);
    case "clock-jump":
      browser.skewMs += (event.place - 3) * 1_000_000;
      return;
    case "session-ends":
      browser.isSignedIn = false;
      return;
    case "sign-in":
      browser.isSignedIn = true;
      return tab.dispatch({ kind: "woken" });
    case "delete":
      return server.remove();
    case "restore":
      return tab.dispatch({ kind: "restore-asked", waiter: at });
    case "rate-limit":
    case "take-again":
      server.isBusy = event.kind === "rate-limit";
      return;
    default:
  }
}
