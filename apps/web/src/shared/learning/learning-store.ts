import { type LearningAct, type LearningEvent, MAX_ANSWER_TEXT } from "@taiyari/domain/learning";
import {
  foldProgress,
  foldQueries,
  type Progress,
  type SavedQuery,
} from "@taiyari/domain/learning/progress";
import { foldPractice, type PracticeProgress } from "@taiyari/domain/practice/progress";
import type { Tabs } from "../../lib/tabs.ts";
import { type EventStore, type KeptEvent, NOBODY } from "./event-store.ts";
import { exchangeEvents, type LearningServer } from "./send-events.ts";

export interface LearningState {
  readonly progress: Progress;
  /** Of the Practice Lab. */
  readonly practice: PracticeProgress;
  /** Those of the SQL editor, the latest first. */
  readonly queries: readonly SavedQuery[];
  /** Whether what this device keeps has been read. */
  readonly isLoaded: boolean;
  /** Events that the server has not got. */
  readonly waiting: number;
}

export interface LearningStore {
  readonly get: () => LearningState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly record: (act: LearningAct) => void;
  /** Whose events these are from now on; null for nobody signed in. */
  readonly setOwner: (userId: string | null) => Promise<void>;
  /** Sends and fetches now. Never rejects. */
  readonly exchange: () => Promise<void>;
}

interface Deps {
  readonly store: EventStore;
  readonly server: LearningServer;
  readonly tabs: Tabs;
  readonly now: () => Date;
  readonly zone: () => string;
  readonly newId: () => string;
  /** Asks for an exchange soon: after something was recorded, and after one that failed. */
  readonly soon: (why: "recorded" | "failed", run: () => void) => void;
}

const EMPTY: LearningState = {
  progress: foldProgress([]),
  practice: foldPractice([]),
  queries: [],
  isLoaded: false,
  waiting: 0,
};

/** What one person has learnt, on this device and elsewhere. */
export function createLearningStore(deps: Deps): LearningStore {
  const { store, tabs } = deps;
  let owner = NOBODY;
  let kept = new Map<string, KeptEvent>();
  let state = EMPTY;
  let running: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  function show(isLoaded: boolean): void {
    const all = [...kept.values()];
    const events = all.map(({ event }) => event);
    state = {
      progress: foldProgress(events),
      practice: foldPractice(events),
      queries: foldQueries(events),
      isLoaded,
      waiting: all.filter(({ isSent }) => !isSent).length,
    };
    for (const listener of listeners) listener();
  }

  /** What is recorded while this reads is kept already, or comes with the next reading. */
  async function load(): Promise<void> {
    const whose = owner;
    const found = await store.all(whose);
    if (whose !== owner) return;
    for (const each of found) kept.set(each.event.id, each);
    show(true);
  }

  async function exchangeOnce(): Promise<void> {
    const whose = owner;
    if (whose === NOBODY) return;
    try {
      await exchangeEvents(store, deps.server, whose);
    } catch {
      deps.soon("failed", () => void exchange());
    }
    if (whose !== owner) return;
    await load();
    tabs.tell(whose);
  }

  function exchange(): Promise<void> {
    running ??= exchangeOnce().finally(() => (running = null));
    return running;
  }

  tabs.listen((whose) => {
    if (whose === owner) void load();
  });

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record(act) {
      const event: LearningEvent = {
        ...shortened(act),
        id: deps.newId(),
        at: deps.now().toISOString(),
        zone: deps.zone(),
      };
      kept.set(event.id, { event, isSent: false });
      show(state.isLoaded);
      const whose = owner;
      void store.put(whose, [{ event, isSent: false }]).then(() => tabs.tell(whose));
      if (whose !== NOBODY) deps.soon("recorded", () => void exchange());
    },
    async setOwner(userId) {
      const next = userId ?? NOBODY;
      if (next !== owner || !state.isLoaded) {
        owner = next;
        kept = new Map();
        state = EMPTY;
        for (const listener of listeners) listener();
        await running;
        if (owner !== NOBODY) await store.takeOver(owner);
        await load();
      }
      await exchange();
    },
    exchange,
  };
}

function shortened(act: LearningAct): LearningAct {
  return "text" in act ? { ...act, text: act.text.slice(0, MAX_ANSWER_TEXT) } : act;
}
