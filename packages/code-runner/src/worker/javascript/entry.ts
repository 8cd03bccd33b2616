import type { FromWorker, ToWorker } from "../messages.ts";
import { postTo, ToString } from "./primordials.ts";
import { runCode } from "./run-code.ts";

/**
 * The worker that runs JavaScript and TypeScript, once: whatever the code does to its globals ends with it. What it says
 * goes through a port that the code cannot reach; messages that the code sends itself are heard by nobody.
 */
addEventListener(
  "message",
  ({ ports: [port] }) => {
    if (!port) return;
    const say = (message: FromWorker) => postTo(port, message);
    const hear = ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind !== "run") return;
      port.removeEventListener("message", hear);
      runCode(data.run, say).catch((error: unknown) => {
        // A fault of the harness.
        say({ kind: "failed", reason: ToString(error) });
      });
    };
    port.addEventListener("message", hear);
    port.start();
    say({ kind: "open" });
  },
  { once: true },
);
