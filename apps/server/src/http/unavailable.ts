import { ORPCError } from "@orpc/server";

/** What a person reads while the database does not answer. */
export const UNAVAILABLE_MESSAGE =
  "The database is not answering. Nothing was lost; please try again in a moment.";

/** Whether the database answers right now. Never rejects. */
export type DatabaseCheck = () => Promise<boolean>;

/** Refuses with 503: whatever was asked for, nothing is wrong with it. */
export function unavailable(cause?: unknown): ORPCError<"UNAVAILABLE", undefined> {
  return new ORPCError("UNAVAILABLE", { status: 503, message: UNAVAILABLE_MESSAGE, cause });
}

const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Connection problems, too many connections, and a server that stops or starts. */
const POSTGRES_CODES = /^(08...|53300|57P0[1-5])$/;
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether an error means that the database could not be reached, rather than that it refused a query.
 *
 * @param error  anything thrown; its causes are looked at as well
 */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseGone)) return true;
  if (DRIVER_MESSAGES.test(error.message)) return true;
  const fromDatabase = "syscall" in error ? error.syscall === "connect" : true;
  if ("code" in error && typeof error.code === "string") {
    if (POSTGRES_CODES.test(error.code)) return true;
    if (NETWORK_CODES.has(error.code) && fromDatabase) return true;
  }
  return isDatabaseGone(error.cause);
}

/**
 * What to answer an error with: itself, or `UNAVAILABLE` when the database is what failed.
 *
 * An error that does not say so may still come from there, so the database is asked.
 */
export async function orUnavailable(error: unknown, answers: DatabaseCheck): Promise<unknown> {
  if (error instanceof ORPCError) return error;
  return isDatabaseGone(error) || !(await answers()) ? unavailable(error) : error;
}
