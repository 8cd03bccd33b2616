import type { ResumeDraft } from "@taiyari/domain/draft";
import type { DisplayList } from "@taiyari/paper";
import type { DraftStore } from "../drafts/draft-store.ts";
import type { PreviewHandle } from "../preview/preview-handle.ts";

/** Who types on without rest gets a file all the same. */
const MOST_TRIES = 3;

export interface CapturedDraft {
  readonly list: DisplayList;
  /** What the pages are of. */
  readonly draft: ResumeDraft;
}

/**
 * The pages of the draft on the screen, together with that draft: taken again when it was changed meanwhile, or it
 * would be compared with words that are not in the file.
 *
 * @throws  an Error when the template or a font could not be loaded
 */
export async function captureDraft(
  preview: Pick<PreviewHandle, "capture">,
  store: Pick<DraftStore, "get">,
  tries = MOST_TRIES,
): Promise<CapturedDraft> {
  const { draft } = store.get();
  const list = await preview.capture();
  const isStill = store.get().draft === draft;
  return isStill || tries <= 1 ? { list, draft } : captureDraft(preview, store, tries - 1);
}
