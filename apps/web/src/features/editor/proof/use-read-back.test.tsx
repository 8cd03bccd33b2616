import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { applyEdit, newDraft } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore, type DraftStore } from "../../../shared/drafts/draft-store.ts";
import { createPreview } from "../../../shared/preview/preview.ts";
import { PreviewContext } from "../../../shared/preview/preview-context.ts";
import { madeOf, set } from "./testing/read-back-of.ts";
import { readBacks } from "./read-backs.ts";
import { useReadBack } from "./use-read-back.ts";

afterEach(cleanup);

/** A preview without a template, so that no file can be made of it. */
function show(store: DraftStore, resumeId: string) {
  const preview = createPreview();
  preview.refuse("Failed to load template: Failed to fetch template files: 404");
  const capture = vi.spyOn(preview, "capture");
  function Around({ children }: { readonly children: ReactNode }) {
    const value = {
      preview,
      store,
      templates: [],
      template: { id: "modern" } as Template,
      choices: null,
      isPremiumEnforced: false,
      problem: null,
      retry: () => undefined,
    };
    return <PreviewContext value={value}>{children}</PreviewContext>;
  }
  return { capture, ...renderHook(() => useReadBack(resumeId), { wrapper: Around }) };
}

test("without a kept result, a file that could not be made is said, and tried again when asked", async () => {
  const { result } = show(createDraftStore(newDraft()), "none-kept");
  await waitFor(() => expect(result.current).toMatchObject({ kind: "failed", what: "write" }));
  act(() => {
    if (result.current.kind === "failed") result.current.retry();
  });
  expect(result.current.kind).toBe("working");
  await waitFor(() => expect(result.current.kind).toBe("failed"));
});

test("what was kept of another state of the resume is not shown as if it were of this one", async () => {
  const draft = newDraft();
  readBacks.keep("changed-since", madeOf(draft));
  const store = createDraftStore(applyEdit(draft, set("fullName", "Asha Rao")));
  const { result } = show(store, "changed-since");
  expect(result.current.kind).toBe("working");
  await waitFor(() => expect(result.current.kind).toBe("failed"));
});

test("what was kept of this very draft is shown at once, and nothing is read again", () => {
  const draft = applyEdit(newDraft(), set("fullName", "Asha Rao"));
  const kept = madeOf(draft);
  readBacks.keep("kept", kept);
  // Loaded anew, it is another object that holds the same.
  const { result, capture } = show(createDraftStore(structuredClone(draft)), "kept");
  expect(result.current).toEqual({ kind: "done", readBack: kept });
  expect(capture).not.toHaveBeenCalled();
});

test("a result that was shown stays until the one after a change, and comes back when that is undone", async () => {
  const store = createDraftStore(newDraft());
  const kept = madeOf(store.get().draft);
  readBacks.keep("worked-on", kept);
  const { result } = show(store, "worked-on");
  act(() => store.edit(set("fullName", "Asha Rao")));
  expect(result.current).toEqual({ kind: "done", readBack: kept });
  await waitFor(() => expect(result.current.kind).toBe("failed"));
  act(() => store.undo());
  expect(result.current).toEqual({ kind: "done", readBack: kept });
});

test("what is downloaded meanwhile is shown as soon as it was read", () => {
  const store = createDraftStore(newDraft());
  const { result } = show(store, "downloaded");
  expect(result.current.kind).toBe("working");
  const made = madeOf(store.get().draft);
  act(() => readBacks.keep("downloaded", made));
  expect(result.current).toEqual({ kind: "done", readBack: made });
});
