import { newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Documents } from "../../../lib/documents/documents.ts";
import { createDraftStore } from "../../../shared/drafts/draft-store.ts";
import { createNotesEngine, type DraftScore } from "./notes-engine.ts";

const SCORE: DraftScore = { fields: [], improvements: [], score: 61, axes: [] };
const NAME = { section: "personal", item: null, field: "fullName" };

function setUp(answer: (draft: ResumeDraft) => Promise<{ notes: DraftScore | null }>) {
  const store = createDraftStore(newDraft());
  const proved: string[] = [];
  let opened = 0;
  const documents: Documents = { ask: async () => null as never, close: () => undefined };
  const engine = createNotesEngine({
    store,
    open: () => {
      opened += 1;
      return documents;
    },
    careers: async () => ({ roles: [], skills: [], industries: [] }),
    prove: async (draft) => {
      proved.push(draft.resumeData.personal.fullName);
      return answer(draft);
    },
    afterMs: 100,
  });
  const type = (value: string) => store.edit({ kind: "set-field", field: NAME, value });
  return { store, engine, proved, type, opened: () => opened };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("judges nothing while nothing is written, and starts no worker for it", async () => {
  const { engine, proved, opened } = setUp(async () => ({ notes: SCORE }));
  engine.start();
  await vi.advanceTimersByTimeAsync(500);
  expect([proved, opened(), engine.get().score]).toEqual([[], 0, null]);
});

test("after a failure the next change is judged again, with another worker", async () => {
  let fails = true;
  const { engine, type, opened } = setUp(async () => {
    if (fails) throw new Error("the worker ended");
    return { notes: SCORE };
  });
  engine.start();
  type("Asha");
  await vi.advanceTimersByTimeAsync(200);
  expect(engine.get().score).toBeNull();
  fails = false;
  type("Asha Rao");
  await vi.advanceTimersByTimeAsync(200);
  expect([engine.get().score, opened()]).toEqual([SCORE, 2]);
});

test.each(["careers", "keep-careers"])(
  "leaves no worker running when the %s fail, however often that happens",
  async (failing) => {
    let running = 0;
    const store = createDraftStore(newDraft());
    const engine = createNotesEngine({
      store,
      open() {
        running += 1;
        return {
          ask: async () => Promise.reject(new Error("the worker ended")),
          close: () => void (running -= 1),
        };
      },
      async careers() {
        if (failing === "careers") throw new Error("no connection");
        return { roles: [], skills: [], industries: [] };
      },
      prove: async () => ({ notes: SCORE }),
      afterMs: 100,
    });
    engine.start();
    for (const value of ["A", "As", "Ash"]) {
      store.edit({ kind: "set-field", field: NAME, value });
      // oxlint-disable-next-line no-await-in-loop -- the person rests after each
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(running).toBe(0);
  },
);

test("judges once when the typing rests, and calls the score old while it goes on", async () => {
  const { engine, type, proved } = setUp(async () => ({ notes: SCORE }));
  engine.start();
  for (const name of ["A", "As", "Ash"]) {
    type(name);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(proved).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect([proved, engine.get()]).toEqual([["Ash"], { score: SCORE, isOld: false }]);
  type("Asha");
  expect(engine.get().isOld).toBe(true);
});

test("what changed while a file was being read is judged next", async () => {
  const waiting: (() => void)[] = [];
  const { engine, type, proved } = setUp(
    async () =>
      new Promise((resolve) => {
        waiting.push(() => resolve({ notes: SCORE }));
      }),
  );
  engine.start();
  type("Asha");
  await vi.advanceTimersByTimeAsync(150);
  type("Asha Rao");
  waiting[0]?.();
  await vi.advanceTimersByTimeAsync(150);
  expect(proved).toEqual(["Asha", "Asha Rao"]);
});

test("ends with the page", async () => {
  const { engine, type, proved } = setUp(async () => ({ notes: SCORE }));
  const end = engine.start();
  type("Asha");
  end();
  await vi.advanceTimersByTimeAsync(500);
  expect(proved).toEqual([]);
});
