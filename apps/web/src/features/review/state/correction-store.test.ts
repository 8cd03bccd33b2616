import type { Corrections } from "@taiyari/domain/correct";
import type { Correction } from "@taiyari/domain/resume";
import type { Revision } from "@taiyari/domain/sync";
import type { Tabs } from "../../../lib/tabs.ts";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  correctionsStorage,
  unsentCorrections,
} from "../../../shared/uploads/stored-corrections.ts";
import { type CorrectionAnswer, createCorrectionStore } from "./correction-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const email = (value: string): Correction => ({
  kind: "set",
  field: { kind: "contact", field: "email" },
  value,
});

const NOTHING: Revision<Corrections> = { revision: 3, doc: [] };

/** A browser with one tab. */
const ALONE: Tabs = { tell: () => {}, listen: () => () => {} };

/** The tabs of one browser. */
function connectedTabs(): () => Tabs {
  const listeners: ((message: string) => void)[] = [];
  return () => {
    let own: ((message: string) => void) | null = null;
    return {
      tell: (message) => listeners.forEach((each) => each !== own && each(message)),
      listen(listener) {
        own = listener;
        listeners.push(listener);
        return () => void listeners.splice(listeners.indexOf(listener), 1);
      },
    };
  };
}

/** A store over a server with the given answers, and what it was sent. */
function open(
  answer: (sent: Revision<Corrections>) => CorrectionAnswer,
  { stored = NOTHING, uploadId = "u1", tabs = ALONE } = {},
) {
  const sent: Revision<Corrections>[] = [];
  const store = createCorrectionStore({
    stored,
    storage: correctionsStorage("p1", uploadId),
    async save(doc, revision) {
      sent.push({ revision, doc });
      return answer({ revision, doc });
    },
    tabs,
  });
  const close = store.open();
  return { store, sent, close, kept: () => unsentCorrections("p1", uploadId) };
}

/** What was stored before the base revision was stored with it. */
function storeAsBefore(person: string, uploadId: string, corrections: Corrections): void {
  const text = JSON.stringify({ revision: 3, corrections });
  localStorage.setItem(`resumeCorrections:${person}:${uploadId}`, text);
}

const saved = ({ revision }: Revision<Corrections>): CorrectionAnswer => ({
  kind: "saved",
  revision: revision + 1,
  at: 1,
});

