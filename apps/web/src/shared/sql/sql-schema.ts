/** A column as the tables of a data set have it. */
export interface SqlColumn {
  readonly name: string;
  /** As PostgreSQL writes it: "numeric(10,2)". */
  readonly type: string;
  /** Part of the primary key; of a foreign key. */
  readonly isKey: boolean;
  /** The table a foreign key leads to; null for none. */
  readonly references: string | null;
}

export interface SqlTable {
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly SqlColumn[];
}

/** The tables of a data set, in the order of their names. */
export type SqlSchema = readonly SqlTable[];
