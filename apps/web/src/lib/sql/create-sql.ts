import type { LearnerExercise } from "@taiyari/domain/learning";
import { COURSE_DATA, type DataSetName, type RunOutcome, type Verdict } from "@taiyari/domain/sql";
import type { EngineHost } from "./engine-host.ts";
import type { EngineLine } from "./engine-line.ts";
import { createFileGiver, ENGINE_FILES, type FileGiver, type FileSources } from "./give-files.ts";
import { sourceOf, type SqlData, type SqlSource } from "./sql-data.ts";
import type { SqlAnswer, SqlFailure, SqlState } from "./sql-state.ts";
import type { Answers, Question } from "./worker/messages.ts";

/** How long one run may take. PostgreSQL's own `statement_timeout` is not kept in a browser. */
export const RUN_LIMIT_MS = 3_000;
/** How long one check may take, which runs the answer in both data sets. */
export const CHECK_LIMIT_MS = 5_000;
/** Opening a database is no fault of a query: half a second here, several on a slow phone. */
const OPEN_LIMIT_MS = 60_000;

/** What the engine stands on; tests give others. */
export interface SqlParts extends FileSources {
  readonly openHost: () => EngineHost;
  /** Called with what is in use, to be there without a connection the next time. */
  readonly keepFiles: (addresses: readonly string[]) => void;
}

/** PostgreSQL for a page. What is asked at once is done one after the other. */
export interface Sql {
  readonly state: () => SqlState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches and starts it, once; again after a failure. `data` is what is likely to be run in, as `run` takes it. */
  readonly load: (data?: SqlData) => Promise<void>;
  /** Runs a text in the data as the last run left it. After another data set they are as at the beginning. */
  readonly run: (text: string, data?: SqlData) => Promise<SqlAnswer<RunOutcome>>;
  /**
   * The plan of the last statement of a text.
   *
   * @param isMeasured  whether it is run for it; what it changes stays changed
   */
  readonly explain: (
    text: string,
    options: { readonly isMeasured: boolean; readonly data: SqlData },
  ) => Promise<SqlAnswer<RunOutcome>>;
  /** @param set  what an exercise without rows of its own is about; left out: the data of the course */
  readonly check: (
    exercise: LearnerExercise,
    text: string,
    set?: DataSetName,
  ) => Promise<SqlAnswer<Verdict>>;
  /** Fetches and opens what a check of an exercise needs. Nothing is said where it fails: the check itself will. */
  readonly loadCheck: (exercise: LearnerExercise, set?: DataSetName) => Promise<void>;
  /** The data as at the beginning. */
  readonly reset: (data?: SqlData) => Promise<SqlAnswer<null>>;
  /** Ends what runs now. */
  readonly stop: () => void;
}

interface Started {
  readonly host: EngineHost;
  readonly files: FileGiver;
  line: EngineLine;
  /** A data set that is there. */
  set: DataSetName;
}

