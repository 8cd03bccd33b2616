import {
  type MergeSides,
  type StoredRecord,
  type SyncAnswer,
  type SyncRequest,
  type SyncRules,
} from "@taiyari/domain/sync";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LocalStore, SyncedDocument } from "./document-sync.ts";
import { syncDocument } from "./sync-document.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Words: those of both sides together, and a conflict where both begin with another. */
type Words = readonly string[];

const RULES: SyncRules<Words> = {
  isSame: (a, b) => a.join() === b.join(),
  merge: ({ mine, theirs }) => ({
    doc: [...new Set([...mine, ...theirs])],
    hasConflict: mine[0] !== theirs[0],
  }),
  versionNames: null,
  timings: {
    storeMs: 0,
    readMs: 250,
    restMs: 1_000,
    mostMs: 9_000,
    otherTabMs: 5_000,
    retryMs: { first: 2_000, most: 30_000 },
    lookAgainMs: 15_000,
  },
};

/** A document of words on a screen. */
function wordsOnScreen(initial: Words) {
  const listeners = new Set<() => void>();
  let words = initial;
  const set = (next: Words) => {
    words = next;
    for (const listener of listeners) listener();
  };
  const document: SyncedDocument<Words> = {
    get: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    adopt: set,
    replace: set,
  };
  return { document, set, shown: () => words };
}

const opened: StoredRecord<Words> = {
  doc: ["a"],
  base: { revision: 1, doc: ["a"] },
  inFlight: null,
  displaced: [],
};

/** A page with the document open, and a place where another tab stores. */
function open(answer: (request: SyncRequest<Words>) => SyncAnswer<Words, string>) {
  const screen = wordsOnScreen(opened.doc);
  const stored: StoredRecord<Words>[] = [];
  const asked: SyncRequest<Words>[] = [];
  let storedElsewhere: StoredRecord<Words> | null = null;
  let hear: ((message: string) => void) | null = null;
  const local: LocalStore<Words> = {
    storedElsewhere() {
      const record = storedElsewhere;
      storedElsewhere = null;
      return record;
    },
    store(record) {
      stored.push(record);
      return "shared";
    },
  };
  const sync = syncDocument<Words, string>({
    rules: RULES,
    opened,
    document: screen.document,
    local,
    async send(request) {
      asked.push(request);
      return answer(request);
    },
    tabs: {
      tell: () => {},
      listen(listener) {
        hear = listener;
        return () => void (hear = null);
      },
    },
    isSignedIn: () => true,
  });
  const close = sync.open();
  return {
    ...screen,
    sync,
    close,
    stored,
    asked,
    /** Another tab stores, with or without a word about it. */
    elsewhere: (doc: Words, isSaid = true) => {
      storedElsewhere = { ...opened, doc };
      if (isSaid) hear?.("stored");
    },
  };
}

const unreachable = () => ({ kind: "unreachable" }) as const;
const saved = ({ kind, ...request }: SyncRequest<Words>): SyncAnswer<Words, string> =>
  kind === "save" && "revision" in request
    ? { kind: "saved", revision: (request.revision ?? 0) + 1, at: 5 }
    : { kind: "done" };

describe("syncDocument", () => {
  test("stores an edit in the same turn, and sends it when its time has come", async () => {
    const { set, stored, asked, sync } = open(saved);
    set(["a", "b"]);
    expect(stored.at(-1)?.doc).toEqual(["a", "b"]);
    expect(sync.get()).toEqual({ kind: "saving" });
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([{ kind: "save", doc: ["a", "b"], revision: 1 }]);
    expect(sync.get()).toEqual({ kind: "saved", at: 5 });
  });

  test("merges what another tab stored before it stores, and takes no edit for a removal of it", () => {
    const { set, shown, stored, elsewhere } = open(saved);
    elsewhere(["a", "of another tab"], false);
    set(["a", "mine"]);
    expect(shown()).toEqual(["a", "mine", "of another tab"]);
    expect(stored.at(-1)?.doc).toEqual(shown());
    set([...shown(), "more"]);
    expect(stored.at(-1)?.doc).toEqual(["a", "mine", "of another tab", "more"]);
  });

  test("reads what another tab says it stored a context later, together", async () => {
    const { shown, elsewhere } = open(unreachable);
    elsewhere(["a", "b"]);
    expect(shown()).toEqual(["a"]);
    elsewhere(["a", "b", "c"]);
    await vi.advanceTimersByTimeAsync(250);
    expect(shown()).toEqual(["a", "b", "c"]);
  });

  test("follows an edit that whoever watches the screen makes while something is merged", async () => {
    const { document, set, shown, stored, elsewhere } = open(unreachable);
    const end = document.subscribe(() => {
      if (!shown().includes("also")) set([...shown(), "also"]);
    });
    elsewhere(["a", "b"]);
    await vi.advanceTimersByTimeAsync(250);
    end();
    expect(stored.at(-1)?.doc).toEqual(["a", "b", "also"]);
  });

  test("tells each who waits, also those who asked while another request was under way", async () => {
    let isUp = false;
    const { set, sync } = open((request) => (isUp ? saved(request) : unreachable()));
    set(["a", "b"]);
    const first = sync.saveNow();
    const second = sync.saveNow();
    isUp = true;
    expect(await Promise.all([first, second])).toEqual([false, true]);
  });

  test("decides a conflict with the sides as they are at that context", async () => {
    const { set, shown, sync, asked, elsewhere } = open(saved);
    elsewhere(["c"], false);
    set(["b"]);
    expect(sync.get()).toEqual({ kind: "conflict" });
    set(["b", "more"]);
    let sides: MergeSides<Words> | null = null;
    sync.resolve((both) => {
      sides = both;
      return { merged: both.theirs, chosen: ["d"], loses: { mine: true, theirs: true } };
    });
    expect(sides).toMatchObject({ base: ["a"], mine: ["b", "more"], theirs: ["c"] });
    expect(shown()).toEqual(["d"]);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toEqual({ kind: "save", doc: ["d"], revision: 1 });
    expect(sync.sides()).toBeNull();
  });

  test("sends what is left when it is closed, and sets no timer after that", async () => {
    const { set, close, asked } = open(unreachable);
    set(["a", "b"]);
    close();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(asked).toHaveLength(1);
  });

  test("tries again when it is woken", async () => {
    let isUp = false;
    const { set, sync, asked } = open((request) => (isUp ? saved(request) : unreachable()));
    set(["a", "b"]);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(sync.get()).toEqual({ kind: "waiting" });
    isUp = true;
    sync.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(2);
    expect(sync.get().kind).toBe("saved");
  });
});
