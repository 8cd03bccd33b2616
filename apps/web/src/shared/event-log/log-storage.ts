import type { KeptLog, LogEvent, LogHead } from "./kept-log.ts";

/** What a row becomes; undefined removes it. */
export type RowChange<Head extends LogHead, Event extends LogEvent> = (
  row: KeptLog<Head, Event> | undefined,
) => KeptLog<Head, Event> | undefined;

/** Logs of one kind on this device, apart for each person. */
export interface LogStorage<Head extends LogHead, Event extends LogEvent> {
  readonly all: (owner: string) => Promise<readonly KeptLog<Head, Event>[]>;
  /** Reads, changes and writes one as a whole, so that the tabs of a browser lose nothing of each other. */
  readonly change: (owner: string, id: string, change: RowChange<Head, Event>) => Promise<void>;
}

/** As long as the page is open: where a browser keeps nothing. */
export function memoryLogStorage<Head extends LogHead, Event extends LogEvent>(): LogStorage<
  Head,
  Event
> {
  const rows = new Map<string, Map<string, KeptLog<Head, Event>>>();
  const of = (owner: string) => {
    const there = rows.get(owner) ?? new Map<string, KeptLog<Head, Event>>();
    rows.set(owner, there);
    return there;
  };
  return {
    all: async (owner) => [...of(owner).values()],
    async change(owner, id, change) {
      const next = change(of(owner).get(id));
      if (next) of(owner).set(id, next);
      else of(owner).delete(id);
    },
  };
}

const ROWS = "logs";

interface Row<Head extends LogHead, Event extends LogEvent> {
  readonly owner: string;
  readonly id: string;
  readonly kept: KeptLog<Head, Event>;
}

/**
 * In IndexedDB, which the tabs of a browser share; in memory where it is forbidden.
 *
 * @param name  of the database: one for each kind of log
 */
export function indexedLogStorage<Head extends LogHead, Event extends LogEvent>(
  name: string,
): LogStorage<Head, Event> {
  type Storage = LogStorage<Head, Event>;
  let opened: Promise<Storage> | null = null;
  const storage = () =>
    (opened ??= openDatabase(name).then(overDatabase<Head, Event>, memoryLogStorage<Head, Event>));
  return {
    all: async (owner) => (await storage()).all(owner),
    change: async (owner, id, change) => (await storage()).change(owner, id, change),
  };
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(ROWS, { keyPath: ["owner", "id"] });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
  });
}

function overDatabase<Head extends LogHead, Event extends LogEvent>(
  database: IDBDatabase,
): LogStorage<Head, Event> {
  type OwnRow = Row<Head, Event>;
  /** One transaction: `work` begins its requests, and it resolves when they are committed. */
  function during(mode: IDBTransactionMode, work: (rows: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction(ROWS, mode);
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("The browser could not keep it.")),
      );
      work(transaction.objectStore(ROWS));
    });
  }

  return {
    async all(owner) {
      let found: readonly OwnRow[] = [];
      await during("readonly", (rows) => {
        const request = rows.getAll(IDBKeyRange.bound([owner], [owner, []])) as IDBRequest<
          OwnRow[]
        >;
        request.addEventListener("success", () => (found = request.result));
      });
      return found.map(({ kept }) => kept);
    },
    change: (owner, id, change) =>
      during("readwrite", (rows) => {
        const request = rows.get([owner, id]) as IDBRequest<OwnRow | undefined>;
        request.addEventListener("success", () => {
          const next = change(request.result?.kept);
          if (next) rows.put({ owner, id, kept: next } satisfies OwnRow);
          else rows.delete([owner, id]);
        });
      }),
  };
}