export function createSql(parts: SqlParts): Sql {
  const { openHost, keepFiles } = parts;
  const listeners = new Set<() => void>();
  let state: SqlState = { kind: "idle" };
  let loading: Promise<Started> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let stopNow: (() => void) | null = null;

  function set(next: SqlState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(source: SqlSource): Promise<Started> {
    set({ kind: "loading", loaded: 0, total: 0 });
    const dataSet = "set" in source ? source.set : COURSE_DATA;
    const host = openHost();
    const line = host.start({ source, set: dataSet });
    const files = createFileGiver(parts, host, (loaded, total) =>
      set({ kind: "loading", loaded, total }),
    );
    let fetched: readonly string[];
    try {
      fetched = await files.give([...ENGINE_FILES, `${dataSet}-visible`]);
    } catch (error) {
      host.close();
      throw new EngineFailure("files", error);
    }
    set({ kind: "starting" });
    try {
      await line.opened;
    } catch (error) {
      host.close();
      throw new EngineFailure("browser", error);
    }
    set({ kind: "ready" });
    keepFiles(fetched);
    return { host, line, files, set: dataSet };
  }

  function loadOnce(source: SqlSource): Promise<Started> {
    loading ??= load(source).catch((error: unknown) => {
      loading = null;
      const { failure, reason } = EngineFailure.of(error);
      set({ kind: "failed", failure, reason });
      throw error;
    });
    return loading;
  }

  /** Has the databases that a question is about given to the host. */
  async function giveDataOf(started: Started, question: Question): Promise<void> {
    const dataSet = setOf(question);
    if (dataSet === null) return;
    try {
      const fetched = await started.files.give([
        `${dataSet}-visible`,
        ...(question.kind === "open-check" ? ([`${dataSet}-hidden`] as const) : []),
      ]);
      if (fetched.length > 0) keepFiles(fetched);
    } catch (error) {
      // What is there can still be asked.
      set({ kind: "ready" });
      throw new EngineFailure("files", error);
    }
    started.set = dataSet;
  }

  /** Starts the engine anew: its database is then as at the beginning. */
  function restart(started: Started, reason: string, source: SqlSource): void {
    started.line.end(reason);
    set({ kind: "starting" });
    started.line = started.host.start({ source, set: started.set });
    started.line.opened.then(
      () => state.kind === "starting" && set({ kind: "ready" }),
      (error: unknown) => {
        started.host.close();
        loading = null;
        set({ kind: "failed", failure: "browser", reason: String(error) });
      },
    );
  }

  async function askNow<Asked extends Question>(
    question: Asked,
    limitMs: number,
  ): Promise<SqlAnswer<Answers[Asked["kind"]]>> {
    const source = sourceOfQuestion(question);
    let started: Started;
    try {
      started = await loadOnce(source);
      await giveDataOf(started, question);
      await started.line.opened;
    } catch (error) {
      return { kind: "failed", ...EngineFailure.of(error) };
    }
    set({ kind: "running" });
    const ended = Promise.withResolvers<"too-slow" | "stopped">();
    const timer = setTimeout(() => ended.resolve("too-slow"), limitMs);
    stopNow = () => ended.resolve("stopped");
    try {
      const answer = await Promise.race([started.line.ask(question), ended.promise]);
      if (answer !== "too-slow" && answer !== "stopped") {
        set({ kind: "ready" });
        return { kind: "done", answer };
      }
      restart(started, answer, source);
      return answer === "stopped" ? { kind: "stopped" } : { kind: "too-slow", limitMs };
    } catch (error) {
      restart(started, String(error), source);
      return { kind: "failed", failure: "browser", reason: String(error) };
    } finally {
      clearTimeout(timer);
      stopNow = null;
    }
  }

  function ask<Asked extends Question>(question: Asked, limitMs: number) {
    const asked = last.then(() => askNow(question, limitMs));
    last = asked;
    return asked;
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: async (data = null) => void (await loadOnce(sourceOf(data)).catch(() => null)),
    async loadCheck(exercise, dataSet = COURSE_DATA) {
      await ask({ kind: "open-check", exercise, set: dataSet }, OPEN_LIMIT_MS);
    },
    async run(text, data = null) {
      // The database is opened before the watch begins.
      const source = sourceOf(data);
      const opened = await ask({ kind: "open", source }, OPEN_LIMIT_MS);
      return opened.kind === "done" ? ask({ kind: "run", text, source }, RUN_LIMIT_MS) : opened;
    },
    async explain(text, { isMeasured, data }) {
      const source = sourceOf(data);
      const opened = await ask({ kind: "open", source }, OPEN_LIMIT_MS);
      if (opened.kind !== "done") return opened;
      return ask({ kind: "explain", text, source, isMeasured }, RUN_LIMIT_MS);
    },
    async check(exercise, text, dataSet = COURSE_DATA) {
      const about = { exercise, set: dataSet };
      const opened = await ask({ kind: "open-check", ...about }, OPEN_LIMIT_MS);
      if (opened.kind !== "done") return opened;
      const checked = await ask({ kind: "check", ...about, text }, CHECK_LIMIT_MS);
      return checked.kind === "too-slow"
        ? { kind: "done", answer: { kind: "too-slow", limitMs: checked.limitMs } }
        : checked;
    },
    reset: (data = null) => ask({ kind: "reset", source: sourceOf(data) }, OPEN_LIMIT_MS),
    stop: () => stopNow?.(),
  };
}

/** What a question is about. */
function sourceOfQuestion(question: Question): SqlSource {
  if (!("set" in question)) return question.source;
  const { exercise, set } = question;
  return exercise.data ? { sql: exercise.data.visible } : { set };
}

/** The data set that it is about; null for rows of its own. */
function setOf(question: Question): DataSetName | null {
  const source = sourceOfQuestion(question);
  return "set" in source ? source.set : null;
}

class EngineFailure extends Error {
  override readonly name = "EngineFailure";
  readonly failure: SqlFailure;

  constructor(failure: SqlFailure, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.failure = failure;
  }

  static of(error: unknown): { readonly failure: SqlFailure; readonly reason: string } {
    return error instanceof EngineFailure
      ? { failure: error.failure, reason: error.message }
      : { failure: "browser", reason: String(error) };
  }
}
