import type { ResultColumn, ValueKind } from "./result-set.ts";

/** Object ids of PostgreSQL's types. Source: pg_type.dat of PostgreSQL 18. */
const TYPES: ReadonlyMap<number, readonly [name: string, kind: ValueKind]> = new Map([
  [16, ["boolean", "boolean"]],
  [18, ["char", "text"]],
  [19, ["name", "text"]],
  [20, ["bigint", "number"]],
  [21, ["smallint", "number"]],
  [23, ["integer", "number"]],
  [25, ["text", "text"]],
  [26, ["oid", "number"]],
  [114, ["json", "json"]],
  [700, ["real", "number"]],
  [701, ["double precision", "number"]],
  [705, ["unknown", "text"]],
  [790, ["money", "other"]],
  [1042, ["character", "text"]],
  [1043, ["varchar", "text"]],
  [1082, ["date", "date"]],
  [1083, ["time", "other"]],
  [1114, ["timestamp", "timestamp"]],
  [1184, ["timestamptz", "timestamp"]],
  [1186, ["interval", "interval"]],
  [1266, ["timetz", "other"]],
  [1700, ["numeric", "number"]],
  [2950, ["uuid", "text"]],
  [3802, ["jsonb", "json"]],
]);

/** The column of a result, by the object id of its type. An unknown one is compared as it is written. */
export function resultColumn(name: string, typeId: number): ResultColumn {
  const [type, kind] = TYPES.get(typeId) ?? [`type ${typeId}`, "other" as const];
  return { name, type, kind };
}
