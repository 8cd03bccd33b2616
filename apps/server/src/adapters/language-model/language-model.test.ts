import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { PROTOCOLS, TOKENS } from "../../testing/model-protocols.ts";
import { type Behaviour, type ModelServer, startModelServer } from "../../testing/model-server.ts";
import type { ModelSettings } from "../../settings.ts";
import { createLanguageModel } from "./create-language-model.ts";
import { explainProblem } from "./explain-problem.ts";
import type { LanguageModel, ModelEvent } from "./language-model.ts";

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});

const REQUEST = { system: "You improve resumes.", prompt: "Say hello." };
const schema = z.object({ greeting: z.string(), words: z.array(z.string()) });
const OBJECT = { greeting: "hello", words: ["good", "morning"] };
const answers = (text: string): Behaviour => ({ kind: "answers", text });

type End<Value> = Extract<ModelEvent<unknown, Value>, { kind: "end" }>;

async function all<Value>(events: AsyncGenerator<ModelEvent<unknown, Value>, void>) {
  const partial: unknown[] = [];
  let end: End<Value> | null = null;
  for await (const event of events) {
    if (event.kind === "partial") partial.push(event.value);
    else end = event;
  }
  return { partial, ...end! };
}

const textOf = (model: LanguageModel, signal?: AbortSignal) =>
  all(model.streamText({ ...REQUEST, signal }));
const objectOf = (model: LanguageModel) => all(model.streamObject({ ...REQUEST, schema }));

