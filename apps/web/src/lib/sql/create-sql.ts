import type { LearnerExercise } from "@taiyari/domain/learning";
import type { RunOutcome, Verdict } from "@taiyari/domain/sql";
import type { EngineHost } from "./engine-host.ts";
import type { EngineLine } from "./engine-line.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { EngineFileName, FileName, SnapshotName } from "./frame/messages.ts";
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
  readonly engineFiles: () => Readonly<Record<EngineFileName, RemoteFile>>;
  /** Asks the server what they are called. */
  readonly snapshots: () => Promise<Readonly<Record<SnapshotName, RemoteFile>>>;
  readonly fetchFile: (
    file: RemoteFile,
    onProgress: (share: number) => void,
  ) => Promise<ArrayBuffer>;
  /** Called with what is in use, to be there without a connection the next time. */
  readonly keepFiles: (addresses: readonly string[]) => void;
}

/** PostgreSQL for a page. What is asked at once is done one after the other. */
export interface Sql {
  readonly state: () => SqlState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Fetches and starts it, once; again after a failure. `data` is what is likely to be run in, as `run` takes it. */
  readonly load: (data?: string | null) => Promise<void>;
  /**
   * Runs a text in the data as the last run left it.
   *
   * @param data  statements that make rows of its own for it; null for the data of the course
   */
  readonly run: (text: string, data?: string | null) => Promise<SqlAnswer<RunOutcome>>;
  /**
   * The plan of the last statement of a text.
   *
   * @param isMeasured  whether it is run for it; what it changes stays changed
   */
  readonly explain: (
    text: string,
    options: { readonly isMeasured: boolean; readonly data: string | null },
  ) => Promise<SqlAnswer<RunOutcome>>;
  readonly check: (exercise: LearnerExercise, text: string) => Promise<SqlAnswer<Verdict>>;
  /** The data as at the beginning. */
  readonly reset: (data?: string | null) => Promise<SqlAnswer<null>>;
  /** Ends what runs now. */
  readonly stop: () => void;
}

interface Started {
  readonly host: EngineHost;
  line: EngineLine;
}

/** The largest first. */
const ENGINE_FILES = ["wasm", "share", "script"] as const;
/** Progress is said in steps of this share, for each of them draws a screen anew. */
const STEP = 0.02;

export function createSql(parts: SqlParts): Sql {
  const { openHost, engineFiles, snapshots, fetchFile, keepFiles } = parts;
  const listeners = new Set<() => void>();
  let state: SqlState = { kind: "idle" };
  let loading: Promise<Started> | null = null;
  let hidden: Promise<void> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let stopNow: (() => void) | null = null;

  function set(next: SqlState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(data: string | null): Promise<Started> {
    set({ kind: "loading", loaded: 0, total: 0 });
    const host = openHost();
    const line = host.start(data);
    let fetched: readonly RemoteFile[];
    try {
      fetched = await fetchAll(host);
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
    keepFiles(fetched.map(({ address }) => address));
    return { host, line };
  }

  async function fetchAll(host: EngineHost): Promise<readonly RemoteFile[]> {
    const all = engineFiles();
    const asked = snapshots();
    const loaded = new Map<FileName, number>();
    const sum = () => Math.round([...loaded.values()].reduce((one, other) => one + other, 0));
    let total = 0;
    let said = 0;

    async function fetchOne(name: FileName, file: RemoteFile): Promise<RemoteFile> {
      const bytes = await fetchFile(file, (share) => {
        loaded.set(name, share * file.sentBytes);
        // Nothing is said before it is known how much there is.
        if (total === 0 || (sum() - said < STEP * total && sum() < total)) return;
        said = sum();
        set({ kind: "loading", loaded: said, total });
      });
      host.give(name, bytes);
      return file;
    }

    async function fetchVisible(): Promise<RemoteFile> {
      const { visible } = await asked;
      total = ENGINE_FILES.reduce((bytes, name) => bytes + all[name].sentBytes, visible.sentBytes);
      return fetchOne("visible", visible);
    }

    return Promise.all([...ENGINE_FILES.map((name) => fetchOne(name, all[name])), fetchVisible()]);
  }

  function loadOnce(data: string | null): Promise<Started> {
    loading ??= load(data).catch((error: unknown) => {
      loading = null;
      hidden = null;
      const { failure, reason } = EngineFailure.of(error);
      set({ kind: "failed", failure, reason });
      throw error;
    });
    return loading;
  }

  async function giveHidden({ host }: Started): Promise<void> {
    try {
      const { hidden: file } = await snapshots();
      host.give("hidden", await fetchFile(file, () => undefined));
      keepFiles([file.address]);
    } catch (error) {
      hidden = null;
      throw new EngineFailure("files", error);
    }
  }

  /** Starts the engine anew: its database is then as at the beginning. */
  function restart(started: Started, reason: string, data: string | null): void {
    started.line.end(reason);
    set({ kind: "starting" });
    started.line = started.host.start(data);
    started.line.opened.then(
      () => state.kind === "starting" && set({ kind: "ready" }),
      (error: unknown) => {
        started.host.close();
        loading = null;
        hidden = null;
        set({ kind: "failed", failure: "browser", reason: String(error) });
      },
    );
  }

  async function askNow<Asked extends Question>(
    question: Asked,
    limitMs: number,
  ): Promise<SqlAnswer<Answers[Asked["kind"]]>> {
    const data = dataOf(question);
    let started: Started;
    try {
      started = await loadOnce(data);
      if (question.kind === "open-check" && !question.exercise.data) {
        await (hidden ??= giveHidden(started));
      }
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
      restart(started, answer, data);
      return answer === "stopped" ? { kind: "stopped" } : { kind: "too-slow", limitMs };
    } catch (error) {
      restart(started, String(error), data);
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
    load: async (data = null) => void (await loadOnce(data).catch(() => null)),
    async run(text, data = null) {
      // The database is opened before the watch begins.
      const opened = await ask({ kind: "open", data }, OPEN_LIMIT_MS);
      return opened.kind === "done" ? ask({ kind: "run", text, data }, RUN_LIMIT_MS) : opened;
    },
    async explain(text, { isMeasured, data }) {
      const opened = await ask({ kind: "open", data }, OPEN_LIMIT_MS);
      if (opened.kind !== "done") return opened;
      return ask({ kind: "explain", text, data, isMeasured }, RUN_LIMIT_MS);
    },
    async check(exercise, text) {
      const opened = await ask({ kind: "open-check", exercise }, OPEN_LIMIT_MS);
      if (opened.kind !== "done") return opened;
      const checked = await ask({ kind: "check", exercise, text }, CHECK_LIMIT_MS);
      return checked.kind === "too-slow"
        ? { kind: "done", answer: { kind: "too-slow", limitMs: checked.limitMs } }
        : checked;
    },
    reset: (data = null) => ask({ kind: "reset", data }, OPEN_LIMIT_MS),
    stop: () => stopNow?.(),
  };
}

/** The rows that it is asked of, as the worker knows them. */
function dataOf(question: Question): string | null {
  const isCheck = question.kind === "open-check" || question.kind === "check";
  return isCheck ? (question.exercise.data?.visible ?? null) : question.data;
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
