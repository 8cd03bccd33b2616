import { MAX_SPEECH_BYTES } from "@taiyari/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from "../../testing/transcription-server.ts";
import { isOwnNetwork } from "./own-network.ts";

/** The first bytes of a WebM file, then whatever it holds. */
function recording(bytes = 4_000): Uint8Array<ArrayBuffer> {
  const audio = new Uint8Array(bytes);
  audio.set([0x1a, 0x45, 0xdf, 0xa3]);
  return audio;
}

/** Ten at night of 21 November in India. */
let now = new Date("2026-11-21T16:30:00Z");
let transcribers: TranscriptionServer;
let server: TestServer;
let admin: SignedInBrowser;
beforeAll(async () => {
  transcribers = await startTranscriptionServer();
  server = await startTestServer({
    settings: {
      transcriber: {
        baseUrl: transcribers.baseUrl,
        apiKey: "a-key-that-nobody-sees",
        model: "whisper-1",
        minutesPerDay: 2,
        timeout: 30,
      },
    },
    clock: () => now,
  });
  admin = await openSignedInBrowser(server.url);
});
afterAll(() => transcribers.close());

interface Said {
  readonly seconds?: number;
  readonly body?: Uint8Array<ArrayBuffer> | string;
  readonly language?: string;
}

async function say(
  browser: Pick<SignedInBrowser, "request">,
  { seconds = 10, body = recording(), language = "en-IN" }: Said = {},
) {
  const query = new URLSearchParams({ language, seconds: String(seconds) });
  const response = await browser.request(`/api/v1/voice/transcriptions?${query.toString()}`, {
    method: "POST",
    headers: { "content-type": "audio/webm" },
    body,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

describe("what is refused", () => {
  test("whoever is not signed in, before anything is read", async () => {
    transcribers.plan({ kind: "writes", text: "hello" });
    const { status, answer } = await say(openBrowser(server.url));
    expect([status, answer["code"]]).toEqual([401, "NOT_SIGNED_IN"]);
    expect(transcribers.received()).toEqual([]);
  });

  test.each([
    { what: "an empty body", body: new Uint8Array(), status: 415, code: "NOT_AUDIO" },
    { what: "a PDF file", body: "%PDF-1.7 and more", status: 415, code: "NOT_AUDIO" },
    {
      what: "too large a file",
      body: recording(MAX_SPEECH_BYTES + 1),
      status: 413,
      code: "PAYLOAD_TOO_LARGE",
    },
  ])("$what", async ({ body, status, code }) => {
    const person = await openSignedInBrowser(server.url);
    transcribers.plan({ kind: "writes", text: "hello" });
    const refused = await say(person, { body });
    expect([refused.status, refused.answer["code"]]).toEqual([status, code]);
    expect(transcribers.received()).toEqual([]);
    expect((await person.api.voice.status()).transcriber?.secondsLeft).toBe(120);
  });

  test("a recording of more than three minutes", async () => {
    const { status, answer } = await say(admin, { seconds: 181 });
    expect([status, answer["code"]]).toEqual([413, "AUDIO_TOO_LONG"]);
  });

  test("more than a person may say in a day, until the next day in India", async () => {
    const person = await openSignedInBrowser(server.url);
    transcribers.plan({ kind: "writes", text: "hello" });
    expect((await say(person, { seconds: 100 })).status).toBe(200);
    const refused = await say(person, { seconds: 21 });
    expect([refused.status, refused.answer["code"]]).toEqual([429, "LIMIT_REACHED"]);
    // A page that says less than it sends is counted by what it sends: 16 kB a second.
    expect((await say(person, { seconds: 0, body: recording(400_000) })).status).toBe(429);
    expect((await say(person, { seconds: 19.4 })).status).toBe(200);
    now = new Date("2026-11-21T18:31:00Z");
    expect((await say(person, { seconds: 100 })).status).toBe(200);
  });

  test("a transcriber that fails, in a sentence that names neither its address nor its words", async () => {
    const person = await openSignedInBrowser(server.url);
    transcribers.plan({ kind: "sends", status: 401, body: '{"error":{"message":"a-key-that"}}' });
    const { status, answer } = await say(person);
    expect([status, answer["code"]]).toEqual([502, "TRANSCRIBER_FAILED"]);
    expect(answer["message"]).toBe(
      "The transcriber did not answer. Your recording was not written down; say it again, or type it.",
    );
  });

  test("without a transcriber there is none, and pages are told so", async () => {
    const { url } = await startTestServer();
    const person = await openSignedInBrowser(url);
    expect(await person.api.voice.status()).toEqual({ transcriber: null });
    const { status, answer } = await say(person);
    expect([status, answer["code"]]).toEqual([404, "NO_TRANSCRIBER"]);
  });
});

describe("what is written down", () => {
  test("a visitor is told what there is, before the microphone is tried", async () => {
    const { transcriber } = await openBrowser(server.url).api.voice.status();
    expect(transcriber).toMatchObject({ isOwn: true, secondsLeft: 120 });
  });

  test("comes back with times, and nothing of it is kept but its seconds", async () => {
    const person = await openSignedInBrowser(server.url);
    transcribers.plan({ kind: "writes", text: "मतलब um yes" });
    const { status, answer } = await say(person, { language: "hi-IN", seconds: 7.2 });
    expect(status).toBe(200);
    expect(answer["text"]).toBe("मतलब um yes");
    expect(answer["words"]).toHaveLength(3);
    expect(transcribers.received()[0]).toMatchObject({
      authorization: "Bearer a-key-that-nobody-sees",
      fields: { language: "hi" },
      fileName: "speech.webm",
      bytes: 4_000,
    });
    expect(await person.api.voice.status()).toEqual({
      transcriber: { name: "whisper-1", host: "127.0.0.1", isOwn: true, secondsLeft: 112 },
    });
  });

  test("an admin sees the settings without the key, and a test that says how it went", async () => {
    const settings = await admin.api.admin.voiceSettings();
    expect(settings.transcriber).toEqual({
      address: transcribers.baseUrl,
      name: "whisper-1",
      hasKey: true,
      timeout: 30,
      minutesPerDay: 2,
    });
    expect(JSON.stringify(settings)).not.toContain("a-key");
    transcribers.plan({ kind: "sends", status: 401, body: "{}" });
    const refused = await admin.api.admin.testVoice();
    expect(refused).toMatchObject({ works: false });
    expect(refused.sentence).toContain("refuses the key in TRANSCRIBER_API_KEY");
    transcribers.plan({ kind: "writes", text: "" });
    const works = await admin.api.admin.testVoice();
    expect(works.sentence).toMatch(/^whisper-1 at 127\.0\.0\.1 works: a second of silence in \d/);
    expect(transcribers.received()[0]).toMatchObject({ fileName: "speech.wav", bytes: 32_044 });
  });
});

test.each([
  ["https://api.openai.com/v1", undefined, false],
  ["https://speech.example.org/v1", "https://taiyari.example.org", false],
  ["https://8.8.8.8/v1", undefined, false],
  ["http://172.32.0.1/v1", undefined, false],
  ["http://local.example.com/v1", undefined, false],
  ["http://localhost:8000/v1", undefined, true],
  ["http://whisper:8000/v1", undefined, true],
  ["http://[::1]:8000/v1", undefined, true],
  ["http://192.168.1.20:8000/v1", undefined, true],
  ["http://gpu.internal/v1", undefined, true],
  ["https://taiyari.example.org/speech/v1", "https://taiyari.example.org", true],
])("whether %s of %s is in one's own network: %s", (address, publicUrl, isOwn) => {
  expect(isOwnNetwork(address, publicUrl)).toBe(isOwn);
});
