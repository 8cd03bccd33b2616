import { vi } from "vitest";
import { API_PATH } from "../lib/api.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** What was asked: the query or the body, whichever the method has. */
export type Input = Readonly<Record<string, unknown>>;

/** Answers by method and path below /api/v1: `"POST /account/sessions": () => answer({ user })`. */
export type Answers = Readonly<
  Partial<Record<`${Method} /${string}`, (input: Input) => Response | Promise<Response>>>
>;

export function answer(data: unknown): Response {
  return Response.json(data);
}

/** A stream of events that ends after these. */
export function answerEvents(...events: readonly unknown[]): Response {
  const messages = events.map((event) => `event: message\ndata: ${JSON.stringify(event)}\n\n`);
  return new Response(`${messages.join("")}event: done\ndata: \n\n`, {
    headers: { "content-type": "text/event-stream" },
  });
}

/** A refusal as the contract names it. */
export function refuse(status: number, code: string, data?: unknown): Response {
  return Response.json({ defined: true, code, status, message: code, data }, { status });
}

/** A failure inside the server, which the contract does not name. */
export function crash(): Response {
  const body = { defined: false, code: "INTERNAL_SERVER_ERROR", status: 500, message: "Internal" };
  return Response.json(body, { status: 500 });
}

/**
 * Stands in for the server until the test ends. A request without an answer fails as an unreachable server does.
 *
 * @returns what was asked so far, in order: `{ call: "POST /account/sessions", input }`
 */
export function fakeServer(answers: Answers): readonly { call: string; input: Input }[] {
  const asked: { call: string; input: Input }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.slice(API_PATH.length)}`;
    const text = await request.text();
    const input = text === "" ? Object.fromEntries(url.searchParams) : JSON.parse(text);
    asked.push({ call, input });
    const reply = (answers as Record<string, ((given: Input) => Response) | undefined>)[call];
    if (!reply) throw new TypeError("Failed to fetch");
    return reply(input);
  });
  return asked;
}
