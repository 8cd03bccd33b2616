import type { LearnerExercise } from "@taiyari/domain/learning";
import type { DataSetName, RunOutcome, Verdict } from "@taiyari/domain/sql";
import type { Sql } from "./create-sql.ts";
import type { ServerSql } from "./server-sql.ts";
import type { SqlData } from "./sql-data.ts";
import type { SqlAnswer, SqlState } from "./sql-state.ts";

/** Where an exercise stands: on the page of this slug, or in the Practice Lab, as a problem about a data set. */
export type ExercisePlace =
  | { readonly page: string }
  | { readonly problem: string; readonly dataSet: DataSetName };

/** PostgreSQL for a page: in the page, or on the server where the browser cannot run it. */
export interface AnySql extends Omit<Sql, "check"> {
  readonly check: (
    exercise: LearnerExercise,
    text: string,
    place: ExercisePlace,
  ) => Promise<SqlAnswer<Verdict>>;
}

const ON_SERVER: SqlState = { kind: "server" };

/**
 * Asks the engine of the page until it turns out that this browser cannot start it; from then on the server, where
 * nothing that a run changes is there for the next one. Without WebAssembly nothing of the engine is fetched.
 */
export function withServer(
  page: Sql,
  server: ServerSql,
  hasWebAssembly = typeof WebAssembly === "object",
): AnySql {
  const listeners = new Set<() => void>();
  let isOnServer = !hasWebAssembly;
  let asking: AbortController | null = null;

  /** An engine that broke and started again is asked again. */
  function lookAtPage(): void {
    const state = page.state();
    if (isOnServer || state.kind !== "failed" || state.failure !== "browser") return;
    isOnServer = true;
    for (const listener of listeners) listener();
  }

  async function either<Answer>(
    askPage: () => Promise<SqlAnswer<Answer>>,
    askServer: (signal: AbortSignal) => Promise<SqlAnswer<Answer>>,
  ): Promise<SqlAnswer<Answer>> {
    if (!isOnServer) {
      const answer = await askPage();
      lookAtPage();
      if (!isOnServer) return answer;
    }
    const { signal } = (asking = new AbortController());
    return askServer(signal);
  }

  function runOnServer(data: SqlData, text: string, explain: "plan" | "measured" | null) {
    return (signal: AbortSignal): Promise<SqlAnswer<RunOutcome>> =>
      server.run({ text, data, explain }, signal);
  }

  return {
    state: () => (isOnServer ? ON_SERVER : page.state()),
    subscribe(listener) {
      listeners.add(listener);
      const end = page.subscribe(listener);
      return () => {
        listeners.delete(listener);
        end();
      };
    },
    async load(data) {
      if (!isOnServer) await page.load(data);
      lookAtPage();
    },
    async loadCheck(exercise, dataSet) {
      if (!isOnServer) await page.loadCheck(exercise, dataSet);
      lookAtPage();
    },
    run: (text, data = null) => either(() => page.run(text, data), runOnServer(data, text, null)),
    explain: (text, options) =>
      either(
        () => page.explain(text, options),
        runOnServer(options.data, text, options.isMeasured ? "measured" : "plan"),
      ),
    check: (exercise, text, place) =>
      either(
        () => page.check(exercise, text, "dataSet" in place ? place.dataSet : undefined),
        (signal) =>
          server.check(
            "page" in place
              ? { page: place.page, exercise: exercise.id, text }
              : { problem: place.problem, text },
            signal,
          ),
      ),
    reset: (data = null) =>
      either(
        () => page.reset(data),
        async () => ({ kind: "done", answer: null }),
      ),
    stop() {
      page.stop();
      asking?.abort();
    },
  };
}
