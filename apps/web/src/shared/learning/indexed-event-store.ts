import { type EventStore, type KeptEvent, memoryEventStore, NOBODY } from "./event-store.ts";

const NAME = "taiyari-learning";
const EVENTS = "events";
const CURSORS = "cursors";

interface Row extends KeptEvent {
  readonly owner: string;
  readonly id: string;
}

/** In IndexedDB, which the tabs of a browser share; in memory where it is forbidden or full. */
export function indexedEventStore(): EventStore {
  let opened: Promise<EventStore> | null = null;
  const store = () => (opened ??= openDatabase().then(overDatabase, memoryEventStore));
  return {
    all: async (owner) => (await store()).all(owner),
    put: async (owner, events) => (await store()).put(owner, events),
    markSent: async (owner, ids) => (await store()).markSent(owner, ids),
    cursor: async (owner) => (await store()).cursor(owner),
    setCursor: async (owner, cursor) => (await store()).setCursor(owner, cursor),
    takeOver: async (owner) => (await store()).takeOver(owner),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(EVENTS, { keyPath: ["owner", "id"] });
      request.result.createObjectStore(CURSORS);
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
  });
}

function overDatabase(database: IDBDatabase): EventStore {
  /** One transaction: `work` begins its requests, and it resolves when they are committed. */
  function change(
    mode: IDBTransactionMode,
    work: (events: IDBObjectStore, cursors: IDBObjectStore) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = database.transaction([EVENTS, CURSORS], mode);
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("The browser could not keep it.")),
      );
      work(transaction.objectStore(EVENTS), transaction.objectStore(CURSORS));
    });
  }

  return {
    async all(owner) {
      let rows: readonly Row[] = [];
      await change("readonly", (events) => {
        onResult(events.getAll(ofOwner(owner)) as IDBRequest<Row[]>, (found) => (rows = found));
      });
      return rows.map(({ event, isSent }) => ({ event, isSent }));
    },
    put: (owner, given) =>
      change("readwrite", (events) => {
        for (const kept of given) events.put({ ...kept, owner, id: kept.event.id });
      }),
    markSent: (owner, ids) =>
      change("readwrite", (events) => {
        for (const id of ids)
          onResult(events.get([owner, id]) as IDBRequest<Row | undefined>, (row) => {
            if (row) events.put({ ...row, isSent: true });
          });
      }),
    async cursor(owner) {
      let cursor = 0;
      await change("readonly", (_, cursors) => {
        onResult(
          cursors.get(owner) as IDBRequest<number | undefined>,
          (found) => (cursor = found ?? 0),
        );
      });
      return cursor;
    },
    setCursor: (owner, cursor) =>
      change("readwrite", (_, cursors) => void cursors.put(cursor, owner)),
    takeOver: (owner) =>
      change("readwrite", (events) => {
        onResult(events.getAll(ofOwner(NOBODY)) as IDBRequest<Row[]>, (rows) => {
          for (const row of rows) {
            events.put({ ...row, owner, isSent: false });
            events.delete([NOBODY, row.id]);
          }
        });
      }),
  };
}

/** Keys are pairs of an owner and an id; a list sorts after every text. */
function ofOwner(owner: string): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []]);
}

function onResult<Value>(request: IDBRequest<Value>, use: (value: Value) => void): void {
  request.addEventListener("success", () => use(request.result));
}
