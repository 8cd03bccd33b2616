import type { FromWorker, ToWorker } from "../messages.ts";
import { checkTypes } from "./check-types.ts";
import { formatCode } from "./format-code.ts";

/** The worker that checks the types of TypeScript and formats code. It runs nothing of a person's, so it is asked again and again. */
addEventListener(
  "message",
  ({ ports: [port] }) => {
    if (!port) return;
    const say = (message: FromWorker) => port.postMessage(message);
    port.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
      if (data.kind === "check")
        say({ kind: "checked", json: JSON.stringify(checkTypes(data.code)) });
      if (data.kind === "format")
        say({ kind: "formatted", code: formatCode(data.code, data.language) });
    });
    port.start();
    say({ kind: "open" });
  },
  { once: true },
);
