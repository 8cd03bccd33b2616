import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { rolldown } from "rolldown";
import { filePolicy } from "../apps/server/src/http/security-headers.ts";
import { ROOT } from "./run.ts";

export interface WorkerPage {
  /** Of an empty page beside which the worker lies as `/own.worker.js`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Bundles a worker for the browser and serves it on a free port, with the headers that the product gives such a file. */
export async function serveWorker(entry: string): Promise<WorkerPage> {
  const script = await bundle(entry);
  const server = createServer((request, response) => {
    if (request.url === "/own.worker.js") {
      response.setHeader("content-type", "text/javascript");
      response.setHeader("content-security-policy", filePolicy("documents.worker-1.js"));
      response.end(script);
    } else {
      response.setHeader("content-type", "text/html");
      response.end("<!doctype html><title>A worker</title>");
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bundle(entry: string): Promise<string> {
  const made = await rolldown({
    cwd: ROOT,
    input: entry,
    platform: "browser",
    transform: { define: { "import.meta": "{}" } },
    logLevel: "warn",
  });
  const { output } = await made.generate({ format: "iife", codeSplitting: false, minify: true });
  await made.close();
  return output[0].code;
}
