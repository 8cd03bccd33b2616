import { openWorkerLine, type WorkerLine } from "../../../lib/workers/worker-line.ts";
import type { Answers, Asked, Planned, PlanWish, Stock } from "./messages.ts";

const startWorker = () =>
  new Worker(new URL("./plan.worker.ts", import.meta.url), { type: "module" });

let line: WorkerLine<Asked, Answers> | null = null;
let ready: Promise<null> | null = null;

/**
 * Chooses what is asked in an interview, beside the page. The worker stays: a set-up asks it with each change.
 *
 * @param stock  what it is chosen from; asked for once, and again after it failed
 * @throws       where the stock could not be had, or the worker failed
 */
export async function planBeside(wish: PlanWish, stock: () => Promise<Stock>): Promise<Planned> {
  const open = (line ??= openWorkerLine<Asked, Answers>(startWorker()));
  ready ??= stock().then((given) => open.ask({ kind: "stock", stock: given }));
  try {
    await ready;
    return await open.ask({ kind: "plan", wish });
  } catch (error) {
    open.close();
    line = null;
    ready = null;
    throw error;
  }
}
