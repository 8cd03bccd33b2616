import { local } from "../../../../lib/storage.ts";

const keyOf = (run: string) => `simulation.notes.${run}`;

/** Notes that are not in the log of the run yet, on this device; null for none. */
export function keptNotes(run: string): string | null {
  return local.get(keyOf(run));
}

/** Null forgets them: they are in the log. */
export function keepNotes(run: string, notes: string | null): void {
  if (notes === null) local.remove(keyOf(run));
  else local.set(keyOf(run), notes);
}
