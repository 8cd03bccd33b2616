import type { StepContext, SyncEffect, SyncEvent, SyncTimer } from "../messages.ts";
import {
  isSynced,
  recordOf,
  type Resolution,
  type StoredRecord,
  type SyncRules,
} from "../model.ts";
import { openSync, type SyncState } from "../state.ts";
import { step } from "../step.ts";
import { EMPTY, type Notes } from "./notes.ts";
import type { VirtualClock } from "./virtual-clock.ts";
import type { Answer, VirtualServer } from "./virtual-server.ts";

/**
 * `lost-request` never arrives, of `lost-answer` the answer never does; `late` arrives long after whoever sent it gave
 * it up.
 */
export type Line = "up" | "lost-request" | "lost-answer" | "late";

/** What the tabs of one browser share. */
export interface VirtualBrowser {
  text: string | null;
  isFull: boolean;
  isSignedIn: boolean;
  /** How far its clock is from the true time. */
  skewMs: number;
  readonly tabs: Set<VirtualTab>;
}

export interface VirtualTab {
  readonly state: () => SyncState<Notes, string>;
  readonly dispatch: (event: SyncEvent<Notes, string>) => void;
  readonly resolve: (resolution: Resolution<Notes>) => void;
  /** The outcome each waiter was given, by its number. */
  readonly finished: Map<number, boolean>;
  line: Line;
  readonly traffic: { now: number; most: number; total: number };
  /** How many more effects are carried out before the tab crashes; null for no crash. */
  effectsLeft: number | null;
  readonly isDead: () => boolean;
  readonly crash: () => void;
}

const TRAVEL_MS = 40;
const GIVEN_UP_MS = 300;
const LATE_MS = 5_000;

interface World {
  readonly rules: SyncRules<Notes>;
  readonly clock: VirtualClock;
  readonly server: VirtualServer;
  readonly freshIds: () => readonly [string, string];
}

/** Carries out the effects of a document's synchronisation, as a page does. */
export function openTab(world: World, browser: VirtualBrowser): VirtualTab {
  const { rules, clock, server } = world;
  const timers = new Map<SyncTimer, () => void>();
  const waiting: SyncEvent<Notes, string>[] = [];
  let lastText: string | null = null;
  let isBusy = false;
  let isDead = false;
  let state = openSync<Notes, string>(rules, opened(), context().now);

  function opened(): StoredRecord<Notes> {
    const kept = parsed(browser.text);
    const row = server.row();
    if (kept && (!row || !isSynced(rules, kept))) return kept;
    return row ? recordOf(row.doc, row) : recordOf(EMPTY);
  }

  function context(): StepContext {
    const { isSignedIn, skewMs } = browser;
    return { now: clock.elapsed() + skewMs, isSignedIn, freshIds: world.freshIds() };
  }

  function dispatch(event: SyncEvent<Notes, string>): void {
    waiting.push(event);
    if (isBusy) return;
    isBusy = true;
    for (let next = waiting.shift(); next && !tab.isDead(); next = waiting.shift()) {
      if (next.kind !== "edited" && next.kind !== "tab-message") readStored();
      run(next);
    }
    isBusy = false;
  }

  function readStored(): void {
    if (browser.text === null || browser.text === lastText) return;
    lastText = browser.text;
    const record = parsed(lastText);
    if (record) run({ kind: "stored-elsewhere", record });
  }

  function run(event: SyncEvent<Notes, string>): void {
    const [next, effects] = step(rules, state, event, context());
    state = next;
    const outcomes: SyncEvent<Notes, string>[] = [];
    for (const effect of effects) {
      if (tab.effectsLeft !== null && tab.effectsLeft-- <= 0) tab.crash();
      if (isDead) return;
      const outcome = carryOut(effect);
      if (outcome) outcomes.push(outcome);
    }
    for (const outcome of outcomes) run(outcome);
  }

  function carryOut(effect: SyncEffect<Notes, string>): SyncEvent<Notes, string> | null {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what is shown is in the state
    switch (effect.kind) {
      case "store":
        if (browser.isFull) return { kind: "stored", outcome: "no-room" };
        browser.text = lastText = JSON.stringify(effect.record);
        return { kind: "stored", outcome: "shared" };
      case "tell-tabs":
        for (const other of browser.tabs) {
          if (other !== tab) clock.after(1, () => other.dispatch({ kind: "tab-message" }));
        }
        return null;
      case "set-timer": {
        const { timer, ms } = effect;
        timers.get(timer)?.();
        if (ms === 0) waiting.push({ kind: "timer", timer });
        else
          timers.set(
            timer,
            clock.after(ms, () => dispatch({ kind: "timer", timer })),
          );
        return null;
      }
      case "cancel-timer":
        timers.get(effect.timer)?.();
        return null;
      case "send":
        send(effect.request);
        return null;
      case "finish":
        for (const waiter of effect.waiters) tab.finished.set(waiter, effect.isSaved);
        return null;
      default:
        return null;
    }
  }

  function send(request: Extract<SyncEffect<Notes, string>, { kind: "send" }>["request"]): void {
    const { line, traffic } = tab;
    traffic.total++;
    traffic.most = Math.max(traffic.most, ++traffic.now);
    const arrive = (answer: Answer) => {
      traffic.now--;
      if (!isDead) dispatch({ kind: "answered", answer });
    };
    if (line === "up") {
      clock.after(TRAVEL_MS, () => {
        const answer = server.answer(request);
        clock.after(TRAVEL_MS, () => arrive(answer));
      });
      return;
    }
    if (line === "lost-answer") clock.after(TRAVEL_MS, () => void server.answer(request));
    if (line === "late") clock.after(LATE_MS, () => void server.answer(request));
    clock.after(GIVEN_UP_MS, () => arrive({ kind: "unreachable" }));
  }

  const tab: VirtualTab = {
    state: () => state,
    dispatch: (event) => void (!isDead && dispatch(event)),
    resolve: (resolution) => dispatch({ kind: "resolved", resolution }),
    finished: new Map(),
    line: "up",
    traffic: { now: 0, most: 0, total: 0 },
    effectsLeft: null,
    isDead: () => isDead,
    crash() {
      isDead = true;
      browser.tabs.delete(tab);
      for (const cancel of timers.values()) cancel();
    },
  };
  browser.tabs.add(tab);
  dispatch({ kind: "opened" });
  return tab;
}

function parsed(text: string | null): StoredRecord<Notes> | null {
  return text === null ? null : JSON.parse(text);
}
