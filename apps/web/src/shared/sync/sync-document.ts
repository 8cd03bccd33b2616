import {
  conflictSides,
  openSync,
  step,
  type SyncEffect,
  type SyncEvent,
  type SyncTimer,
} from "@taiyari/domain/sync";
import { assertNever } from "@taiyari/domain/result";
import { newId } from "../../lib/new-id.ts";
import type { DocumentSync, SyncDeps } from "./document-sync.ts";
import { WINDOW_TIMERS } from "./timers.ts";

/** What one tab says to the others. */
const STORED = "stored";

/**
 * Runs `step` of the domain for one document: brings it what happens in this tab, one event after the other, and
 * carries out its effects. What is synchronised, and how, is in the rules.
 */
export function syncDocument<Doc, Reason>(deps: SyncDeps<Doc, Reason>): DocumentSync<Doc, Reason> {
  const { rules, document, local, tabs, isSignedIn, now = Date.now, timers = WINDOW_TIMERS } = deps;
  const listeners = new Set<() => void>();
  const set = new Map<SyncTimer, number>();
  const waiters = new Map<number, (isSaved: boolean) => void>();
  const events: SyncEvent<Doc, Reason>[] = [];
  let state = openSync<Doc, Reason>(rules, deps.opened, now());
  let lastWaiter = 0;
  let isRunning = false;

  function dispatch(event: SyncEvent<Doc, Reason>): void {
    events.push(event);
    drain();
  }

  /** One event after the other, also those that come of carrying out effects. */
  function drain(): void {
    if (isRunning) return;
    isRunning = true;
    try {
      followScreen();
      for (let next = events.shift(); next; next = events.shift()) {
        if (next.kind !== "tab-message") readStored();
        run(next);
        followScreen();
      }
    } finally {
      isRunning = false;
    }
  }

  /** Edits come before everything else, so that nothing is merged over them. */
  function followScreen(): void {
    const doc = document.get();
    if (doc !== state.doc) run({ kind: "edited", doc });
  }

  function readStored(): void {
    const record = local.storedElsewhere();
    if (record) run({ kind: "stored-elsewhere", record });
  }

  function run(event: SyncEvent<Doc, Reason>): void {
    const context = { now: now(), isSignedIn: isSignedIn(), freshIds: [newId(), newId()] } as const;
    const [next, effects] = step(rules, state, event, context);
    state = next;
    const outcomes = effects.flatMap(carryOut);
    for (const outcome of outcomes) run(outcome);
  }

  /** @returns the outcome, where there is one at once */
  function carryOut(effect: SyncEffect<Doc, Reason>): readonly SyncEvent<Doc, Reason>[] {
    switch (effect.kind) {
      case "store":
        return [{ kind: "stored", outcome: local.store(effect.record) }];
      case "tell-tabs":
        tabs?.tell(STORED);
        return [];
      case "send":
        void deps.send(effect.request).then((answer) => dispatch({ kind: "answered", answer }));
        return [];
      case "set-timer":
        setTimer(effect.timer, effect.ms);
        return [];
      case "cancel-timer":
        cancelTimer(effect.timer);
        return [];
      case "show":
        document.adopt(effect.doc);
        return [];
      case "replace":
        document.replace(effect.doc);
        return [];
      case "report":
        for (const listener of listeners) listener();
        return [];
      case "finish":
        for (const waiter of effect.waiters) finish(waiter, effect.isSaved);
        return [];
      default:
        return assertNever(effect);
    }
  }

  function setTimer(timer: SyncTimer, ms: number): void {
    cancelTimer(timer);
    if (ms === 0) {
      events.push({ kind: "timer", timer });
      return;
    }
    const handle = timers.set(() => {
      set.delete(timer);
      dispatch({ kind: "timer", timer });
    }, ms);
    set.set(timer, handle);
  }

  function cancelTimer(timer: SyncTimer): void {
    const handle = set.get(timer);
    if (handle !== undefined) timers.clear(handle);
    set.delete(timer);
  }

  function finish(waiter: number, isSaved: boolean): void {
    waiters.get(waiter)?.(isSaved);
    waiters.delete(waiter);
  }

  function ask(kind: "save-asked" | "restore-asked"): Promise<boolean> {
    const waiter = ++lastWaiter;
    return new Promise((resolve) => {
      waiters.set(waiter, resolve);
      dispatch({ kind, waiter });
    });
  }

  return {
    get: () => state.status,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open() {
      const ends = [
        document.subscribe(drain),
        tabs?.listen(() => dispatch({ kind: "tab-message" })),
      ];
      dispatch({ kind: "opened" });
      return () => {
        for (const end of ends) end?.();
        dispatch({ kind: "closed" });
      };
    },
    leave: () => dispatch({ kind: "left" }),
    wake: () => dispatch({ kind: "woken" }),
    saveNow: () => ask("save-asked"),
    restore: () => ask("restore-asked"),
    fetched: (theirs) => dispatch({ kind: "fetched", theirs }),
    sides: () => conflictSides(rules, state),
    resolve(decide) {
      // What other tabs stored belongs to the sides.
      dispatch({ kind: "timer", timer: "read" });
      const sides = conflictSides(rules, state);
      if (sides) dispatch({ kind: "resolved", resolution: decide(sides) });
    },
  };
}
