import type { Interview, InterviewEvent } from "@taiyari/domain/interview";
import type { Tabs } from "../../lib/tabs.ts";
import { fetchInterviews, type InterviewServer, sendInterviews } from "./exchange-interviews.ts";
import type { InterviewStorage, RowChange } from "./interview-storage.ts";
import { type KeptInterview, newInterview, unsentOf, withEvent } from "./kept-interview.ts";

/** An interview with what happened in it. */
export interface OwnInterview {
  readonly interview: Interview;
  /** In the order they are folded in. */
  readonly events: readonly InterviewEvent[];
}

export interface InterviewsState {
  /** The latest first, without deleted ones. */
  readonly interviews: readonly OwnInterview[];
  /** Whether what this device keeps has been read. */
  readonly isLoaded: boolean;
  /** Whether the server has been asked for those of other devices. */
  readonly isAsked: boolean;
  /** How many are on the server alone. */
  readonly older: number;
  /** Whether there is something that the server has not got. */
  readonly isWaiting: boolean;
}

type ActOf<Event> = Event extends InterviewEvent ? Omit<Event, "id"> : never;
/** Something that happens: what a screen says. */
export type InterviewAct = ActOf<InterviewEvent>;

export interface InterviewStore {
  readonly get: () => InterviewsState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when it is kept on this device. */
  readonly begin: (interview: Interview) => Promise<void>;
  readonly record: (id: string, act: InterviewAct) => void;
  readonly remove: (id: string) => void;
  /** Undoes `remove`. */
  readonly restore: (id: string) => void;
  /** Whose interviews these are from now on; null for nobody signed in. */
  readonly setOwner: (userId: string | null) => Promise<void>;
  /** Sends, and fetches what other devices did. Never rejects. */
  readonly exchange: () => Promise<void>;
  /** Fetches all that are on the server alone. Rejects where it cannot be asked. */
  readonly fetchOlder: () => Promise<void>;
}

interface Deps {
  readonly storage: InterviewStorage;
  readonly server: InterviewServer;
  readonly tabs: Tabs;
  readonly newId: () => string;
  /** Asks for a sending soon: after something happened, and after one that failed. */
  readonly soon: (why: "recorded" | "failed", run: () => void) => void;
}

const EMPTY: InterviewsState = {
  interviews: [],
  isLoaded: false,
  isAsked: false,
  older: 0,
  isWaiting: false,
};

/** The mock interviews of one person, on this device and elsewhere. */
export function createInterviewStore({ storage, server, tabs, newId, soon }: Deps): InterviewStore {
  let owner: string | null = null;
  let rows = new Map<string, KeptInterview>();
  const owns = new Map<string, OwnInterview>();
  let state = EMPTY;
  let last = Promise.resolve();
  let changes = 0;
  const listeners = new Set<() => void>();

  function show(more: Partial<InterviewsState> = {}): void {
    const kept = [...rows.values()];
    state = {
      ...state,
      ...more,
      interviews: kept
        .filter(({ removal }) => removal === null || removal === "undone")
        .map(ownOf)
        .toSorted((a, b) => (a.interview.startedAt < b.interview.startedAt ? 1 : -1)),
      isWaiting: kept.some((row) => row.removal === null && unsentOf(row).length > 0),
    };
    for (const listener of listeners) listener();
  }

  /** The same object as long as nothing happened in it, so that what is worked out from it need not be worked out again. */
  function ownOf({ interview, events }: KeptInterview): OwnInterview {
    const before = owns.get(interview.id);
    const isSame =
      before?.events.length === events.length &&
      events.every(({ event }, at) => event.id === before.events[at]?.id);
    if (before && isSame) return before;
    const own = { interview, events: events.map(({ event }) => event) };
    owns.set(interview.id, own);
    return own;
  }

  /** Reads what this device keeps; again where something happened meanwhile, which may not be in what was read. */
  async function load(): Promise<void> {
    for (;;) {
      const [whose, before] = [owner, changes];
      if (whose === null) return;
      // oxlint-disable-next-line no-await-in-loop -- one reading after another is the point
      const found = await storage.all(whose);
      if (whose !== owner) return;
      if (before !== changes) continue;
      rows = new Map(found.map((kept) => [kept.interview.id, kept]));
      show({ isLoaded: true });
      return;
    }
  }

  async function change(id: string, next: RowChange): Promise<void> {
    const whose = owner;
    if (whose === null) return;
    changes += 1;
    const row = next(rows.get(id));
    if (row) rows.set(id, row);
    show();
    await storage.change(whose, id, next);
    tabs.tell(whose);
    if (whose === owner) soon("recorded", () => void exchangeOnce(false));
  }

  /** One at a time, in the order they are asked for. */
  function exchangeOnce(isWhole: boolean): Promise<void> {
    last = last.then(() => run(isWhole));
    return last;
  }

  async function run(isWhole: boolean): Promise<void> {
    const whose = owner;
    if (whose === null) return;
    const exchange = { storage, server, owner: whose };
    try {
      await sendInterviews(exchange);
      if (isWhole) {
        const older = await fetchInterviews(exchange);
        if (whose === owner) state = { ...state, isAsked: true, older };
      }
    } catch {
      soon("failed", () => void exchangeOnce(isWhole));
    }
    if (whose !== owner) return;
    await load();
    tabs.tell(whose);
  }

  /** What was deleted during an earlier visit cannot be restored here any more. */
  async function forgetDeleted(whose: string): Promise<void> {
    const all = await storage.all(whose);
    const deleted = all.filter(({ removal }) => removal === "done");
    await Promise.all(
      deleted.map(({ interview }) => storage.change(whose, interview.id, () => undefined)),
    );
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
    begin: (interview) => change(interview.id, (row) => row ?? newInterview(interview)),
    record(id, act) {
      const event = { ...act, id: newId() };
      void change(id, (row) => row && withEvent(row, event));
    },
    remove: (id) => void change(id, (row) => row && { ...row, removal: "wanted" }),
    restore: (id) =>
      void change(
        id,
        (row) => row && { ...row, removal: row.removal === "done" ? "undone" : null },
      ),
    async setOwner(userId) {
      if (userId !== owner) {
        owner = userId;
        rows = new Map();
        state = EMPTY;
        for (const listener of listeners) listener();
        if (userId !== null) await forgetDeleted(userId);
        await load();
      }
      await exchangeOnce(true);
    },
    exchange: () => exchangeOnce(true),
    async fetchOlder() {
      if (owner === null) return;
      const older = await fetchInterviews({ storage, server, owner }, Infinity);
      state = { ...state, older };
      await load();
    },
  };
}
