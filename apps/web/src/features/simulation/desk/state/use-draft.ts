import { useState } from "react";
import { type Draft, keepDraft, keptDraft } from "./drafts.ts";

interface UsedDraft {
  readonly draft: Draft;
  readonly write: (more: Partial<Draft>) => void;
  readonly forget: () => void;
}

/** What is being written at one place of a run, kept on this device with each key. Give its component a `key` of the place. */
export function useDraft(run: string, name: string, empty: Draft): UsedDraft {
  const [draft, setDraft] = useState(() => {
    const kept = keptDraft(run, name);
    return kept.text === "" && kept.to.length === 0 && kept.attached.length === 0 ? empty : kept;
  });
  return {
    draft,
    write(more) {
      const next = { ...draft, ...more };
      setDraft(next);
      const isEmpty = next.text === "" && next.attached.length === 0;
      keepDraft(run, name, isEmpty ? null : next);
    },
    forget() {
      setDraft(empty);
      keepDraft(run, name, null);
    },
  };
}
