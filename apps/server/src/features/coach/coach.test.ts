import { beforeAll, describe, expect, test } from "vitest";
import type { RewriteEvent } from "@taiyari/contract";
import { type ModelServer, startModelServer } from "../../testing/model-server.ts";
import {
  openSignedInBrowser,
  type SignedInBrowser,
  type TestClient,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const BEFORE =
  "I was responsible for the monthly stock report of all seven branches.\nUsed Excel for reconciling the bank entries.";
const AFTER = [
  { text: "Prepared the monthly stock report of all seven branches.", reason: "opening" },
  { text: "Reconciled the bank entries in Excel.", reason: "shorter" },
];
const FIELD = { section: "experience", item: "a", field: "description" };
const SKILLS = { section: "skills", item: null, field: "technical" };
const REQUEST = {
  fields: [
    { kind: "text" as const, field: FIELD, context: "Accountant at Nandi Retail", text: BEFORE },
    { kind: "tags" as const, field: SKILLS, context: "", tags: ["TallyPrime"] },
  ],
  source: `Accountant at Nandi Retail\n${BEFORE}\nTallyPrime`,
  job: "We need an accountant who knows SAP.",
};
const answer = (lines: unknown, add: readonly string[] = []) =>
  JSON.stringify({ texts: [{ id: "t1", lines }], tags: [{ id: "g2", add }] });

let models: ModelServer;
let server: TestServer;
let admin: SignedInBrowser;
beforeAll(async () => {
  models = await startModelServer();
  server = await startTestServer({
    settings: { model: models.settings("openai-compatible"), modelRequestsPerDay: 3 },
    clock: () => now,
  });
  admin = await openSignedInBrowser(server.url);
});

/** Ten at night of 21 November in India. */
let now = new Date("2026-11-21T16:30:00Z");

async function eventsOf(api: TestClient): Promise<readonly RewriteEvent[]> {
  const events: RewriteEvent[] = [];
  for await (const event of await api.coach.rewrite(REQUEST)) events.push(event);
  return events;
}

describe("without a model", () => {
  test("the built-in engine is named, and a rewording says that it is off", async () => {
    const { url } = await startTestServer();
    const { api } = await openSignedInBrowser(url);
    expect(await api.coach.status()).toEqual({
      engine: "built-in",
      name: null,
      requestsLeft: null,
    });
    expect((await eventsOf(api)).at(-1)).toEqual({ kind: "failed", because: "off" });
    expect(await api.admin.testCoach()).toMatchObject({ works: false });
    expect((await api.admin.coachSettings()).model).toBeNull();
  });
});

describe("a rewording", () => {
  test.each([
    { because: "key-refused", plan: { kind: "refuses", name: "key" } },
    { because: "server-error", plan: { kind: "refuses", name: "failure" } },
    { because: "garbage", plan: { kind: "answers", text: "I would rather not." } },
    {
      because: "nothing-held",
      plan: {
        kind: "answers",
        text: answer([{ text: "Led 40 people at Google.", reason: "result" }]),
      },
    },
  ] as const)("fails with $because", async ({ because, plan }) => {
    const { api } = await openSignedInBrowser(server.url);
    models.plan(plan);
    expect((await eventsOf(api)).at(-1)).toEqual({ kind: "failed", because });
  });

  test("says how far it is, then gives each change with its reason", async () => {
    const { api } = await openSignedInBrowser(server.url);
    models.plan({ kind: "answers", text: answer(AFTER, ["Excel", "SAP", "TallyPrime"]) });
    const events = await eventsOf(api);
    expect(events[0]).toEqual({ kind: "progress", done: 0, of: 2 });
    expect(events.filter(({ kind }) => kind === "progress").length).toBeGreaterThan(1);
    expect(events.at(-1)).toEqual({
      kind: "proposals",
      proposals: [
        {
          kind: "text",
          field: FIELD,
          engine: "model",
          before: BEFORE,
          changes: [
            {
              id: 1,
              edits: [{ from: 0, to: 21, text: "Prepared" }],
              reason: "Opens with what you did.",
            },
            expect.objectContaining({ id: 2, reason: "Says the same in fewer words." }),
          ],
        },
        {
          kind: "tags",
          field: SKILLS,
          engine: "model",
          before: ["TallyPrime"],
          changes: [
            {
              id: 1,
              tag: null,
              text: "Excel",
              reason: "You write “Used Excel for reconciling the bank”.",
            },
          ],
        },
      ],
    });
  });

  test("leaves out the one change that invents something", async () => {
    const { api } = await openSignedInBrowser(server.url);
    const lines = [
      AFTER[0],
      { text: "Reconciled 400 bank entries a day in Excel.", reason: "figure" },
    ];
    models.plan({ kind: "answers", text: answer(lines) });
    const last = (await eventsOf(api)).at(-1);
    if (last?.kind !== "proposals") throw new Error("no proposals came");
    const [proposal] = last.proposals;
    expect(JSON.stringify(proposal?.changes)).toContain("Prepared");
    expect(JSON.stringify(proposal?.changes)).not.toContain("400");
  });

  test("ends at the model when the person goes", async () => {
    const { api } = await openSignedInBrowser(server.url);
    models.plan({ kind: "stalls", text: '{"texts":[{"id":"t1","lines":[' });
    const events = await api.coach.rewrite(REQUEST);
    await events.next();
    await expect.poll(() => models.received.length).toBe(1);
    await events.return?.();
    expect(await models.received[0]?.closed).toBeGreaterThan(0);
  });

  test("holds the text of a person in its fence, and never in the instructions", async () => {
    const { api } = await openSignedInBrowser(server.url);
    models.plan({ kind: "answers", text: answer(AFTER) });
    await eventsOf(api);
    const [asked] = models.received;
    expect(asked?.question?.system).not.toContain("stock report");
    expect(asked?.question?.turns.join("")).toMatch(
      /<document ([0-9a-f]{12}) text t1>\nI was responsible[^<]*\n<\/document \1>/u,
    );
  });
});

describe("the requests of a day", () => {
  test("are counted before the model is asked, for each person, and begin anew at midnight in India", async () => {
    const { api } = await openSignedInBrowser(server.url);
    models.plan({ kind: "refuses", name: "key" });
    for (const left of [2, 1, 0]) {
      await eventsOf(api);
      expect((await api.coach.status()).requestsLeft).toBe(left);
    }
    expect((await eventsOf(api)).at(-1)).toEqual({ kind: "failed", because: "limit-reached" });
    expect(models.received).toHaveLength(3);
    now = new Date("2026-11-21T18:29:00Z");
    expect((await api.coach.status()).requestsLeft).toBe(0);
    now = new Date("2026-11-21T18:30:00Z");
    expect((await api.coach.status()).requestsLeft).toBe(3);
  });

  test("are not exceeded by many at once", async () => {
    const { api } = await openSignedInBrowser(server.url);
    models.plan({ kind: "answers", text: answer(AFTER) });
    const all = await Promise.all(Array.from({ length: 8 }, () => eventsOf(api)));
    const refused = all.filter((events) => JSON.stringify(events.at(-1)).includes("limit-reached"));
    expect(refused).toHaveLength(5);
  });
});

describe("the admin", () => {
  test("sees what is set and what was asked, and never the key", async () => {
    const settings = await admin.api.admin.coachSettings();
    expect(settings).toMatchObject({
      model: { provider: "openai-compatible", name: "test-model", hasKey: true, timeout: 30 },
      requestsPerDay: 3,
      today: { people: 1, requests: 3, inputTokens: expect.any(Number) },
    });
    expect(settings.today.inputTokens).toBeGreaterThan(0);
    expect(JSON.stringify(settings)).not.toContain("key-of-a-test");
  });

  test("hears what is wrong in a sentence", async () => {
    models.plan({ kind: "refuses", name: "model" });
    expect(await admin.api.admin.testCoach()).toEqual({
      works: false,
      sentence:
        'Asked for a text: 127.0.0.1 has no model "test-model". Put the name of one that it has in AI_MODEL.',
    });
  });
});
