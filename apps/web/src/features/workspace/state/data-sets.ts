import { DATA_SETS as NAMED, type DataSetName } from "@taiyari/domain/sql";
import type { SqlData } from "../../../lib/sql/sql-data.ts";

/** What a query of the workspace runs on. */
export type DataSet = DataSetName | "empty";

interface Choice {
  readonly name: string;
  readonly about: string;
  /** As the engine takes it; the same value each time. */
  readonly data: SqlData;
}

export const DATA_SETS = Object.fromEntries([
  ...NAMED.map(({ name, title, about }) => [name, { name: title, about, data: { set: name } }]),
  ["empty", { name: "Empty database", about: "For tables of your own", data: "" }],
]) as unknown as Readonly<Record<DataSet, Choice>>;
