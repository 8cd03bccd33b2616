import type { KeptInterview } from "./kept-interview.ts";

/** What a row becomes; undefined removes it. */
export type RowChange = (row: KeptInterview | undefined) => KeptInterview | undefined;

/** Interviews on this device, apart for each person. */
export interface InterviewStorage {
  readonly all: (owner: string) => Promise<readonly KeptInterview[]>;
  /** Reads, changes and writes one as a whole, so that the tabs of a browser lose nothing of each other. */
  readonly change: (owner: string, id: string, change: RowChange) => Promise<void>;
}

/** As long as the page is open: where a browser keeps nothing. */
export function memoryInterviewStorage(): InterviewStorage {
  const rows = new Map<string, Map<string, KeptInterview>>();
  const of = (owner: string) => {
    const there = rows.get(owner) ?? new Map<string, KeptInterview>();
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

const NAME = "taiyari-interviews";
const ROWS = "interviews";

interface Row {
  readonly owner: string;
  readonly id: string;
  readonly kept: KeptInterview;
}

/** In IndexedDB, which the tabs of a browser share; in memory where it is forbidden. */
export function indexedInterviewStorage(): InterviewStorage {
  let opened: Promise<InterviewStorage> | null = null;
  const storage = () => (opened ??= openDatabase().then(overDatabase, memoryInterviewStorage));
  return {
    all: async (owner) => (await storage()).all(owner),
    change: async (owner, id, change) => (await storage()).change(owner, id, change),
  };
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(ROWS, { keyPath: ["owner", "id"] });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
  });
}

function overDatabase(database: IDBDatabase): InterviewStorage {
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
      let found: readonly Row[] = [];
      await during("readonly", (rows) => {
        const request = rows.getAll(IDBKeyRange.bound([owner], [owner, []])) as IDBRequest<Row[]>;
        request.addEventListener("success", () => (found = request.result));
      });
      return found.map(({ kept }) => kept);
    },
    change: (owner, id, change) =>
      during("readwrite", (rows) => {
        const request = rows.get([owner, id]) as IDBRequest<Row | undefined>;
        request.addEventListener("success", () => {
          const next = change(request.result?.kept);
          if (next) rows.put({ owner, id, kept: next } satisfies Row);
          else rows.delete([owner, id]);
        });
      }),
  };
}
