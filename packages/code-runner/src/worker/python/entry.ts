import type { StartWorker } from "../../frame/messages.ts";
import type { FromWorker, ToWorker } from "../messages.ts";
import { postTo, ToString } from "../javascript/primordials.ts";
import { takeAway } from "../take-away.ts";
import { runPython } from "./run-python.ts";
import { startPython } from "./start-python.ts";

/**
 * The worker that runs Python, one program after the other as long as none leaves a trace. What it says goes through a
 * port that neither Python nor what Python reaches of JavaScript knows.
 */
async function open(files: StartWorker, port: MessagePort): Promise<void> {
  const say = (message: FromWorker) => postTo(port, message);
  try {
    const python = await startPython(files);
    takeAway();
    port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind === "run") void runPython(python, data.run, say);
    });
    port.start();
    say({ kind: "open" });
  } catch (error) {
    say({ kind: "failed", reason: ToString(error) });
  }
}

addEventListener(
  "message",
  ({ data, ports: [port] }: MessageEvent<StartWorker>) => {
    if (port) void open(data, port);
  },
  { once: true },
);
