import { figure } from "../text/wording.ts";

/** How much an axis rests on. */
export interface Evidence {
  /** Of what a steady figure needs, in per cent: 0 for nothing, 100 for enough. */
  readonly share: number;
  /** What the score comes from: "From 1 interview, 5 answers"; "Nothing yet". */
  readonly text: string;
}

/** @param counts  what there is of each, with its noun; those of 0 are left out */
export function evidenceOf(
  has: number,
  needs: number,
  counts: readonly (readonly [number, string, string?])[],
): Evidence {
  const named = counts.filter(([count]) => count > 0);
  return {
    share: Math.min(100, Math.floor((100 * has) / needs)),
    text:
      named.length === 0
        ? "Nothing yet"
        : `From ${named.map(([count, one, many]) => figure(count, one, many)).join(", ")}`,
  };
}
