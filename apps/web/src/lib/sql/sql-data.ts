import { COURSE_DATA, type DataSetName } from "@taiyari/domain/sql";

/** What statements run on: a data set, statements that make rows of one's own, or null for the data of the SQL course. */
export type SqlData = { readonly set: DataSetName } | string | null;

/** The same, as a worker is asked for it. */
export type SqlSource = { readonly set: DataSetName } | { readonly sql: string };

export function sourceOf(data: SqlData): SqlSource {
  if (data === null) return { set: COURSE_DATA };
  return typeof data === "string" ? { sql: data } : data;
}
