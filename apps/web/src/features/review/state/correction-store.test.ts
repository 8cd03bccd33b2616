import type { Correction } from "@taiyari/domain/resume";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { correctionDraft, type CorrectionDraft } from "../../../shared/uploads/correction-draft.ts";
import { createCorrectionStore, type SaveOutcome } from "./correction-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const email = (value: string): Correction => ({
  kind: "set",
  field: { kind: "contact", field: "email" },
  value,
});

const NOTHING: CorrectionDraft = { revision: 3, corrections: [] };

/** A store over a server that answers as told, and what it was sent. */
function open(
  answer: (draft: CorrectionDraft) => SaveOutcome,
  { stored = NOTHING, uploadId = "u1" } = {},
) {
  const sent: CorrectionDraft[] = [];
  const draft = correctionDraft("p1", uploadId);
  const store = createCorrectionStore({
    stored,
    draft,
    async send(given) {
      sent.push(given);
      return answer(given);
    },
  });
  return { store, sent, kept: () => correctionDraft("p1", uploadId).read() };
}

const saved = ({ revision }: CorrectionDraft): SaveOutcome => ({
  kind: "saved",
  revision: revision + 1,
  at: "2026-11-05T10:00:00Z",
});

describe("the corrections of an upload", () => {
  test("wait for a choice when somebody else saved others meanwhile, and send nothing before it", async () => {
    const theirs = { revision: 4, corrections: [email("b@example.in")] };
    const { store, sent, kept } = open(() => ({ kind: "conflict", theirs }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save).toEqual({ status: "conflict", theirs });

    store.add([email("c@example.in")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(kept()?.corrections).toHaveLength(2);

    store.choose("theirs");
    expect(store.get().corrections).toEqual(theirs.corrections);
    expect(kept()).toBeNull();
  });

  test("are sent on the other's revision when the person keeps their own", async () => {
    const theirs = { revision: 9, corrections: [email("b@example.in")] };
    const { store, sent } = open((draft) =>
      draft.revision === 9 ? saved(draft) : { kind: "conflict", theirs },
    );
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.choose("mine");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual({ revision: 9, corrections: [email("a@example.in")] });
    expect(store.get().save.status).toBe("saved");
  });

  test("go on from either side of a conflict with what was wanted of the other, undone as one step", async () => {
    const theirs = { revision: 9, corrections: [email("b@example.in")] };
    const { store, sent } = open((draft) =>
      draft.revision === 9 ? saved(draft) : { kind: "conflict", theirs },
    );
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    store.choose("theirs", [email("c@example.in"), email("d@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sent.at(-1)).toEqual({
      revision: 9,
      corrections: [email("b@example.in"), email("c@example.in"), email("d@example.in")],
    });
    expect(store.get().save.status).toBe("saved");
    store.undo();
    expect(store.get().corrections).toEqual(theirs.corrections);
  });

  test("too many for the server stay on this device, and are sent again once some are undone", async () => {
    const { store, sent, kept } = open((draft) =>
      draft.corrections.length > 1 ? { kind: "too-much" } : saved(draft),
    );
    store.add([email("a@example.in")]);
    store.add([email("b@example.in")]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.get().save.status).toBe("too-much");
    expect(sent).toHaveLength(1);
    expect(kept()?.corrections).toHaveLength(2);

    store.undo();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save.status).toBe("saved");
    expect(kept()).toBeNull();
  });

  test("are no conflict when both made the same, in whatever order their keys come back", async () => {
    const same = JSON.parse(
      '{"value":"a@example.in","field":{"field":"email","kind":"contact"},"kind":"set"}',
    );
    const { store } = open((draft) =>
      draft.revision === 4
        ? saved(draft)
        : { kind: "conflict", theirs: { revision: 4, corrections: [same] } },
    );
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.get().save.status).toBe("saved");
  });

  test("stay on this device while the server does not answer, and are sent again", async () => {
    let isUp = false;
    const { store, sent, kept } = open((draft) => (isUp ? saved(draft) : { kind: "failed" }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save.status).toBe("kept");
    expect(kept()?.corrections).toEqual([email("a@example.in")]);
    isUp = true;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent).toHaveLength(2);
    expect(store.get().save.status).toBe("saved");
    expect(kept()).toBeNull();
  });

  test("say which one the server finds no place for", async () => {
    const { store } = open(() => ({ kind: "refused", index: 0 }));
    store.add([email("a@example.in")]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get().save).toEqual({ status: "refused", index: 0 });
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
    expect(sent).toEqual([
      { revision: 3, corrections: [email("a@example.in"), email("b@example.in")] },
    ]);
  });

  test("continue from a draft that never arrived, and ask when the server moved on since", () => {
    correctionDraft("p1", "u2").keep({ revision: 3, corrections: [email("a@example.in")] });
    expect(open(saved, { uploadId: "u2" }).store.get().corrections).toEqual([
      email("a@example.in"),
    ]);
    const stored = { revision: 5, corrections: [email("b@example.in")] };
    const { store } = open(saved, { uploadId: "u2", stored });
    expect(store.get().save).toEqual({ status: "conflict", theirs: stored });
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

  test("of another person on the same device are not seen", () => {
    correctionDraft("p2", "u1").keep({ revision: 3, corrections: [email("a@example.in")] });
    expect(open(saved).store.get().corrections).toEqual([]);
  });
});
