import { ok } from "@taiyari/domain/result";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  startTranscriptionServer,
  type TranscriptionBehaviour,
  type TranscriptionServer,
} from "../../testing/transcription-server.ts";
import type { TranscriberSettings } from "../../transcriber-settings.ts";
import { createTranscriber } from "./create-transcriber.ts";
import { explainTranscriberProblem } from "./explain-problem.ts";
import type { Speech } from "./transcriber.ts";

let server: TranscriptionServer;
beforeAll(async () => {
  server = await startTranscriptionServer();
});
afterAll(() => server.close());

const SPEECH: Speech = {
  audio: new TextEncoder().encode("some sound"),
  type: "webm",
  language: "en-IN",
};

function settings(other: Partial<TranscriberSettings> = {}): TranscriberSettings {
  return {
    baseUrl: server.baseUrl,
    apiKey: "a-key",
    model: "whisper-1",
    minutesPerDay: 60,
    timeout: 30,
    ...other,
  };
}

function transcribe(other: Partial<TranscriberSettings> = {}, speech: Partial<Speech> = {}) {
  return createTranscriber(settings(other), 0.01).transcribe({ ...SPEECH, ...speech });
}

const refusal = (status: number, message: string): TranscriptionBehaviour => ({
  kind: "sends",
  status,
  body: JSON.stringify({ error: { message } }),
});

describe("what is refused", () => {
  test.each([
    { on: refusal(401, "Incorrect API key provided: a-key."), kind: "key-refused", tries: 1 },
    { on: refusal(404, "The model `whisper-9` does not exist"), kind: "unknown-model", tries: 1 },
    { on: refusal(404, "Not Found"), kind: "not-found", tries: 1 },
    {
      on: refusal(429, "You exceeded your current quota: insufficient_quota"),
      kind: "quota",
      tries: 1,
    },
    { on: refusal(400, "Invalid file format."), kind: "rejected", tries: 1 },
    { on: refusal(500, "The server had an error"), kind: "server-error", tries: 2 },
    { on: { kind: "breaks-off" }, kind: "cut-off", tries: 2 },
    { on: { kind: "sends", status: 200, body: "no JSON" }, kind: "garbage", tries: 2 },
    { on: { kind: "sends", status: 200, body: '{"words": []}' }, kind: "garbage", tries: 2 },
  ] as const)("$kind after $tries", async ({ on, kind, tries }) => {
    server.plan(on);
    const outcome = await transcribe();
    expect(outcome).toMatchObject({ ok: false, problem: { kind } });
    expect(server.received()).toHaveLength(tries);
    if (outcome.ok) throw new Error("refused");
    const sentence = explainTranscriberProblem(outcome.problem, settings());
    expect(sentence).toMatch(/^[A-Z\d].*[^.]\.( [A-Z].*[^.]\.)?$/);
    expect(sentence).not.toContain("a-key");
  });

  test("a server that says nothing, within its time", async () => {
    server.plan({ kind: "says-nothing" });
    const outcome = await transcribe({ timeout: 0.2 });
    expect(outcome).toMatchObject({ ok: false, problem: { kind: "too-slow" } });
    expect(server.received()).toHaveLength(1);
  });

  test("nobody at the address", async () => {
    const outcome = await transcribe({ baseUrl: "http://127.0.0.1:9/v1" });
    expect(outcome).toMatchObject({ ok: false, problem: { kind: "address", why: "unreachable" } });
  });

  test("whoever asked has gone", async () => {
    server.plan({ kind: "says-nothing" });
    const gone = new AbortController();
    const outcome = transcribe({}, { signal: gone.signal });
    await expect.poll(() => server.received().length).toBe(1);
    gone.abort();
    expect(await outcome).toMatchObject({ ok: false, problem: { kind: "cancelled" } });
  });
});

describe("what is written down", () => {
  test("the recording goes out with its name, language and a prompt with fillers, and comes back with times", async () => {
    server.plan({ kind: "writes", text: "From, um, a third" });
    expect(await transcribe({}, { language: "hi-IN", type: "mp4" })).toEqual(
      ok({
        text: "From, um, a third",
        words: ["From,", "um,", "a", "third"].map((text, at) => ({
          text,
          from: at * 0.4,
          to: at * 0.4 + 0.3,
        })),
      }),
    );
    expect(server.received()).toEqual([
      {
        path: "/v1/audio/transcriptions",
        authorization: "Bearer a-key",
        fields: expect.objectContaining({ model: "whisper-1", language: "hi", temperature: "0" }),
        fileName: "speech.mp4",
        bytes: SPEECH.audio.length,
      },
    ]);
    expect(server.received()[0]?.fields["prompt"]).toContain("हम्म");
  });

  test("a second try gets what the first one did not", async () => {
    server.plan(refusal(503, "overloaded"), { kind: "writes", text: "Yes" });
    expect(await transcribe()).toMatchObject({ ok: true, value: { text: "Yes" } });
  });

  test("a model without times is asked for the text alone, and from then on at once", async () => {
    const transcriber = createTranscriber(settings({ apiKey: undefined }), 0.01);
    server.plan({ kind: "writes-text-alone", text: "We moved it" });
    expect(await transcriber.transcribe(SPEECH)).toEqual(ok({ text: "We moved it", words: null }));
    expect(server.received()).toHaveLength(2);
    expect(server.received()[1]).toMatchObject({ authorization: null });
    await transcriber.transcribe(SPEECH);
    expect(server.received()).toHaveLength(3);
  });

  test.each([
    ["nothing", { text: " " }],
    ["its own prompt", { text: "Um, uh, hmm, er, ah." }],
    [
      "a sentence that was made up for a silence",
      {
        text: "Thanks for watching!",
        segments: [
          {
            start: 0,
            end: 2,
            text: "Thanks for watching!",
            no_speech_prob: 0.9,
            avg_logprob: -1.4,
          },
        ],
      },
    ],
  ])("%s is no speech", async (_name, body) => {
    server.plan({ kind: "sends", status: 200, body: JSON.stringify(body) });
    expect(await transcribe()).toEqual(ok({ text: "", words: null }));
  });

  test("a made up sentence is left out of those that were said, with its words", async () => {
    const body = {
      text: "We cut refunds. Thanks for watching!",
      segments: [
        { start: 0, end: 2, text: " We cut refunds.", no_speech_prob: 0.01, avg_logprob: -0.2 },
        { start: 2, end: 9, text: " Thanks for watching!", no_speech_prob: 0.9, avg_logprob: -1.4 },
      ],
      words: [
        { word: "We", start: 0, end: 0.4 },
        { word: "cut", start: 0.4, end: 1 },
        { word: "refunds", start: 1, end: 2 },
        { word: "Thanks", start: 3, end: 4 },
      ],
    };
    server.plan({ kind: "sends", status: 200, body: JSON.stringify(body) });
    const outcome = await transcribe();
    expect(outcome).toMatchObject({ ok: true, value: { text: "We cut refunds." } });
    expect(outcome.ok && outcome.value.words?.map(({ text }) => text)).toEqual([
      "We",
      "cut",
      "refunds",
    ]);
  });
});
