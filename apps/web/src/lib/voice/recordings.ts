/** An answer as it was spoken, kept on this device because its person asked for it. */
export interface Recording {
  /** Whose it is. */
  readonly owner: string;
  readonly interview: string;
  /** When the answered question was asked, on the interview's clock: names the answer within its interview. */
  readonly askedAt: number;
  /** In UTC: "2026-11-23T04:12:09.120Z". */
  readonly recordedAt: string;
  readonly seconds: number;
  readonly audio: Blob;
}

/** Recordings of answers on this device. They leave it only when their person saves one. */
export interface Recordings {
  /** An answer that went on after a pause has several parts. */
  readonly keep: (recording: Recording) => Promise<void>;
  /** Those of an interview in the order they were spoken; of all interviews for null. */
  readonly list: (owner: string, interview: string | null) => Promise<readonly Recording[]>;
  readonly remove: (recording: Recording) => Promise<void>;
  readonly removeAll: (owner: string, interview: string | null) => Promise<void>;
  /** Removes everybody's that are older than a month. */
  readonly sweep: (now: Date) => Promise<void>;
}

export const RECORDINGS_KEPT_DAYS = 30;

const NAME = "taiyari-recordings";
const ROWS = "recordings";

/** In IndexedDB. Where a browser forbids it, nothing is kept and nothing is found. */
export function deviceRecordings(factory: IDBFactory = indexedDB): Recordings {
  let opened: Promise<IDBDatabase | null> | null = null;
  const database = () => (opened ??= openDatabase(factory).catch(() => null));

  async function during(
    mode: IDBTransactionMode,
    work: (rows: IDBObjectStore) => void,
  ): Promise<void> {
    const there = await database();
    if (!there) return;
    await new Promise<void>((resolve, reject) => {
      const transaction = there.transaction(ROWS, mode);
      transaction.addEventListener("complete", () => resolve());
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("The browser could not keep it.")),
      );
      work(transaction.objectStore(ROWS));
    });
  }

  async function list(owner: string, interview: string | null): Promise<readonly Recording[]> {
    let found: readonly Recording[] = [];
    await during("readonly", (rows) => {
      const request = rows.getAll(rangeOf(owner, interview)) as IDBRequest<Recording[]>;
      request.addEventListener("success", () => (found = request.result));
    });
    return found;
  }

  return {
    list,
    keep: (recording) => during("readwrite", (rows) => void rows.put(recording)),
    remove: ({ owner, interview, recordedAt }) =>
      during("readwrite", (rows) => void rows.delete([owner, interview, recordedAt])),
    removeAll: (owner, interview) =>
      during("readwrite", (rows) => void rows.delete(rangeOf(owner, interview))),
    sweep: (now) =>
      during("readwrite", (rows) => {
        const oldest = new Date(now.getTime() - RECORDINGS_KEPT_DAYS * 86_400_000).toISOString();
        const request = rows.openCursor();
        request.addEventListener("success", () => {
          const cursor = request.result;
          if (!cursor) return;
          if ((cursor.value as Recording).recordedAt < oldest) cursor.delete();
          cursor.continue();
        });
      }),
  };
}

function rangeOf(owner: string, interview: string | null): IDBKeyRange {
  const from = interview === null ? [owner] : [owner, interview];
  return IDBKeyRange.bound(from, [...from, []]);
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.addEventListener("upgradeneeded", () => {
      request.result.createObjectStore(ROWS, { keyPath: ["owner", "interview", "recordedAt"] });
    });
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("refused")));
  });
}
