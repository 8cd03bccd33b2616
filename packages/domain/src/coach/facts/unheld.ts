import type { FactKind } from "./violation.ts";

/** A stretch of the text that no fact of the source stands behind. */
export interface Unheld {
  readonly kind: FactKind;
  readonly from: number;
  readonly to: number;
}
