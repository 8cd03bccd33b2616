import { ORPCError } from "@orpc/client";
import type { RunOutcome, Verdict } from "@taiyari/domain/sql";
import { client } from "../api.ts";
import { session } from "../session.ts";
import { RUN_LIMIT_MS } from "./create-sql.ts";
import type { SqlData } from "./sql-data.ts";
import type { SqlAnswer } from "./sql-state.ts";

/** What the server does of a page whose browser cannot, each time in a database as at the beginning. */
export interface ServerSql {
  readonly run: (
    query: {
      readonly text: string;
      readonly data: SqlData;
      readonly explain: "plan" | "measured" | null;
    },
    signal: AbortSignal,
  ) => Promise<SqlAnswer<RunOutcome>>;
  readonly check: (
    answer: { readonly text: string } & (
      | { readonly page: string; readonly exercise: string }
      | { readonly problem: string }
    ),
    signal: AbortSignal,
  ) => Promise<SqlAnswer<Verdict>>;
}

export const serverSql: ServerSql = {
  run: (query, signal) =>
    asked<RunOutcome>(signal, async () => {
      const { outcome } = await client.learning.runSql(query, { signal });
      return outcome
        ? { kind: "done", answer: outcome }
        : { kind: "too-slow", limitMs: RUN_LIMIT_MS };
    }),
  check: (answer, signal) =>
    asked<Verdict>(signal, async () => {
      const { verdict } = await client.learning.checkSql(answer, { signal });
      return { kind: "done", answer: verdict };
    }),
};

async function asked<Answer>(
  signal: AbortSignal,
  ask: () => Promise<SqlAnswer<Answer>>,
): Promise<SqlAnswer<Answer>> {
  if (session.get().status !== "signed-in") return NOT_SIGNED_IN;
  try {
    return await inTurn(ask, signal);
  } catch (error) {
    if (signal.aborted) return { kind: "stopped" };
    if (error instanceof ORPCError && error.code === "NOT_SIGNED_IN") return NOT_SIGNED_IN;
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: "failed", failure: "server", reason };
  }
}

/** A server that has as many questions of this person as it takes is asked again: those of a page that was left end by themselves. */
async function inTurn<Value>(ask: () => Promise<Value>, signal: AbortSignal): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      return await ask();
    } catch (error) {
      const isFull = error instanceof ORPCError && error.code === "TOO_MANY_REQUESTS";
      if (!isFull || signal.aborted || tries === MOST_TRIES) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- it is given time
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

const PAUSE_MS = 1_000;
/** As long as three queries may take, with the opening of a database. */
const MOST_TRIES = 20;

const NOT_SIGNED_IN = {
  kind: "failed",
  failure: "sign-in",
  reason: "Nobody is signed in.",
} as const;
