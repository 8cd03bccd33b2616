import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import type { ModelSettings } from "../settings.ts";
import {
  type ModelQuestion,
  type Protocol,
  questionOf,
  type Wire,
  wireOf,
} from "./model-protocols.ts";
import { type RefusalName, writeRefusal } from "./model-refusals.ts";

/** What the server does with one request. */
export type Behaviour =
  /** Streams this text in small pieces. */
  | { readonly kind: "answers"; readonly text: string | ((question: ModelQuestion) => string) }
  | { readonly kind: "refuses"; readonly name: RefusalName; readonly retryAfter?: number }
  /** Takes the request and says nothing. */
  | { readonly kind: "says-nothing" }
  /** Begins an answer and never goes on. */
  | { readonly kind: "stalls"; readonly text: string }
  /** Begins an answer, then the connection is gone. */
  | { readonly kind: "breaks-off"; readonly text: string }
  /** Begins an answer and ends it without the protocol's ending. */
  | { readonly kind: "ends-early"; readonly text: string }
  | { readonly kind: "reaches-limit"; readonly text: string }
  | { readonly kind: "fails-within"; readonly text: string }
  /** Status 200 with this body. */
  | { readonly kind: "sends"; readonly body: string; readonly type: string }
  | { readonly kind: "redirects"; readonly to: string }
  /** As fast as it is read, for as long as it is read, up to so many bytes. */
  | { readonly kind: "floods"; readonly bytes: number; readonly isOnePiece: boolean };

export interface Received {
  readonly question: ModelQuestion | null;
  readonly path: string;
  readonly body: string;
  /** Resolves when the connection is closed, with how many bytes of the answer were handed to it. */
  readonly closed: Promise<number>;
}

export interface ModelServer {
  /** What is done with the next requests; the last one with all after it. */
  readonly plan: (...behaviours: readonly Behaviour[]) => void;
  /** Since the last plan. */
  readonly received: readonly Received[];
  /** Settings with which this server is asked. */
  readonly settings: (protocol: Protocol, other?: Partial<ModelSettings>) => ModelSettings;
  readonly origin: string;
}

/** A server on loopback that speaks the three protocols and behaves as planned; gone when the test file is done. */
export async function startModelServer(): Promise<ModelServer> {
  let planned: readonly Behaviour[] = [{ kind: "answers", text: "" }];
  let received: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const path = request.url ?? "";
      const question = body === "" ? null : questionOf(path, request.headers, body);
      const closed = new Promise<number>((resolve) => {
        const bytes = request.socket.bytesWritten;
        response.on("close", () => resolve(request.socket.bytesWritten - bytes));
      });
      const behaviour = planned[Math.min(received.length, planned.length - 1)];
      received.push({ question, path, body, closed });
      if (question && behaviour) await behave(response, question, behaviour);
      else response.writeHead(404, { "content-type": "text/plain" }).end("404 page not found");
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    origin,
    plan: (...behaviours) => {
      planned = behaviours;
      received = [];
    },
    get received() {
      return received;
    },
    settings: (provider, other) => ({
      provider,
      baseUrl: `${origin}/${provider === "google" ? "v1beta" : "v1"}`,
      apiKey: "key-of-a-test-0123456789",
      model: "test-model",
      timeout: 30,
      ...other,
    }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += String(chunk);
  return body;
}

async function behave(
  response: ServerResponse,
  question: ModelQuestion,
  behaviour: Behaviour,
): Promise<void> {
  const wire = wireOf(question);
  switch (behaviour.kind) {
    case "refuses": {
      const { name, retryAfter = null } = behaviour;
      const { status, body, headers } = writeRefusal(question.protocol, name, retryAfter);
      response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
      return;
    }
    case "says-nothing":
      return;
    case "sends":
      response.writeHead(200, { "content-type": behaviour.type }).end(behaviour.body);
      return;
    case "redirects":
      response.writeHead(307, { location: behaviour.to }).end();
      return;
    case "floods":
      await flood(begin(response, wire), wire, behaviour);
      return;
    case "answers":
    case "stalls":
    case "breaks-off":
    case "ends-early":
    case "reaches-limit":
    case "fails-within": {
      const text = typeof behaviour.text === "string" ? behaviour.text : behaviour.text(question);
      begin(response, wire);
      for (const piece of text.match(/.{1,12}/gsu) ?? []) response.write(wire.piece(piece));
      end(response, wire, behaviour.kind);
    }
  }
}

function begin(response: ServerResponse, wire: Wire): ServerResponse {
  response.writeHead(200, { "content-type": "text/event-stream" }).write(wire.opening);
  return response;
}

function end(
  response: ServerResponse,
  wire: Wire,
  kind: "answers" | "stalls" | "breaks-off" | "ends-early" | "reaches-limit" | "fails-within",
): void {
  switch (kind) {
    case "answers":
      response.end(wire.closing);
      return;
    case "reaches-limit":
      response.end(wire.closingAtLimit);
      return;
    case "ends-early":
      response.end();
      return;
    case "fails-within":
      response.end(wire.error);
      return;
    case "breaks-off":
      // After what was written has left, or it would be lost as well.
      response.write("\n", () => response.destroy());
      return;
    case "stalls":
  }
}

async function flood(
  response: ServerResponse,
  wire: Wire,
  { bytes, isOnePiece }: { readonly bytes: number; readonly isOnePiece: boolean },
): Promise<void> {
  const piece = isOnePiece
    ? "data: " + "x".repeat(1024 * 64)
    : wire.piece("All work and no play. ".repeat(200));
  const closed = once(response, "close");
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length) {
    const isRoom = response.write(isOnePiece && sent > 0 ? piece.slice(6) : piece);
    if (!isRoom) await Promise.race([once(response, "drain"), closed]);
  }
  response.end();
}
