import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { RunnerFiles } from "../build/index.ts";
import { codeFramePolicy, NO_CONNECTIONS } from "../policy.ts";
import type { Task, TaskOutcome } from "./page/task.ts";

const PAGE =
  '<!doctype html><title>Code runner</title><body><script src="/driver-page.js"></script>';
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'";

export interface ServedRunner {
  readonly url: string;
  /** Paths that were asked for, in their order. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

/** What the page asks of whoever serves it. */
export interface Desk {
  /** The next task, as soon as there is one. `gone` when the page has been lost that asked for it. */
  readonly next: (gone: AbortSignal) => Promise<Task>;
  readonly done: (id: number, outcome: TaskOutcome) => void;
  /** The page has ended, while it worked or waited. */
  readonly lost: () => void;
}

/** Serves the page, the frame with the headers that the product gives it, and their files on a free port of this machine. */
export async function serveRunner(files: RunnerFiles, desk: Desk): Promise<ServedRunner> {
  const script = /<script[^>]*>([\s\S]*)<\/script>/u.exec(files.frame)?.[1] ?? "";
  const policy = codeFramePolicy(createHash("sha256").update(script).digest("base64"));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "/", "http://localhost");
    switch (url.pathname) {
      case "/":
        return send(response, "text/html", PAGE, { "content-security-policy": PAGE_POLICY });
      case "/driver-page.js":
        return send(response, "text/javascript", files.driverPage);
      case "/code-frame.html":
        return send(response, "text/html", files.frame, {
          "content-security-policy": policy,
          ...NO_CONNECTIONS,
        });
      case "/task": {
        const gone = new AbortController();
        response.once("close", () => {
          if (!response.writableFinished) gone.abort();
        });
        const task = await desk.next(gone.signal);
        return send(response, "application/json", JSON.stringify(task));
      }
      case "/outcome":
        desk.done(
          Number(url.searchParams.get("id")),
          JSON.parse(await text(request)) as TaskOutcome,
        );
        return send(response, "text/plain", "");
      case "/alive":
        // Never answered: it ends with the page.
        response.once("close", desk.lost);
        return;
      default: {
        const file = files.files.find(({ name }) => url.pathname === `/files/${name}`);
        if (file) createReadStream(file.path).pipe(response);
        else response.writeHead(404).end();
      }
    }
  }

  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    asked: () => asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(
  response: ServerResponse,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(200, { "content-type": `${type}; charset=utf-8`, ...headers }).end(body);
}
