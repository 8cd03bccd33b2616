import { toTemplateData, type ResumeDraft, withWordsIn } from "@taiyari/domain/draft";
import { useEffect, useMemo, useState } from "react";
import { createPreview, type Preview } from "../../../shared/preview/preview.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { usePicture } from "../../../shared/preview/use-picture.ts";
import { useComparisons } from "../enhance/comparisons-at.tsx";

/** How the page would come out with everything accepted that is being compared. */
export interface After {
  readonly preview: Preview;
  readonly draft: ResumeDraft;
  /** Whether it can be seen; until then the page as it is stays. */
  readonly isReady: boolean;
}

/**
 * A preview of its own, so that the file that is downloaded, and the score, are never those of a proposal.
 *
 * @returns  null while nothing is compared in the section
 */
export function useAfter(draft: ResumeDraft, section: string): After | null {
  const { template, choices } = usePreview();
  const comparisons = useComparisons(section);
  const [preview] = useState(() => createPreview());
  const picture = usePicture(preview);
  const values = comparisons.map(({ proposal, value }) => ({ field: proposal.field, value }));
  const key = JSON.stringify(values);
  const after = useMemo(
    () =>
      values.reduce<ResumeDraft>(
        (changed, { field, value }) => withWordsIn(changed, field, value),
        draft,
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the values are made anew each time; the key tells whether they differ
    [draft, key],
  );
  const isComparing = comparisons.length > 0;
  useEffect(() => {
    if (isComparing && template && choices) {
      preview.show({ template, data: toTemplateData(after), choices });
    }
  }, [isComparing, preview, template, choices, after]);
  return isComparing ? { preview, draft: after, isReady: picture !== null } : null;
}
