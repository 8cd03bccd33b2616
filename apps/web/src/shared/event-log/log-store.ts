import type { Tabs } from "../../lib/tabs.ts";
import { fetchLogs, type LogServer, sendLogs } from "./exchange-logs.ts";
import {
  type EventLog,
  type KeptLog,
  type LogEvent,
  type LogHead,
  newLog,
  unsentOf,
  withEvent,
} from "./kept-log.ts";
import type { LogStorage, RowChange } from "./log-storage.ts";

export interface LogsState<Head extends LogHead, Event extends LogEvent> {
  /** The latest first, without deleted ones. */
  readonly logs: readonly EventLog<Head, Event>[];
  /** Whether what this device keeps has been read. */
  readonly isLoaded: boolean;
  /** Whether the server has been asked for those of other devices. */
  readonly isAsked: boolean;
  /** How many are on the server alone. */
  readonly older: number;
  /** Whether there is something that the server has not got. */
  readonly isWaiting: boolean;
}

/** An event before it has its id: what a screen says. */
export type ActOf<Event> = Event extends LogEvent ? Omit<Event, "id"> : never;

export interface LogStore<Head extends LogHead, Event extends LogEvent> {
  readonly get: () => LogsState<Head, Event>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves when it is kept on this device. */
  readonly begin: (head: Head) => Promise<void>;
  /** @returns  the id of the event */
  readonly record: (id: string, act: ActOf<Event>) => string;
  readonly remove: (id: string) => void;
  /** Undoes `remove`. */
  readonly restore: (id: string) => void;
  /** Whose logs these are from now on; null for nobody signed in. */
  readonly setOwner: (userId: string | null) => Promise<void>;
  /** Sends, and fetches what other devices did. Never rejects. */
  readonly exchange: () => Promise<void>;
  /** Fetches all that are on the server alone. Rejects where it cannot be asked. */
  readonly fetchOlder: () => Promise<void>;
}

interface Deps<Head extends LogHead, Event extends LogEvent> {
  readonly storage: LogStorage<Head, Event>;
  readonly server: LogServer<Head, Event>;
  readonly tabs: Tabs;
  readonly newId: () => string;
  /** Asks for a sending soon: after something happened, and after one that failed. */
  readonly soon: (why: "recorded" | "failed", run: () => void) => void;
}

const EMPTY: LogsState<never, never> = {
  logs: [],
  isLoaded: false,
  isAsked: false,
  older: 0,
  isWaiting: false,
};

/** The logs of one kind of one person, on this device and elsewhere. */
export function createLogStore<Head extends LogHead, Event extends LogEvent>({
  storage,
  server,
  tabs,
  newId,
  soon,
}: Deps<Head, Event>): LogStore<Head, Event> {
  type Kept = KeptLog<Head, Event>;
  type Own = EventLog<Head, Event>;
  let owner: string | null = null;
  let rows = new Map<string, Kept>();
  const owns = new Map<string, Own>();
  let state: LogsState<Head, Event> = EMPTY;
  let last = Promise.resolve();
  let changes = 0;
  const listeners = new Set<() => void>();

  function show(more: Partial<LogsState<Head, Event>> = {}): void {
    const kept = [...rows.values()];
    state = {
      ...state,
      ...more,
      logs: kept
        .filter(({ removal }) => removal === null || removal === "undone")
        .map(ownOf)
        .toSorted((a, b) => (a.head.startedAt < b.head.startedAt ? 1 : -1)),
      isWaiting: kept.some((row) => row.removal === null && unsentOf(row).length > 0),
    };
    for (const listener of listeners) listener();
  }

  /** The same object as long as nothing happened in it, so that what is worked out from it need not be worked out again. */
  function ownOf({ head, events }: Kept): Own {
    const before = owns.get(head.id);
    const isSame =
      before?.events.length === events.length &&
      events.every(({ event }, at) => event.id === before.events[at]?.id);
    if (before && isSame) return before;
    const own = { head, events: events.map(({ event }) => event) };
    owns.set(head.id, own);
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
      rows = new Map(found.map((kept) => [kept.head.id, kept]));
      show({ isLoaded: true });
      return;
    }
  }

  async function change(id: string, next: RowChange<Head, Event>): Promise<void> {
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
      await sendLogs(exchange);
      if (isWhole) {
        const older = await fetchLogs(exchange);
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
    await Promise.all(deleted.map(({ head }) => storage.change(whose, head.id, () => undefined)));
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
    begin: (head) => change(head.id, (row) => row ?? newLog<Head, Event>(head)),
    record(id, act) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an act is an event but for its id
      const event = { ...act, id: newId() } as unknown as Event;
      void change(id, (row) => row && withEvent(row, event));
      return event.id;
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
      const older = await fetchLogs({ storage, server, owner }, Infinity);
      state = { ...state, older };
      await load();
    },
  };
}