describe("the corrections of an upload", () => {
  test("wait for a choice when somebody else saved others meanwhile, and send nothing before it", async () => {
    const theirs = { revision: 4, doc: [email("b@example.in")] };
    const { store, sent, kept } = open(() => ({ kind: "conflict", theirs }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save).toEqual({ kind: "conflict" });
    expect(store.sides()?.theirs).toEqual(theirs.doc);

    store.add([email("c@example.in")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept()?.corrections).toHaveLength(2);

    store.choose("theirs");
    expect(store.get().corrections).toEqual(theirs.doc);
    expect(kept()).toBeNull();
  });

  test("are sent on the other's revision when the person keeps their own", async () => {
    const theirs = { revision: 9, doc: [email("b@example.in")] };
    const { store, sent } = open((draft) =>
      draft.revision === 9 ? saved(draft) : { kind: "conflict", theirs },
    );
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.choose("mine");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual({ revision: 9, doc: [email("a@example.in")] });
    expect(store.get().save.kind).toBe("saved");
  });

  test("go on from either side of a conflict with what was wanted of the other, undone as one step", async () => {
    const theirs = { revision: 9, doc: [email("b@example.in")] };
    const { store, sent } = open((draft) =>
      draft.revision === 9 ? saved(draft) : { kind: "conflict", theirs },
    );
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.choose("theirs", [email("c@example.in"), email("d@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual({
      revision: 9,
      doc: [email("b@example.in"), email("c@example.in"), email("d@example.in")],
    });
    expect(store.get().save.kind).toBe("saved");
    store.undo();
    expect(store.get().corrections).toEqual(theirs.doc);
  });

  test("too many for the server stay on this device, and are sent again once some are undone", async () => {
    const { store, sent, kept } = open((draft) =>
      draft.doc.length > 1 ? { kind: "refused", reason: { kind: "too-large" } } : saved(draft),
    );
    store.add([email("a@example.in")]);
    store.add([email("b@example.in")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.get().save).toEqual({ kind: "refused", reason: { kind: "too-large" } });
    expect(sent).toHaveLength(1);
    expect(kept()?.corrections).toHaveLength(2);

    store.undo();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save.kind).toBe("saved");
    expect(kept()).toBeNull();
  });

  test("are no conflict when both made the same, in whatever order their keys come back", async () => {
    const same = JSON.parse(
      '{"value":"a@example.in","field":{"field":"email","kind":"contact"},"kind":"set"}',
    );
    const { store } = open((draft) =>
      draft.revision === 4
        ? saved(draft)
        : { kind: "conflict", theirs: { revision: 4, doc: [same] } },
    );
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.get().save).toEqual({ kind: "saved", at: Date.now() - 1_200 });
  });

  test("stay on this device while the server does not answer, and are sent again", async () => {
    let isUp = false;
    const { store, sent, kept } = open((draft) => (isUp ? saved(draft) : { kind: "unreachable" }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save.kind).toBe("waiting");
    expect(kept()?.corrections).toEqual([email("a@example.in")]);
    isUp = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
    expect(store.get().save.kind).toBe("saved");
    expect(kept()).toBeNull();
  });

  test("say which one the server finds no place for", async () => {
    const { store } = open(() => ({ kind: "refused", reason: { kind: "no-place", index: 0 } }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save).toEqual({ kind: "refused", reason: { kind: "no-place", index: 0 } });
  });

  test("are on this device at once and on the server after a moment's rest, together", async () => {
    const { store, sent, kept } = open(saved);
    store.add([email("a@example.in")]);
    expect(kept()).toEqual({ revision: 3, corrections: [email("a@example.in")] });
    await vi.advanceTimersByTimeAsync(500);
    store.add([email("b@example.in")]);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([{ revision: 3, doc: [email("a@example.in"), email("b@example.in")] }]);
  });

  test("continue from a draft that never arrived, and ask when the server moved on since", () => {
    storeAsBefore("p1", "u2", [email("a@example.in")]);
    expect(open(saved, { uploadId: "u2" }).store.get().corrections).toEqual([
      email("a@example.in"),
    ]);
    const stored = { revision: 5, doc: [email("b@example.in")] };
    const { store } = open(saved, { uploadId: "u2", stored });
    expect(store.get().save).toEqual({ kind: "conflict" });
    expect(store.sides()?.theirs).toEqual(stored.doc);
  });

  test("are undone and done again, those of one step together", () => {
    const { store } = open(saved);
    store.add([email("a@example.in")]);
    store.add([email("b@example.in"), email("c@example.in")]);
    store.undo();
    expect(store.get().corrections).toEqual([email("a@example.in")]);
    expect(store.get().canRedo).toBe(true);
    store.redo();
    expect(store.get().corrections).toHaveLength(3);
    store.undo();
    store.add([email("d@example.in")]);
    expect(store.get().canRedo).toBe(false);
  });

  test("ask nobody about what was sent from here when only the answer was lost", async () => {
    let revision = 3;
    let isHeard = false;
    let kept: Corrections = [];
    const { store, sent } = open((draft) => {
      if (draft.revision !== revision) return { kind: "conflict", theirs: { revision, doc: kept } };
      [revision, kept] = [revision + 1, draft.doc];
      return isHeard ? { kind: "saved", revision, at: 1 } : { kind: "unreachable" };
    });
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.add([email("b@example.in")]);
    isHeard = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(store.get().save.kind).toBe("saved");
    expect(kept).toHaveLength(2);
    expect(sent.length).toBeLessThan(5);
  });

  test("wait for a sign-in when the session has ended, and ask nobody meanwhile", async () => {
    const { store, sent } = open(() => ({ kind: "signed-out" }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.get().save.kind).toBe("signed-out");
    expect(sent).toHaveLength(1);
  });

  test("of two tabs without a connection are both there when it is back, and the person chooses", async () => {
    let isUp = false;
    const answer = (draft: Revision<Corrections>): CorrectionAnswer =>
      isUp ? saved(draft) : { kind: "unreachable" };
    const [one, other] = [open(answer), open(answer)];
    one.store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    other.store.add([email("b@example.in")]);
    expect(other.store.get().save.kind).toBe("conflict");
    // As after a crash of both.
    isUp = true;
    const { store, sent } = open(answer);
    expect(store.sides()).toMatchObject({
      mine: [email("b@example.in")],
      theirs: [email("a@example.in")],
    });
    store.choose("mine", [email("c@example.in")]);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.at(-1)?.doc).toEqual([email("b@example.in"), email("c@example.in")]);
  });

  test("appear in another tab while it is open, are saved once, and can be undone there", async () => {
    let server = NOTHING;
    const answer = (sent: Revision<Corrections>): CorrectionAnswer => {
      if (sent.revision !== server.revision) return { kind: "conflict", theirs: server };
      server = { revision: server.revision + 1, doc: sent.doc };
      return { kind: "saved", revision: server.revision, at: 1 };
    };
    const tabs = connectedTabs();
    const [one, other] = [open(answer, { tabs: tabs() }), open(answer, { tabs: tabs() })];
    one.store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(250);
    expect(other.store.get().corrections).toEqual([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([one.sent.length, other.sent.length]).toEqual([1, 0]);
    expect(other.store.get().save.kind).toBe("saved");

    other.store.undo();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(one.store.get()).toMatchObject({ corrections: [], save: { kind: "saved" } });
    expect(server).toEqual({ revision: 5, doc: [] });
    expect([one.sent.length, other.sent.length]).toEqual([1, 1]);
  });

  test("leave nothing in the browser when the server has all and no page shows them", async () => {
    const { store, close } = open(saved);
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.add([email("b@example.in")]);
    close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(localStorage).toHaveLength(0);
  });

  test("of another person on the same device are not seen", () => {
    storeAsBefore("p2", "u1", [email("a@example.in")]);
    expect(open(saved).store.get().corrections).toEqual([]);
  });
});
