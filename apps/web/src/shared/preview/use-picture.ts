import { useSyncExternalStore } from "react";
import type { Preview, PreviewPicture } from "./preview.ts";
import type { PreviewState } from "./preview-handle.ts";

export function usePreviewState(preview: Preview): PreviewState {
  return useSyncExternalStore(preview.subscribe, preview.get);
}

/** What stands in the frame now, with the place of everything in it; null before anything does. */
export function usePicture(preview: Preview): PreviewPicture | null {
  return useSyncExternalStore(preview.subscribe, preview.picture);
}