describe.each(PROTOCOLS)("a model asked by the protocol %s", (protocol) => {
  const model = (other?: Partial<ModelSettings>) =>
    createLanguageModel(server.settings(protocol, other), 0);

  describe("that refuses", () => {
    test.each([
      { name: "key", problem: { kind: "key-refused" }, says: "refuses the key in AI_API_KEY" },
      { name: "forbidden", problem: { kind: "key-refused" }, says: "refuses the key" },
      { name: "model", problem: { kind: "unknown-model" }, says: 'has no model "test-model"' },
      { name: "path", problem: { kind: "not-found" }, says: "most addresses end with /v1" },
      { name: "quota", problem: { kind: "quota" }, says: "has no credit or quota left" },
      { name: "context", problem: { kind: "context-too-long" }, says: "longer than the context" },
      { name: "other", problem: { kind: "rejected", status: 422 }, says: "with status 422: " },
    ] as const)("for $name is asked once and explained", async ({ name, problem, says }) => {
      server.plan({ kind: "refuses", name });
      const { outcome } = await textOf(model());
      expect(outcome).toMatchObject({ ok: false, problem });
      expect(server.received).toHaveLength(1);
      if (outcome.ok) return;
      expect(explainProblem(outcome.problem, server.settings(protocol))).toContain(says);
    });

    test("for the moment is asked once more", async () => {
      server.plan({ kind: "refuses", name: "failure" }, answers("hello"));
      expect((await textOf(model())).outcome).toEqual({ ok: true, value: "hello" });
      expect(server.received).toHaveLength(2);
    });

    test("twice is given up", async () => {
      server.plan({ kind: "refuses", name: "failure" });
      const { outcome } = await textOf(model());
      expect(outcome).toMatchObject({ problem: { kind: "server-error", status: 500 } });
      expect(server.received).toHaveLength(2);
    });

    test("more requests for a moment is asked again", async () => {
      server.plan({ kind: "refuses", name: "rate", retryAfter: 0 }, answers("hello"));
      expect((await textOf(model())).outcome).toEqual({ ok: true, value: "hello" });
    });

    test("more requests for a minute is not waited for", async () => {
      server.plan({ kind: "refuses", name: "rate", retryAfter: 60 });
      const { outcome } = await textOf(model());
      const problem = { kind: "rate-limit", retryAfterSeconds: 60 };
      expect(outcome).toEqual({ ok: false, problem });
      expect(server.received).toHaveLength(1);
    });

    test("a schema is asked in words, at once and from then on", async () => {
      server.plan({ kind: "refuses", name: "schema" }, answers(JSON.stringify(OBJECT)));
      const asked = model();
      expect((await objectOf(asked)).outcome).toEqual({ ok: true, value: OBJECT });
      expect((await objectOf(asked)).outcome).toEqual({ ok: true, value: OBJECT });
      expect(server.received.map(({ question }) => question?.hasSchema)).toEqual([
        true,
        false,
        false,
      ]);
      expect(server.received[1]?.question?.system).toContain('"greeting"');
    });
  });

  describe("that fails on the way", () => {
    test("is too slow to begin", async () => {
      server.plan({ kind: "says-nothing" });
      const { outcome } = await textOf(model({ timeout: 0.2 }));
      expect(outcome).toMatchObject({ problem: { kind: "too-slow", hasBegun: false } });
      await server.received[0]?.closed;
    });

    test("is too slow to end", async () => {
      server.plan({ kind: "stalls", text: "hello, and" });
      const { outcome } = await textOf(model({ timeout: 0.6 }));
      expect(outcome).toMatchObject({ problem: { kind: "too-slow", hasBegun: true } });
      await server.received[0]?.closed;
    });

    test.each(["breaks-off", "ends-early"] as const)("%s in the middle", async (kind) => {
      server.plan({ kind, text: "hello, and a good" });
      const { outcome, partial } = await textOf(model());
      expect(outcome).toEqual({ ok: false, problem: { kind: "cut-off", by: "connection" } });
      expect(partial.length).toBeGreaterThan(0);
      expect(server.received).toHaveLength(2);
    });

    test("reaches the longest answer there is", async () => {
      server.plan({ kind: "reaches-limit", text: "hello" });
      const { outcome } = await textOf(model());
      expect(outcome).toEqual({ ok: false, problem: { kind: "cut-off", by: "length" } });
      expect(server.received).toHaveLength(1);
    });

    test("says within an answer that it failed", async () => {
      server.plan({ kind: "fails-within", text: "hello" });
      expect((await textOf(model())).outcome).toMatchObject({ problem: { kind: "server-error" } });
    });

    test.each([
      { what: "noise", type: "text/event-stream", body: "data: }{\n\ndata: \u0000\n\n" },
      { what: "another JSON", type: "application/json", body: '{"hello":"you"}' },
      { what: "nothing", type: "text/event-stream", body: "" },
    ])("sends $what", async ({ type, body }) => {
      server.plan({ kind: "sends", type, body });
      expect((await textOf(model())).outcome).toEqual({ ok: false, problem: { kind: "garbage" } });
    });

    test("sends a page", async () => {
      server.plan({ kind: "sends", type: "text/html", body: "<h1>Welcome</h1>" });
      expect((await textOf(model())).outcome).toEqual({
        ok: false,
        problem: { kind: "not-found" },
      });
    });

    test("sends to another address, where the key does not go", async () => {
      server.plan({ kind: "redirects", to: `${server.origin}/v1/elsewhere` });
      const { outcome } = await textOf(model());
      expect(outcome).toEqual({ ok: false, problem: { kind: "address", why: "redirect" } });
      expect(server.received).toHaveLength(1);
    });

    test.each([true, false])(
      "sends 10 MB, of which most is never read (one piece: %s)",
      async (isOnePiece) => {
        const bytes = 10 * 1024 ** 2;
        server.plan({ kind: "floods", bytes, isOnePiece });
        expect((await textOf(model())).outcome).toEqual({
          ok: false,
          problem: { kind: "too-long" },
        });
        expect(await server.received[0]?.closed).toBeLessThan(bytes);
        expect(server.received).toHaveLength(1);
      },
    );

    test("is told when nobody listens any more", async () => {
      server.plan({ kind: "stalls", text: "hello, and a good morning" });
      const leaving = new AbortController();
      const asked = model().streamText({ ...REQUEST, signal: leaving.signal });
      await asked.next();
      leaving.abort();
      expect((await all(asked)).outcome).toEqual({ ok: false, problem: { kind: "cancelled" } });
      await server.received[0]?.closed;
    });

    test("is told when the loop over its answer is left", async () => {
      server.plan({ kind: "stalls", text: "hello, and a good morning" });
      for await (const _ of model().streamText(REQUEST)) break;
      expect(await server.received[0]?.closed).toBeGreaterThan(0);
    });
  });

  describe("that answers", () => {
    test("gives the text as it comes, then all of it with its tokens", async () => {
      server.plan(answers("Good morning to everybody here."));
      const { partial, outcome, usage } = await textOf(model());
      expect(partial.length).toBeGreaterThan(1);
      expect(partial[0]).toBe("Good morning");
      expect(outcome).toEqual({ ok: true, value: "Good morning to everybody here." });
      expect(usage).toEqual({ inputTokens: TOKENS.input, outputTokens: TOKENS.output });
      expect(server.received[0]?.question).toMatchObject({
        protocol,
        model: "test-model",
        key: "key-of-a-test-0123456789",
        system: REQUEST.system,
        turns: [REQUEST.prompt],
      });
    });

    test("gives an object as it comes, and nothing that was not asked for", async () => {
      server.plan(answers(JSON.stringify({ ...OBJECT, hired: true })));
      const { partial, outcome } = await objectOf(model());
      expect(partial.length).toBeGreaterThan(0);
      expect(outcome).toEqual({ ok: true, value: OBJECT });
      expect(server.received[0]?.question?.hasSchema).toBe(true);
    });

    test.each([
      { what: "of another shape", text: '{"greeting":1}', kind: "wrong-schema" },
      { what: "in words", text: "Hello there!", kind: "garbage" },
    ])("$what twice is a failure", async ({ text, kind }) => {
      server.plan(answers(text));
      expect((await objectOf(model())).outcome).toEqual({ ok: false, problem: { kind } });
      expect(server.received.map(({ question }) => question?.hasSchema)).toEqual([true, false]);
    });

    test("of another shape is asked for again in words", async () => {
      const thoughts = `<think>{"greeting"?}</think>Here:\n\`\`\`json\n${JSON.stringify(OBJECT)}\n\`\`\``;
      server.plan(answers('{"greeting":1}'), answers(thoughts));
      const { outcome, usage } = await objectOf(model());
      expect(outcome).toEqual({ ok: true, value: OBJECT });
      expect(usage.inputTokens).toBe(2 * TOKENS.input);
    });
  });
});

/** The answer of what stands at an address. */
function at(baseUrl: string) {
  return textOf(createLanguageModel(server.settings("openai-compatible", { baseUrl }), 0));
}

describe("an address without a model", () => {
  test("that nobody answers", async () => {
    expect((await at("http://127.0.0.1:1/v1")).outcome).toMatchObject({
      problem: { kind: "address", why: "unreachable" },
    });
  });

  test("with a name that nobody has", async () => {
    expect((await at("http://model.invalid/v1")).outcome).toMatchObject({
      problem: { kind: "address", why: "unknown-host" },
    });
  });

  test("that speaks no TLS", async () => {
    expect((await at(`${server.origin.replace("http", "https")}/v1`)).outcome).toMatchObject({
      problem: { kind: "address", why: "certificate" },
    });
  });

  test("without its /v1", async () => {
    expect((await at(server.origin)).outcome).toMatchObject({ problem: { kind: "not-found" } });
  });
});
