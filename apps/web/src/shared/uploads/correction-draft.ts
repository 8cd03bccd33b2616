import type { Correction } from "@taiyari/domain/resume";
import { local } from "../../lib/storage.ts";

/** Corrections that this device has and the server perhaps not, with the revision they were made on. */
export interface CorrectionDraft {
  readonly revision: number;
  readonly corrections: readonly Correction[];
}

export interface DraftKeeper {
  /** Null without one; what cannot be read back counts as none. */
  readonly read: () => CorrectionDraft | null;
  readonly keep: (draft: CorrectionDraft) => void;
  /** Leaves a draft that another tab wrote meanwhile. */
  readonly drop: () => void;
}

/** The draft of one person's corrections of one upload: a browser may be shared. */
export function correctionDraft(userId: string, uploadId: string): DraftKeeper {
  const key = `resumeCorrections:${userId}:${uploadId}`;
  let mine: string | null = null;
  return {
    read() {
      mine = local.get(key);
      return parse(mine);
    },
    keep(draft) {
      mine = JSON.stringify(draft);
      local.set(key, mine);
    },
    drop() {
      if (mine !== null && local.get(key) === mine) local.remove(key);
    },
  };
}

function parse(text: string | null): CorrectionDraft | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { revision, corrections } = value as Partial<CorrectionDraft>;
    return typeof revision === "number" && Array.isArray(corrections)
      ? { revision, corrections }
      : null;
  } catch {
    return null;
  }
}
