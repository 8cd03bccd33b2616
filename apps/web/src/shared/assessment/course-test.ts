import { ORPCError } from "@orpc/client";

/** The course whose tests these screens show. */
export const TESTED_COURSE = "sql-for-data-professionals";

/** Whether the server has no such thing: no test yet, or somebody else's. */
export function isAbsent(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "NOT_FOUND";
}
