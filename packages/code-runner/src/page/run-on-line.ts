import {
  RUN_LIMIT_MS,
  type CaseOutcome,
  type RunOutcome,
  type RunParts,
} from "@taiyari/domain/practice";
import type {
  FrameRequest,
  FromWorker,
  WorkerCase,
  WorkerEnd,
  WorkerRun,
} from "../worker/messages.ts";
import { FRAME_GONE, type FrameHost } from "./frame-host.ts";
import type { WorkerLine } from "./worker-line.ts";

export interface LineRun {
  readonly outcome: Promise<RunOutcome>;
  /** Whether the worker may be asked again, known when the outcome is. */
  readonly isSpent: () => boolean;
  readonly stop: () => void;
}

/** What a browser says of a worker that used up its memory. */
const OUT_OF_MEMORY = /out of memory|allocation failed|memory access out of bounds/iu;

/**
 * Runs code on an open worker and ends the worker after the limit, whatever it does: it alone does not look at the
 * clock, for code that never returns lets nothing else run.
 */
export function runOnLine(line: WorkerLine, request: FrameRequest, host: FrameHost): LineRun {
  const limitMs = request.limitMs ?? RUN_LIMIT_MS;
  const over = Promise.withResolvers<RunOutcome>();
  const caseCount = request.kind === "program" ? 1 : request.cases.length;
  const cases: CaseOutcome[] = [];
  let output = "";
  /** Where in it the case began that runs now. */
  let from = 0;
  let isOutputCut = false;
  let isSpent = true;

  const parts = (): RunParts => ({
    cases: Array.from({ length: caseCount }, (_, at) => cases[at] ?? { status: "not-run" }),
    output,
    isOutputCut,
  });

  function finish(outcome: RunOutcome): void {
    clearTimeout(timer);
    over.resolve(outcome);
  }

  function hear(said: FromWorker): void {
    switch (said.kind) {
      case "output":
        output += said.text;
        return;
      case "loaded":
        from = output.length;
        return;
      case "cut":
        isOutputCut = true;
        return;
      case "case":
        if (cases.length < caseCount) {
          cases.push({ ...(JSON.parse(said.json) as WorkerCase), output: output.slice(from) });
        }
        from = output.length;
        return;
      case "end":
        return finish(ended(JSON.parse(said.json) as WorkerEnd));
      case "open":
      case "failed":
      case "checked":
      case "formatted":
      default:
    }
  }

  function ended({ isSpent: spent, ...end }: WorkerEnd): RunOutcome {
    isSpent = spent;
    switch (end.status) {
      case "finished":
      case "out-of-memory":
        return { ...end, ...parts() };
      case "threw":
        return { ...end, output, isOutputCut };
      case "not-valid":
      case "no-function":
      default:
        return end;
    }
  }

  const timer = setTimeout(() => {
    const outcome: RunOutcome = { status: "timed-out", limitMs, ...parts() };
    // A frame that has gone with its process ends the line, and says so itself.
    void host.isAlive().then((isAlive) => isAlive && finish(outcome));
  }, limitMs);
  void line.ended.then((reason) =>
    finish(
      reason === FRAME_GONE || OUT_OF_MEMORY.test(reason)
        ? { status: "out-of-memory", ...parts() }
        : { status: "runner-failed", message: reason },
    ),
  );
  line.ask({ kind: "run", run: workerRun(request) }, (said) => {
    try {
      hear(said);
    } catch (error) {
      finish({ status: "runner-failed", message: String(error) });
    }
  });
  return {
    outcome: over.promise,
    isSpent: () => isSpent,
    stop: () => finish({ status: "stopped" }),
  };
}

function workerRun(request: FrameRequest): WorkerRun {
  const { code, language } = request;
  if (request.kind === "program") return { kind: "program", language, code, stdin: request.stdin };
  const inputs = request.cases.map(({ input }) => JSON.stringify(input));
  return { kind: "function", language, code, name: request.name, inputs };
}
