import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { newDraft } from "@taiyari/domain/draft";
import type { Template } from "@taiyari/domain/resume";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createDraftStore } from "../draft-store.ts";
import { createPreview } from "../preview/preview.ts";
import { PreviewContext } from "../preview/preview-context.ts";
import { useReadBack } from "./use-read-back.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Workers that say nothing, and how many of them run. */
function countWorkers() {
  const counted = { started: 0, running: 0 };
  function startSilent() {
    counted.started += 1;
    counted.running += 1;
    return {
      addEventListener: () => undefined,
      postMessage: () => undefined,
      terminate: () => void (counted.running -= 1),
    };
  }
  vi.stubGlobal("Worker", startSilent);
  return counted;
}

/** Around a preview that shows nothing, so that no file can be made of it. */
function Around({ children }: { readonly children: ReactNode }) {
  const value = {
    preview: PREVIEW,
    store: STORE,
    templates: [],
    template: { id: "modern" } as Template,
    choices: null,
    isPremiumEnforced: false,
    problem: null,
    retry: () => undefined,
  };
  return <PreviewContext value={value}>{children}</PreviewContext>;
}

const PREVIEW = createPreview();
const STORE = createDraftStore(newDraft());

test("a file that could not be read back is tried again with another worker, and none is left behind", async () => {
  const counted = countWorkers();
  const { result, unmount } = renderHook(() => useReadBack(), { wrapper: Around });
  await waitFor(() => expect(result.current.kind).toBe("failed"));
  act(() => {
    if (result.current.kind === "failed") result.current.retry();
  });
  await waitFor(() => expect(result.current.kind).toBe("failed"));
  expect(counted).toEqual({ started: 2, running: 1 });
  unmount();
  expect(counted.running).toBe(0);
});
