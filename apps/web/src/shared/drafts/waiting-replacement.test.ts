import { cleanup, renderHook } from "@testing-library/react";
import { applyEdit, newDraft, valueOf } from "@taiyari/domain/draft";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftStore } from "./draft-store.ts";
import { leaveReplacement, useWaitingReplacement } from "./waiting-replacement.ts";

const NAME = { section: "personal", item: null, field: "fullName" };
const DRAFT = applyEdit(newDraft(), { kind: "set-field", field: NAME, value: "Asha Verma" });

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.runAllTimers();
  vi.useRealTimers();
});

/** Opens a resume in the editor. @returns the name that stands in it then */
function nameIn(resumeId: string) {
  const store = createDraftStore(newDraft());
  renderHook(() => useWaitingReplacement(resumeId, store));
  return valueOf(store.get().draft, NAME);
}

test("contents that nobody took for half a minute are not put into a resume later", () => {
  leaveReplacement({ resumeId: "one", draft: DRAFT });
  vi.advanceTimersByTime(30_000);
  expect(nameIn("one")).toBe("");
});

test("contents are not put into another resume, and into theirs once", () => {
  leaveReplacement({ resumeId: "one", draft: DRAFT });
  vi.advanceTimersByTime(29_000);
  expect(nameIn("two")).toBe("");
  expect(nameIn("one")).toBe("Asha Verma");
  expect(nameIn("one")).toBe("");
});

test("contents left anew wait for half a minute of their own", () => {
  leaveReplacement({ resumeId: "one", draft: newDraft() });
  vi.advanceTimersByTime(20_000);
  leaveReplacement({ resumeId: "one", draft: DRAFT });
  vi.advanceTimersByTime(20_000);
  expect(nameIn("one")).toBe("Asha Verma");
});
