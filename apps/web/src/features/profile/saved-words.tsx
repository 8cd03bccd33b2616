import { Button } from "../../ui/button.tsx";
import type { AutosaveState } from "./use-autosave.ts";

interface SavedWordsProps {
  readonly state: AutosaveState;
  /** Stands there before anything is changed. */
  readonly before?: string;
  readonly onRetry: () => void;
}

/** Whether what was typed is kept. */
export function SavedWords({ state, before = "", onRetry }: SavedWordsProps) {
  return (
    <span role="status">
      {state === "idle" && before}
      {state === "saving" && "Saving"}
      {state === "saved" && "Saved"}
      {state === "failed" && (
        <>
          Not saved. The server does not answer.{" "}
          <Button kind="quiet" onClick={onRetry}>
            Try again
          </Button>
        </>
      )}
    </span>
  );
}
