import type { LearnerExercise } from "@taiyari/domain/learning";
import type { RunOutcome, Verdict } from "@taiyari/domain/sql";
import type { EngineHost } from "./engine-host.ts";
import type { EngineLine } from "./engine-line.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { FileName } from "./frame/messages.ts";
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
  /** Fetches and starts it, once; again after a failure. */
  readonly load: () => Promise<void>;
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

const AT_FIRST = ["script", "share", "wasm", "visible"] as const;

export function createSql({ openHost, files, fetchFile }: SqlParts): Sql {
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

  async function load(): Promise<Started> {
    set({ kind: "loading", loaded: 0, total: 0 });
    const host = openHost();
    const line = host.start();
    try {
      const all = await files();
      await Promise.all(fetchAll(all, host));
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
    return { host, line };
  }

  function fetchAll(all: Readonly<Record<FileName, RemoteFile>>, host: EngineHost) {
    const total = AT_FIRST.reduce((sum, name) => sum + all[name].sentBytes, 0);
    const loaded = new Map<FileName, number>();
    return AT_FIRST.map(async (name) => {
      const bytes = await fetchFile(all[name], (share) => {
        loaded.set(name, share * all[name].sentBytes);
        const sum = [...loaded.values()].reduce((one, other) => one + other, 0);
        set({ kind: "loading", loaded: Math.min(Math.round(sum), total), total });
      });
      host.give(name, bytes);
    });
  }

  function loadOnce(): Promise<Started> {
    loading ??= load().catch((error: unknown) => {
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
      const all = await files();
      host.give("hidden", await fetchFile(all.hidden, () => undefined));
    } catch (error) {
      hidden = null;
      throw new EngineFailure("files", error);
    }
  }

  /** Starts the engine anew: its database is then as at the beginning. */
  function restart(started: Started, reason: string): void {
    started.line.end(reason);
    set({ kind: "starting" });
    started.line = started.host.start();
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
    let started: Started;
    try {
      started = await loadOnce();
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
    load: async () => void (await loadOnce().catch(() => null)),
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
