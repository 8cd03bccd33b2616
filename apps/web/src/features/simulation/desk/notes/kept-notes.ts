import { local } from "../../../../lib/storage.ts";

/** Notes as they are written. */
export interface WrittenNotes {
  readonly text: string;
  /** The mark of those in the log that they were written over. */
  readonly over: string;
}

const keyOf = (run: string) => `simulation.notes.${run}`;

/** Notes that are not in the log of the run yet, on this device; null for none. */
export function keptNotes(run: string): WrittenNotes | null {
  try {
    const kept = JSON.parse(local.get(keyOf(run)) ?? "null") as Partial<WrittenNotes> | null;
    return typeof kept?.text === "string" && typeof kept.over === "string"
      ? { text: kept.text, over: kept.over }
      : null;
  } catch {
    return null;
  }
}

/** Null forgets them: they are in the log. */
export function keepNotes(run: string, notes: WrittenNotes | null): void {
  if (notes === null) local.remove(keyOf(run));
  else local.set(keyOf(run), JSON.stringify(notes));
}
