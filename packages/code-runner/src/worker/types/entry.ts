import type { FromWorker, ToWorker } from "../messages.ts";
import { checkTypes } from "./check-types.ts";

/** The worker that checks the types of TypeScript. It runs nothing of a person's, so it is asked again and again. */
addEventListener(
  "message",
  ({ ports: [port] }) => {
    if (!port) return;
    const say = (message: FromWorker) => port.postMessage(message);
    port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind === "check")
        say({ kind: "checked", json: JSON.stringify(checkTypes(data.code)) });
    });
    port.start();
    say({ kind: "open" });
  },
  { once: true },
);
