import { randomUUID } from "node:crypto";
import path from "node:path";
import { safe } from "@orpc/client";
import type { SimulationAct, SimulationRun } from "@taiyari/contract";
import { loadPlayers, loadScenario } from "@taiyari/content/simulations";
import { playActs } from "@taiyari/domain/simulation";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { projectRoot } from "../../project.ts";
import { makeAct, makeRun } from "../../testing/simulations.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { createTestDatabase } from "../../testing/test-db.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { findScenario } from "./store.ts";
import { sweepSimulations } from "./sweep.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";
const NOW = new Date("2026-11-23T06:00:00.000Z");
const DAY_MS = 86_400_000;
const DIGEST = "d1a2b3c4e5";
const CONTENT = path.join(projectRoot(), "content");

const { source } = loadScenario(CONTENT, "diwali-week");
if (!source) throw new Error("there is a Diwali week");
const { scenario } = source;

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: TestServer;
let asha: SignedInBrowser;
let ravi: SignedInBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({
    database,
    clock: () => NOW,
    findBuiltScenario: (id, digest) => (id === scenario.id && digest === DIGEST ? scenario : null),
  });
});
beforeEach(async () => {
  asha = await openSignedInBrowser(server.url);
  ravi = await openSignedInBrowser(server.url);
});

async function outcomeOf(work: Promise<unknown>): Promise<unknown> {
  const { error } = await safe(work);
  return error !== null && "code" in error ? error.code : "done";
}

async function begun(given: Partial<SimulationRun> = {}): Promise<string> {
  const run = makeRun({ digest: DIGEST, ...given });
  await asha.api.simulation.begin({ run });
  return run.id;
}

const record = (id: string, happened: readonly SimulationAct[], owner = asha) =>
  outcomeOf(owner.api.simulation.record({ id, happened: [...happened] }));
const long = () => makeAct({ text: "x".repeat(12_000) });
const kept = async (id: string) => (await asha.api.simulation.one({ id })).acts;

describe("no day is begun", () => {
  test.each([
    { what: "under an id that is none", given: { id: "the first" } },
    { what: "in a scenario whose name is a path", given: { scenario: "../etc" } },
    { what: "with a digest that is none", given: { digest: "latest" } },
    { what: "in version nought", given: { version: 0 } },
    { what: "before there was anything", given: { startedAt: "1970-01-01T00:00:00.000Z" } },
  ])("$what", async ({ given }) => {
    expect(await outcomeOf(asha.api.simulation.begin({ run: makeRun(given) }))).toBe("BAD_REQUEST");
    expect((await asha.api.simulation.list()).runs).toEqual([]);
  });
});

test("a day reads as absent to everybody else, whatever they ask of it", async () => {
  const id = await begun();
  await record(id, [makeAct()]);
  const { simulation } = ravi.api;
  for (const of of [id, NOBODYS_ID, "no id"]) {
    expect(await outcomeOf(simulation.one({ id: of }))).toBe("NOT_FOUND");
    expect(await record(of, [makeAct()], ravi)).toBe("NOT_FOUND");
    expect(await outcomeOf(simulation.remove({ id: of }))).toBe("NOT_FOUND");
    expect(await outcomeOf(simulation.restore({ id: of }))).toBe("NOT_FOUND");
    expect(await outcomeOf(simulation.issueCertificate({ id: of, name: "Ravi" }))).toBe(
      "NOT_FOUND",
    );
    expect(await outcomeOf(simulation.certificate({ id: of }))).toBe("NOT_FOUND");
  }
  expect((await simulation.list()).runs).toEqual([]);
  expect(await kept(id)).toHaveLength(1);
});

describe("nothing is kept of", () => {
  const work = {
    text: "",
    to: [],
    attached: [],
    code: "",
    run: null,
    remarks: [],
    chosen: [],
    rows: [],
  };
  const handIn = (given: object) =>
    makeAct({ kind: "handed-in", task: "answer_priya", work: { ...work, ...given } });
  test.each([
    { what: "an empty batch", happened: [] },
    { what: "more than 100 at once", happened: Array.from({ length: 101 }, () => makeAct()) },
    { what: "an unknown kind", happened: [makeAct({ kind: "shouted" })] },
    { what: "a time before the beginning", happened: [makeAct({ at: -1 })] },
    { what: "a text as long as a book", happened: [makeAct({ text: "x".repeat(12_001) })] },
    { what: "code of more than 64 KB", happened: [handIn({ code: "é".repeat(32_769) })] },
    {
      what: "a remark on a line that is none",
      happened: [handIn({ remarks: [{ line: -1, text: "" }] })],
    },
    {
      what: "an estimate above the highest level",
      happened: [makeAct({ kind: "estimated", task: "answer_priya", levels: { limit: 4 } })],
    },
    { what: "one bad among good ones", happened: [makeAct(), makeAct({ id: "first" })] },
  ])("$what", async ({ happened }) => {
    const id = await begun();
    expect(await record(id, happened)).toBe("BAD_REQUEST");
    expect(await kept(id)).toEqual([]);
  });

  test("what is more than anybody does in a day", async () => {
    const id = await begun();
    for (let batch = 0; batch < 13; batch += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one batch after another, as a device sends them
      const outcome = await record(id, Array.from({ length: 19 }, long));
      expect(outcome).toBe("done");
    }
    expect(await record(id, Array.from({ length: 19 }, long))).toBe("LIMIT_REACHED");
    expect(await kept(id)).toHaveLength(247);
  });
});

