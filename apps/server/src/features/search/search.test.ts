import { beforeAll, expect, test } from "vitest";
import { makeAnswer, makeInterview } from "../../testing/interviews.ts";
import { makeAct, makeRun } from "../../testing/simulations.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let asha: SignedInBrowser;
let ravi: SignedInBrowser;

beforeAll(async () => {
  server = await startTestServer({ database: await createTestDatabase() });
  asha = await openSignedInBrowser(server.url);
  ravi = await openSignedInBrowser(server.url);
});

const found = async (person: SignedInBrowser) => (await person.api.shell.search()).results;

test("looks in nothing of somebody who has nothing, and in nothing of anybody else", async () => {
  const interview = makeInterview();
  await ravi.api.interview.begin({ interview });
  expect(await found(asha)).toEqual([]);
  expect((await found(ravi)).map(({ id }) => id)).toEqual([interview.id]);
});

test("opens the report of an interview that is over, and the room of one that is not", async () => {
  const going = makeInterview();
  const over = makeInterview({ startedAt: "2026-11-22T05:00:00.000Z" });
  for (const interview of [going, over]) await asha.api.interview.begin({ interview });
  await asha.api.interview.record({
    id: over.id,
    happened: [makeAnswer(), { id: crypto.randomUUID(), at: 60, kind: "ended" }],
  });

  const interviews = (await found(asha)).filter(({ kind }) => kind === "interview");

  expect(interviews).toEqual([
    {
      id: going.id,
      kind: "interview",
      title: "Data Analyst",
      about: "behavioural interview",
      at: "2026-11-23T05:00:00.000Z",
      path: `/interview/studio?id=${going.id}`,
    },
    expect.objectContaining({ id: over.id, path: `/interview/report/${over.id}` }),
  ]);
  await asha.api.interview.remove({ id: going.id });
  expect((await found(asha)).map(({ id }) => id)).not.toContain(going.id);
});

test("looks in the notes of a day as they were last kept, and in no empty ones", async () => {
  const run = makeRun();
  await asha.api.simulation.begin({ run });
  const notes = async () => (await found(asha)).filter(({ kind }) => kind === "note");
  expect(await notes()).toEqual([]);

  const acts = [
    makeAct({ text: "Trucks leave at 10:45." }),
    makeAct({ at: 20, text: "Refunds wait for Farida.\nAsk her at noon." }),
  ];
  await asha.api.simulation.record({ id: run.id, happened: acts });
  expect(await notes()).toEqual([
    expect.objectContaining({
      title: "Refunds wait for Farida.",
      path: `/simulation/${run.id}?at=notes`,
    }),
  ]);
  expect((await notes())[0]?.about).toContain("Ask her at noon.");
  expect((await found(asha)).filter(({ kind }) => kind === "day")).toEqual([
    expect.objectContaining({ id: run.id, path: `/simulation/${run.id}` }),
  ]);
});
