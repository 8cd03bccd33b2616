import { ORPCError } from "@orpc/server";
import { ANY_REFUSAL } from "@taiyari/contract";
import { isStorageFull } from "../storage-full.ts";

/** How the database is right now. */
export interface DatabaseState {
  /** Whether it answers. Never rejects. */
  readonly answers: () => Promise<boolean>;
  /** Whether it is known not to answer for lack of space. */
  readonly isFull: () => boolean;
}

/** Refuses with 503: whatever was asked for, nothing is wrong with it. */
function unavailable(cause: unknown): ORPCError<"UNAVAILABLE", undefined> {
  return new ORPCError("UNAVAILABLE", { ...ANY_REFUSAL.UNAVAILABLE, cause });
}

function storageFull(cause: unknown): ORPCError<"STORAGE_FULL", undefined> {
  return new ORPCError("STORAGE_FULL", { ...ANY_REFUSAL.STORAGE_FULL, cause });
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
/** Connection problems, too many connections, a server that stops or starts, a query that was cancelled there. */
const POSTGRES_CODES = /^(08...|53300|57P0[1-5]|57014)$/;
const DRIVER_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed and is not queryable|Cannot use a pool after calling end)/;

/**
 * Whether an error means that the database could not be reached, rather than that it refused a query.
 *
 * @param error  anything thrown; its causes are looked at as well
 */
export function isDatabaseGone(error: unknown): boolean {
  return isGone(error, false);
}

/** @param isOfQuery  whether it is the cause of a failed query, and so cannot be of a file or another service */
function isGone(error: unknown, isOfQuery: boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some((each) => isGone(each, isOfQuery))) {
    return true;
  }
  if (DRIVER_MESSAGES.test(error.message)) return true;
  if ("code" in error && typeof error.code === "string") {
    if (POSTGRES_CODES.test(error.code)) return true;
    const isConnecting = "syscall" in error ? error.syscall === "connect" : true;
    if (NETWORK_CODES.has(error.code) && (isOfQuery || isConnecting)) return true;
  }
  return isGone(error.cause, isOfQuery || isFailedQuery(error));
}

/** The form in which Drizzle throws what the driver says. */
function isFailedQuery(error: Error): boolean {
  return "query" in error && "params" in error;
}

/**
 * What to answer an error with: itself, or what it means for a person when the database or the disk is what failed.
 *
 * An error that does not say so may still come from the database, so it is asked.
 */
export async function orOutage(error: unknown, database: DatabaseState): Promise<unknown> {
  if (error instanceof ORPCError) return error;
  if (isStorageFull(error)) return storageFull(error);
  if (!isDatabaseGone(error) && (await database.answers())) return error;
  return database.isFull() ? storageFull(error) : unavailable(error);
}

/** Whether an error is an answer about an outage, and says all there is to say. */
export function isOutage(error: unknown): error is ORPCError<string, unknown> {
  return (
    error instanceof ORPCError && (error.code === "UNAVAILABLE" || error.code === "STORAGE_FULL")
  );
}
