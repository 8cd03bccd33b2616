import { useState } from "react";
import { showToast } from "../../../ui/toast-store.ts";
import { usePreview } from "../../../shared/preview/preview-context.ts";
import { squeeze, tooLongWords } from "./squeeze.ts";

/** Long enough to look at the page and to reach the button by keyboard. */
const UNDO_MS = 15_000;

/** Makes the resume one page long, says how, and offers the way back. */
export function useSqueeze() {
  const { preview, store, choices } = usePreview();
  const [isBusy, setIsBusy] = useState(false);

  async function fit(): Promise<void> {
    if (!choices) return;
    setIsBusy(true);
    try {
      const result = await squeeze(preview, choices);
      if (result.kind === "too-long") {
        showToast({
          title: "It does not fit on one page",
          text: tooLongWords(result.lines),
          kind: "problem",
        });
        return;
      }
      const { density, margins } = choices;
      store.edit({ kind: "choose", chosen: result.chosen });
      showToast({
        title: "It fits on one page",
        text: result.words,
        ms: UNDO_MS,
        action: {
          label: "Undo",
          run: () => store.edit({ kind: "choose", chosen: { density, margins } }),
        },
      });
    } catch {
      showToast({
        title: "The preview is not ready",
        text: "Wait until the resume is shown, then try again.",
        kind: "problem",
      });
    } finally {
      setIsBusy(false);
    }
  }

  return { fit: () => void fit(), isBusy };
}
