import { RUN_LIMIT_MS, type RunOutcome, type RunRequest } from "@taiyari/domain/practice";
import { makeRunnerFiles } from "../build/index.ts";
import type { TypeProblem } from "../worker/messages.ts";
import type { Task, TaskOutcome } from "./page/task.ts";
import { serveRunner, type Desk } from "./serve-runner.ts";
import { startBrowser, type StartedBrowser } from "./start-browser.ts";

const NO_SQL = "SQL has an engine of its own.";

export interface RunnerOptions {
  /** Of Chromium. */
  readonly program: string;
  /** The project's folder. */
  readonly root: string;
  /** How many runs may happen at once. Each lane that runs Python holds 150 MB. */
  readonly lanes?: number;
}

/** The runner of the page, driven from Node. */
export interface OpenRunner {
  /** Starts the browser, which the first run does otherwise. Nothing of a language is fetched by it. */
  readonly start: () => Promise<void>;
  /** Runs are given to the lanes in the order in which they are asked for. SQL is not run here: see `sql-engine`. */
  readonly run: (request: RunRequest) => Promise<RunOutcome>;
  readonly checkTypes: (code: string) => Promise<readonly TypeProblem[] | null>;
  /** Of the page that is driven, and what was asked of whoever serves it: for tests of what code reaches. */
  readonly url: string;
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly task: Task;
  readonly resolve: (outcome: TaskOutcome) => void;
}

/** What a run may take beyond its own limit: starting Python on a busy machine. Then the browser is taken for dead. */
const PATIENCE_MS = 90_000;

/**
 * Opens one browser for any number of runs. A browser that dies, as of a program that takes all memory, is started
 * again, and the run that was in it has failed.
 */
export async function openRunner({ program, root, lanes = 1 }: RunnerOptions): Promise<OpenRunner> {
  const files = await makeRunnerFiles(root);
  const queue: Waiting[] = [];
  const given = new Map<number, Waiting>();
  const idle: ((waiting: Waiting) => void)[] = [];
  const asks = Promise.withResolvers<void>();
  let lastId = 0;
  let browser: Promise<StartedBrowser> | null = null;
  let isClosed = false;

  function giveOut(): void {
    if (queue.length > 0) browser ??= start();
    while (queue.length > 0 && idle.length > 0) idle.shift()?.(queue.shift() as Waiting);
  }

  async function start(): Promise<StartedBrowser> {
    const started = await startBrowser(program, `${served.url}?lanes=${lanes}`);
    void loseWith(started);
    return started;
  }

  async function loseWith({ ended }: StartedBrowser): Promise<void> {
    const said = await ended;
    if (!isClosed) await lose(`The browser ended. ${said.trim()}`.trim());
  }

  /** What ran has failed; the next run starts another browser. */
  async function lose(message: string): Promise<void> {
    const lost = browser;
    browser = null;
    idle.length = 0;
    const failed = [...given.values()];
    given.clear();
    await (await lost)?.close();
    for (const { task, resolve } of failed) resolve(failure(task, message));
    giveOut();
  }

  const desk: Desk = {
    next: (gone) =>
      new Promise((resolve, reject) => {
        const take = (waiting: Waiting) => {
          given.set(waiting.task.id, waiting);
          watch(waiting);
          resolve(waiting.task);
        };
        gone.addEventListener("abort", () => {
          const at = idle.indexOf(take);
          if (at >= 0) idle.splice(at, 1);
          reject(new Error("The page is gone."));
        });
        idle.push(take);
        asks.resolve();
        giveOut();
      }),
    done(id, outcome) {
      const waiting = given.get(id);
      given.delete(id);
      waiting?.resolve(outcome);
    },
    lost: () => {
      if (!isClosed && browser) void lose("The page of the runner crashed.");
    },
  };
  const served = await serveRunner(files, desk);

  function ask(task: Task): Promise<TaskOutcome> {
    return new Promise((resolve) => {
      queue.push({ task, resolve });
      giveOut();
    });
  }

  /** A page that says nothing for so long has lost its frame or its process. */
  function watch({ task }: Waiting): void {
    const limit = task.kind === "run" ? (task.request.limitMs ?? RUN_LIMIT_MS) : 0;
    setTimeout(() => {
      if (given.has(task.id)) void lose("The page of the runner does not answer.");
    }, limit + PATIENCE_MS).unref();
  }

  return {
    async start() {
      await (browser ??= start());
      await asks.promise;
    },
    async run(request) {
      const { language } = request;
      if (language === "sql") return { status: "runner-failed", message: NO_SQL };
      const answer = await ask({
        kind: "run",
        id: (lastId += 1),
        request: { ...request, language },
      });
      if (answer.kind !== "run") throw new Error(`A run was answered with a ${answer.kind}.`);
      return answer.outcome;
    },
    async checkTypes(code) {
      const answer = await ask({ kind: "check", id: (lastId += 1), code });
      return answer.kind === "check" ? answer.problems : null;
    },
    url: served.url,
    asked: served.asked,
    async close() {
      isClosed = true;
      await (await browser)?.close();
      await served.close();
    },
  };
}

function failure(task: Task, message: string): TaskOutcome {
  return task.kind === "run"
    ? { kind: "run", outcome: { status: "runner-failed", message } }
    : { kind: "check", problems: null };
}