test("what is sent again, from here or another device, counts once and keeps its order", async () => {
  const id = await begun();
  const [first, second, third] = [makeAct({ at: 3 }), makeAct({ at: 1 }), makeAct({ at: 2 })];
  await record(id, [first, second]);
  await record(id, [second, third, third]);
  expect((await kept(id)).map((act) => act.id)).toEqual([first.id, second.id, third.id]);
  await asha.api.simulation.begin({ run: makeRun({ id, digest: DIGEST }) });
  expect(await asha.api.simulation.list()).toMatchObject({
    runs: [{ id, scenario: "diwali-week", events: 3, isEnded: false }],
  });
});

test("a scenario stays as it was as long as somebody has a day in it, deleted or not", async () => {
  const { simulation } = asha.api;
  expect(await outcomeOf(simulation.scenario({ digest: "0000000000" }))).toBe("NOT_FOUND");
  const unknown = await begun({ digest: "ffffffffff" });
  expect(await outcomeOf(simulation.scenario({ digest: "ffffffffff" }))).toBe("NOT_FOUND");
  const id = await begun();
  expect((await simulation.scenario({ digest: DIGEST })).scenario).toEqual(scenario);

  const { db } = database;
  await db.execute(`delete from profile.simulation_runs where id <> '${id}'`);
  await simulation.remove({ id });
  expect((await simulation.list()).runs).toEqual([]);
  await sweepSimulations({ db, clock: () => new Date(NOW.getTime() + 29 * DAY_MS) });
  expect(await findScenario(db, DIGEST)).not.toBeNull();
  await simulation.restore({ id });
  expect((await simulation.list()).runs.map((run) => run.id)).toEqual([id]);
  await simulation.remove({ id });
  await sweepSimulations({ db, clock: () => new Date(NOW.getTime() + 31 * DAY_MS) });
  expect(await findScenario(db, DIGEST)).toBeNull();
  expect(await outcomeOf(simulation.restore({ id: unknown }))).toBe("NOT_FOUND");
});

const right = async () => ({ isSame: true, passed: [] });

/** The acts of a player of the scenario, as a device sends them. */
async function actsOf(player: "excellent" | "silent"): Promise<readonly SimulationAct[]> {
  const { players } = loadPlayers(CONTENT, scenario.id);
  const script = players.find(({ name }) => name === player)?.script;
  if (!script) throw new Error(`there is a player ${player}`);
  const { acts } = await playActs(scenario, script.acts, right);
  const ids = new Map(acts.map(({ id }) => [id, randomUUID()]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- acts of the domain are those of the contract
  return acts.map((act) => ({ ...act, id: ids.get(act.id) })) as SimulationAct[];
}

const issue = (id: string) => asha.api.simulation.issueCertificate({ id, name: "Asha Iyer" });

describe("a certificate", () => {
  test("is made of no day that goes on, nor of one in which nothing was handed in", async () => {
    const acts = await actsOf("excellent");
    const going = await begun();
    await record(going, acts.filter(({ kind }) => kind !== "ended").slice(0, 90));
    expect(await outcomeOf(issue(going))).toBe("NOT_OVER");
    const silent = await begun();
    await record(silent, [...(await actsOf("silent")), makeAct({ kind: "ended", at: 210 })]);
    expect(await outcomeOf(issue(silent))).toBe("NOT_OVER");
    const foreign = await begun({ digest: "ffffffffff" });
    await record(foreign, [makeAct({ kind: "ended", at: 210 })]);
    expect(await outcomeOf(issue(foreign))).toBe("NOT_OVER");
  });

  test("says what the server works out, is one for a day, is shown and hidden by its owner, and goes with the day", async () => {
    const id = await begun();
    await record(id, await actsOf("excellent"));
    expect(await asha.api.simulation.certificate({ id })).toEqual({ certificate: null });
    const made = await issue(id);
    expect(await asha.api.simulation.certificate({ id })).toEqual({ certificate: made });
    expect(made).toMatchObject({
      name: "Asha Iyer",
      title: scenario.title,
      company: scenario.company,
      isPublic: true,
      endedAt: NOW.toISOString(),
    });
    expect(made.score).toBeGreaterThanOrEqual(80);
    expect(made.work.map(({ title }) => title)).toEqual(scenario.tasks.map(({ title }) => title));
    expect(await asha.api.simulation.issueCertificate({ id, name: "Somebody Else" })).toEqual(made);

    const { code } = made;
    const { isPublic: _isPublic, ...shown } = made;
    const visitor = await safe(ravi.api.simulation.openCertificate({ code: code.toLowerCase() }));
    expect(visitor.data).toEqual({ ...shown, checkedAt: NOW.toISOString() });
    const { simulation } = ravi.api;
    const hide = { code, isPublic: false };
    expect(await outcomeOf(simulation.setCertificatePublic(hide))).toBe("NOT_FOUND");
    await asha.api.simulation.setCertificatePublic(hide);
    expect(await outcomeOf(simulation.openCertificate({ code }))).toBe("NOT_FOUND");
    await asha.api.simulation.setCertificatePublic({ code, isPublic: true });
    await asha.api.simulation.remove({ id });
    expect(await outcomeOf(simulation.openCertificate({ code }))).toBe("NOT_FOUND");
    await asha.api.simulation.restore({ id });
    expect(await outcomeOf(simulation.openCertificate({ code }))).toBe("done");
  });
});
