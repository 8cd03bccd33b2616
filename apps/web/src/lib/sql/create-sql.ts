import type { LearnerExercise } from "@taiyari/domain/learning";
import { COURSE_DATA, type DataSetName, type RunOutcome, type Verdict } from "@taiyari/domain/sql";
import type { EngineHost } from "./engine-host.ts";
import type { EngineLine } from "./engine-line.ts";
import type { RemoteFile } from "./fetch-file.ts";
import type { EngineFileName, FileName, SnapshotName } from "./frame/messages.ts";
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
  /** The data as at the beginning. */
  readonly reset: (data?: SqlData) => Promise<SqlAnswer<null>>;
  /** Ends what runs now. */
  readonly stop: () => void;
}

interface Started {
  readonly host: EngineHost;
  line: EngineLine;
  /** A data set that is there. */
  set: DataSetName;
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
  /** Files that the host has or is being given. */
  const given = new Map<FileName, Promise<void>>();
  let last: Promise<unknown> = Promise.resolve();
  let stopNow: (() => void) | null = null;

  function set(next: SqlState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function load(source: SqlSource): Promise<Started> {
    set({ kind: "loading", loaded: 0, total: 0 });
    given.clear();
    const dataSet = "set" in source ? source.set : COURSE_DATA;
    const host = openHost();
    const line = host.start({ source, set: dataSet });
    let fetched: readonly string[];
    try {
      fetched = await giveAll(host, [...ENGINE_FILES, `${dataSet}-visible`]);
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
    keepFiles(fetched);
    return { host, line, set: dataSet };
  }

  /** Fetches what the host does not have yet and says how far that is; gives the addresses of what was fetched. */
  async function giveAll(host: EngineHost, names: readonly FileName[]): Promise<readonly string[]> {
    const missing = names.filter((name) => !given.has(name));
    try {
      const found = missing.map((name) => [name, fileOf(name)] as const);
      const files = Promise.all(found.map(([, file]) => file));
      const say = progressOf(files);
      async function giveOne(name: FileName, known: Promise<RemoteFile>): Promise<void> {
        const file = await known;
        host.give(name, await fetchFile(file, (share) => say(name, share * file.sentBytes)));
      }
      for (const [name, file] of found) given.set(name, giveOne(name, file));
      await Promise.all(names.flatMap((name) => given.get(name) ?? []));
      return (await files).map(({ address }) => address);
    } catch (error) {
      for (const name of missing) given.delete(name);
      throw new EngineFailure("files", error);
    }
  }

  /** Engine files are known at once, so that they are fetched while the server is asked for the others. */
  function fileOf(name: FileName): Promise<RemoteFile> {
    return isEngineFile(name)
      ? Promise.resolve(engineFiles()[name])
      : snapshots().then((all) => all[name]);
  }

  /** Nothing is said before it is known how much there is. */
  function progressOf(asked: Promise<readonly RemoteFile[]>) {
    const loaded = new Map<FileName, number>();
    let total = 0;
    let said = 0;
    function say(): void {
      const sum = Math.round([...loaded.values()].reduce((one, other) => one + other, 0));
      if (total === 0 || (sum - said < STEP * total && sum < total)) return;
      said = sum;
      set({ kind: "loading", loaded: said, total });
    }
    asked.then(
      (files) => {
        total = files.reduce((sum, { sentBytes }) => sum + sentBytes, 0);
        say();
      },
      () => undefined,
    );
    return (name: FileName, bytes: number) => {
      loaded.set(name, bytes);
      say();
    };
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
      const fetched = await giveAll(started.host, [
        `${dataSet}-visible`,
        ...(question.kind === "open-check" ? ([`${dataSet}-hidden`] as const) : []),
      ]);
      if (fetched.length > 0) keepFiles(fetched);
    } catch (error) {
      // What is there can still be asked.
      set({ kind: "ready" });
      throw error;
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

function isEngineFile(name: FileName): name is EngineFileName {
  return ENGINE_FILES.some((one) => one === name);
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
