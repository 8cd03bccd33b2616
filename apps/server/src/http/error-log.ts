import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

export type Log = FastifyBaseLogger;

/** Logs as JSON lines on standard output. A request is named by its path: what was searched for stays out. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split("?")[0],
      }),
    },
  });
}

/**
 * What may be written to a log about an error: what went wrong and where in the code.
 *
 * Never the message of a failed query, which repeats the values it was given.
 */
export function describeError(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return { type: typeof error };
  const isQuery = "query" in error && "params" in error;
  return {
    type: error.name,
    message: isQuery ? "a query failed" : error.message,
    ...("code" in error ? { code: error.code } : {}),
    at: frames(error.stack),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

function frames(stack = ""): readonly string[] {
  return stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 8);
}
