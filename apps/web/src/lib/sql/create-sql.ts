import type { LearnerExercise } from "@taiyari/domain/learning";
import { COURSE_DATA, type DataSetName, type RunOutcome, type Verdict } from "@taiyari/domain/sql";
import type { EngineHost } from "./engine-host.ts";
import type { EngineLine } from "./engine-line.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { FileName } from "./frame/messages.ts";
import { sourceOf, type SqlData } from "./sql-data.ts";
import type { SqlAnswer, SqlFailure, SqlState } from "./sql-state.ts";
import type { Answers, Question } from "./worker/messages.ts";

/** How long one run may take. PostgreSQL's own `statement_timeout` is not kept in a browser. */
export const RUN_LIMIT_MS = 3_000;
/** How long one check may take, which runs the answer in both data sets. */
export const CHECK_LIMIT_MS = 5_000;
/** Opening a database is no fault of a query: half a second here, several on a slow phone. */
const OPEN_LIMIT_MS = 60_000;

/** What the engine stands on; tests give others. */
export interface SqlParts {
  readonly openHost: () => EngineHost;
  readonly files: () => Promise<Readonly<Record<FileName, RemoteFile>>>;
  readonly fetchFile: (
    file: RemoteFile,
    onProgress: (share: number) => void,
  ) => Promise<ArrayBuffer>;
}

/** PostgreSQL for a page. What is asked at once is done one after the other. */
export interface Sql {
  readonly state: () => SqlState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches and starts it, once, with a data set; again after a failure. */
  readonly load: (set?: DataSetName) => Promise<void>;
  /** Runs a text in the data as the last run left it. Another data set is as at the beginning. */
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
  /** @param set  what an exercise without rows of its own is about */
  readonly check: (
    exercise: LearnerExercise,
    text: string,
    set?: DataSetName,
  ) => Promise<SqlAnswer<Verdict>>;
  /** The data as at the beginning. */
  readonly reset: (data?: SqlData) => Promise<SqlAnswer<null>>;
  /** Ends what runs now. */
  readonly stop: () => void;
}

interface Started {
  readonly host: EngineHost;
  line: EngineLine;
  /** The data set it opens when it is started again. */
  set: DataSetName;
}

export function createSql({ openHost, files, fetchFile }: SqlParts): Sql {
  const listeners = new Set<() => void>();
  let state: SqlState = { kind: "idle" };
  let loading: Promise<Started> | null = null;
  /** Files the host has or is being given. */
  const given = new Map<FileName, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();
  let stopNow: (() => void) | null = null;

  function set(next: SqlState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(dataSet: DataSetName): Promise<Started> {
    set({ kind: "loading", loaded: 0, total: 0 });
    given.clear();
    const host = openHost();
    const line = host.start(dataSet);
    try {
      await giveAll(host, ["script", "share", "wasm", `${dataSet}-visible`]);
    } catch (error) {
      host.close();
      throw error;
    }
    set({ kind: "starting" });
    try {
      await line.opened;
    } catch (error) {
      host.close();
      throw new EngineFailure("browser", error);
    }
    set({ kind: "ready" });
    return { host, line, set: dataSet };
  }

  /** Fetches what the host does not have yet, and says how far that is. */
  async function giveAll(host: EngineHost, names: readonly FileName[]): Promise<void> {
    const missing = names.filter((name) => !given.has(name));
    try {
      if (missing.length > 0) fetchAll(await files(), host, missing);
      await Promise.all(names.flatMap((name) => given.get(name) ?? []));
    } catch (error) {
      for (const name of missing) given.delete(name);
      throw new EngineFailure("files", error);
    }
  }

  function fetchAll(
    all: Readonly<Record<FileName, RemoteFile>>,
    host: EngineHost,
    names: readonly FileName[],
  ): void {
    const total = names.reduce((sum, name) => sum + all[name].sentBytes, 0);
    const loaded = new Map<FileName, number>();
    for (const name of names) {
      const fetched = fetchFile(all[name], (share) => {
        loaded.set(name, share * all[name].sentBytes);
        const sum = [...loaded.values()].reduce((one, other) => one + other, 0);
        set({ kind: "loading", loaded: Math.min(Math.round(sum), total), total });
      });
      given.set(
        name,
        fetched.then((bytes) => host.give(name, bytes)),
      );
    }
  }

  function loadOnce(dataSet: DataSetName): Promise<Started> {
    loading ??= load(dataSet).catch((error: unknown) => {
      loading = null;
      const { failure, reason } = EngineFailure.of(error);
      set({ kind: "failed", failure, reason });
      throw error;
    });
    return loading;
  }

  /** Has the files of the databases that a question is about given to the host. */
  async function giveDataOf(started: Started, question: Question): Promise<void> {
    const dataSet = setOf(question);
    if (dataSet === null) return;
    const isJudged = question.kind === "open-check" && !question.exercise.data;
    try {
      await giveAll(started.host, [
        `${dataSet}-visible`,
        ...(isJudged ? ([`${dataSet}-hidden`] as const) : []),
      ]);
    } catch (error) {
      // What is there can still be asked.
      set({ kind: "ready" });
      throw error;
    }
    started.set = dataSet;
  }

  /** Starts the engine anew: its database is then as at the beginning. */
  function restart(started: Started, reason: string): void {
    started.line.end(reason);
    set({ kind: "starting" });
    started.line = started.host.start(started.set);
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
    let started: Started;
    try {
      started = await loadOnce(setOf(question) ?? COURSE_DATA);
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
      restart(started, answer);
      return answer === "stopped" ? { kind: "stopped" } : { kind: "too-slow", limitMs };
    } catch (error) {
      restart(started, String(error));
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
    load: async (dataSet = COURSE_DATA) => void (await loadOnce(dataSet).catch(() => null)),
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

/** The data set that a question is about; null for rows of its own. */
function setOf(question: Question): DataSetName | null {
  if ("set" in question) return question.set;
  return "set" in question.source ? question.source.set : null;
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
