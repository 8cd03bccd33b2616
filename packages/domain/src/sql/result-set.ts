/** How values of a column are compared. Every type of PostgreSQL belongs to one of these. */
export type ValueKind =
  | "number"
  | "text"
  | "boolean"
  | "date"
  | "timestamp"
  | "interval"
  | "json"
  | "other";

export interface ResultColumn {
  readonly name: string;
  /** As PostgreSQL calls it: "numeric", "timestamptz". */
  readonly type: string;
  readonly kind: ValueKind;
}

/** A value as PostgreSQL writes it as text; null for NULL. Numbers stay text, so that no digit is lost. */
export type Cell = string | null;

export type ResultRow = readonly Cell[];

/** What one statement gave. */
export interface ResultSet {
  readonly columns: readonly ResultColumn[];
  readonly rows: readonly ResultRow[];
}
