import { createServer, request, type ServerResponse } from "node:http";
import { once } from "node:events";

/** Stands before the product as a proxy does, so that a story can change what comes from it. */
export interface FrontServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Changes every page and script from here on. */
  readonly change: (edit: (path: string, text: string) => string) => void;
  readonly close: () => Promise<void>;
}

const TEXT = /html|javascript/u;

/** @param behind  the address of the product */
export async function startFrontServer(behind: string): Promise<FrontServer> {
  let edit: ((path: string, text: string) => string) | null = null;

  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers };
    // Whole and readable answers: what is changed here has no tag.
    for (const name of ["accept-encoding", "if-none-match", "if-modified-since"]) {
      delete headers[name];
    }
    const passed = request(
      behind + asked.url,
      { method: asked.method ?? "GET", headers },
      (given) => {
        const chunks: Buffer[] = [];
        given.on("data", (chunk: Buffer) => chunks.push(chunk));
        given.on("end", () => {
          const { "content-length": _length, ...rest } = given.headers;
          answer.writeHead(given.statusCode ?? 502, rest);
          send(
            answer,
            asked.url ?? "/",
            Buffer.concat(chunks),
            TEXT.test(String(rest["content-type"])),
          );
        });
      },
    );
    passed.on("error", () => answer.writeHead(502).end());
    asked.pipe(passed);
  });

  function send(answer: ServerResponse, path: string, body: Buffer, isText: boolean): void {
    answer.end(isText && edit ? edit(path, body.toString()) : body);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("There is no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    change(next) {
      edit = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
