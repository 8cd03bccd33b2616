import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the server does with one request. */
export type TranscriptionBehaviour =
  /** With times of words where they are asked for; each word takes 0.4 s. */
  | { readonly kind: "writes"; readonly text: string }
  /** Status and body of a refusal, or of an answer that is none. */
  | { readonly kind: "sends"; readonly status: number; readonly body: string }
  /** As models that give the text alone: refuses to give times, then writes. */
  | { readonly kind: "writes-text-alone"; readonly text: string }
  | { readonly kind: "says-nothing" }
  | { readonly kind: "breaks-off" };

export interface ReceivedSpeech {
  readonly path: string;
  readonly authorization: string | null;
  /** The fields of the form that are texts; one that is given twice has its last value. */
  readonly fields: Readonly<Record<string, string>>;
  readonly fileName: string;
  readonly bytes: number;
}

export interface TranscriptionServer {
  /** "http://127.0.0.1:43127/v1" */
  readonly baseUrl: string;
  /** What is done with the next requests; the last one with all after it. */
  readonly plan: (...behaviours: readonly TranscriptionBehaviour[]) => void;
  /** Since the last plan. */
  readonly received: () => readonly ReceivedSpeech[];
  readonly close: () => Promise<void>;
}

/** A transcriber on loopback that speaks the OpenAI protocol and behaves as planned. */
export async function startTranscriptionServer(): Promise<TranscriptionServer> {
  let planned: readonly TranscriptionBehaviour[] = [{ kind: "writes", text: "" }];
  let received: ReceivedSpeech[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const speech = await readSpeech(request);
      const behaviour = planned[Math.min(received.length, planned.length - 1)];
      received.push(speech);
      if (behaviour) behave(response, speech, behaviour);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    plan: (...behaviours) => {
      planned = behaviours;
      received = [];
    },
    received: () => received,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readSpeech(request: IncomingMessage): Promise<ReceivedSpeech> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const type = request.headers["content-type"] ?? "";
  const form = await new Response(Buffer.concat(pieces), {
    headers: { "content-type": type },
  }).formData();
  const file = form.get("file");
  const texts = [...form].filter(
    (field): field is [string, string] => typeof field[1] === "string",
  );
  return {
    path: request.url ?? "",
    authorization: request.headers.authorization ?? null,
    fields: Object.fromEntries(texts),
    fileName: file instanceof File ? file.name : "",
    bytes: file instanceof File ? file.size : 0,
  };
}

function behave(
  response: ServerResponse,
  { fields }: ReceivedSpeech,
  behaviour: TranscriptionBehaviour,
): void {
  const send = (status: number, body: unknown) =>
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(typeof body === "string" ? body : JSON.stringify(body));
  const isVerbose = fields["response_format"] === "verbose_json";
  switch (behaviour.kind) {
    case "writes":
      send(200, isVerbose ? verbose(behaviour.text) : { text: behaviour.text });
      break;
    case "writes-text-alone":
      if (isVerbose) {
        const message =
          "response_format 'verbose_json' is not compatible with model 'gpt-4o-transcribe'.";
        send(400, { error: { message, param: "response_format" } });
      } else send(200, { text: behaviour.text });
      break;
    case "sends":
      send(behaviour.status, behaviour.body);
      break;
    case "breaks-off":
      response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      response.write('{"text": "We mov');
      setTimeout(() => response.destroy(), 20);
      break;
    case "says-nothing":
      break;
  }
}

function verbose(text: string) {
  const words = text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word, at) => ({ word, start: at * 0.4, end: at * 0.4 + 0.3 }));
  const end = words.length * 0.4;
  const segments =
    text === "" ? [] : [{ start: 0, end, text, no_speech_prob: 0.01, avg_logprob: -0.2 }];
  return { task: "transcribe", language: "english", duration: end, text, words, segments };
}
