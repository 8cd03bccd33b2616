/** `role`: helping turned into leading. `claim`: how far, how well, for whom, with what result. */
export type FactKind =
  | "employer"
  | "title"
  | "school"
  | "date"
  | "number"
  | "degree"
  | "skill"
  | "award"
  | "role"
  | "claim";

/** A stretch of a proposed text that states a fact its source does not hold. Offsets count UTF-16 units. */
export interface FactViolation {
  readonly kind: FactKind;
  readonly from: number;
  readonly to: number;
  /** The stretch itself. */
  readonly text: string;
}
