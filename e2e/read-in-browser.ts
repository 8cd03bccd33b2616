import type { Page } from "@playwright/test";
import type { ToRead, WasRead } from "./reading.worker.ts";

/** Lets a worker of this page read and score a file. The page is the one `serveWorker` gives for reading.worker.ts. */
export function readInBrowser(
  page: Page,
  content: Uint8Array,
  asked: Omit<ToRead, "kind" | "bytes">,
): Promise<WasRead> {
  return page.evaluate(
    ({ question, bytes }) =>
      new Promise<WasRead>((resolve) => {
        const worker = new Worker("/own.worker.js");
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<WasRead | { kind?: undefined }>) => {
            if (data.kind === "was-read") resolve(data);
          },
        );
        const toRead: ToRead = { ...question, kind: "read", bytes: Uint8Array.from(bytes) };
        worker.postMessage(toRead, { transfer: [] });
      }),
    { question: asked, bytes: [...content] },
  );
}
