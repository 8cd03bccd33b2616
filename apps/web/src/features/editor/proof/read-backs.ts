import type { ReadBack } from "./prove-resume.ts";

/** The last file of each resume that was read back, as long as the window is open. */
export interface ReadBacks {
  /** Null for a resume of which none was read, or many others since. */
  readonly lastOf: (resumeId: string) => ReadBack | null;
  /** Keeps it, unless a later file of that resume is kept already. */
  readonly keep: (resumeId: string, made: ReadBack) => void;
  /** @returns a function that ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Each holds a file and its words; nobody goes between more resumes than this. */
const MOST_KEPT = 4;

export function createReadBacks(): ReadBacks {
  const kept = new Map<string, ReadBack>();
  const listeners = new Set<() => void>();
  return {
    lastOf: (resumeId) => kept.get(resumeId) ?? null,
    keep(resumeId, made) {
      const before = kept.get(resumeId);
      if (before && before.at > made.at) return;
      kept.delete(resumeId);
      kept.set(resumeId, made);
      for (const id of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(id);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const readBacks = createReadBacks();
