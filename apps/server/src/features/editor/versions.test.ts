import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resumeVersions } from "../../db/schema/index.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const NOW = new Date("2026-11-21T10:00:00.000Z");
const NOT_FOUND = { code: "NOT_FOUND", status: 404 };
const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";

let server: TestServer;
let asha: SignedInBrowser;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  asha = await openSignedInBrowser(server.url);
});

beforeEach(() => {
  now = NOW;
});

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const titled = (title: string) => makeDraft({ personal: { title } });

const given = (versionId: string, title: string) => ({ versionId, draft: titled(title) });

/** A resume with the title "0", saved with other titles after so many minutes each. */
async function resumeSavedAfter(...minutes: readonly number[]): Promise<string> {
  const id = randomUUID();
  await asha.api.editor.createResume({ id, name: "Resume", draft: titled("0") });
  for (const [at, after] of minutes.entries()) {
    now = minutesLater(after);
    await asha.api.editor.saveResume({ id, revision: at + 1, draft: titled(String(after)) });
  }
  return id;
}

/** What a resume's versions hold, newest first: their titles, which are the minutes they were saved after. */
async function titlesOf(id: string): Promise<readonly string[]> {
  const { versions } = await asha.api.editor.listVersions({ id });
  const whole = await Promise.all(
    versions.map(({ id: versionId }) => asha.api.editor.getVersion({ id, versionId })),
  );
  return whole.map(({ draft }) => draft.resumeData.personal.title);
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

describe("a version that is given", () => {
  test("is refused to everybody but the resume's owner, and under an id another resume has", async () => {
    const id = await resumeSavedAfter();
    const other = await resumeSavedAfter();
    const { editor } = (await openSignedInBrowser(server.url)).api;
    const versionId = randomUUID();
    const version = { name: "Mine", given: given(versionId, "mine") };
    expect(await errorOf(editor.keepVersion({ id, ...version }))).toMatchObject(NOT_FOUND);
    await asha.api.editor.keepVersion({ id: other, ...version });
    expect(await errorOf(asha.api.editor.keepVersion({ id, ...version }))).toMatchObject(NOT_FOUND);
    expect(await titlesOf(id)).toEqual([]);
  });

  test("is kept once, however often it is asked for, and what is saved stays", async () => {
    const id = await resumeSavedAfter();
    const versionId = randomUUID();
    const first = await asha.api.editor.keepVersion({
      id,
      name: "A",
      given: given(versionId, "a"),
    });
    const again = await asha.api.editor.keepVersion({
      id,
      name: "B",
      given: given(versionId, "b"),
    });
    expect(again).toEqual(first);
    expect(await titlesOf(id)).toEqual(["a"]);
    const { draft, revision } = await asha.api.editor.getResume({ id });
    expect([draft.resumeData.personal.title, revision]).toEqual(["0", 1]);
  });
});

describe("a version", () => {
  test("is absent to everybody else, and under another resume of its owner", async () => {
    const id = await resumeSavedAfter();
    const other = await resumeSavedAfter();
    const { id: versionId } = await asha.api.editor.keepVersion({ id, name: "Mine" });
    const { editor } = (await openSignedInBrowser(server.url)).api;

    const asked = [
      editor.listVersions({ id }),
      editor.getVersion({ id, versionId }),
      editor.keepVersion({ id, name: "Theirs" }),
      editor.renameVersion({ id, versionId, name: "Theirs" }),
      asha.api.editor.getVersion({ id: other, versionId }),
      asha.api.editor.renameVersion({ id: other, versionId, name: "Other" }),
      asha.api.editor.getVersion({ id, versionId: NOBODYS_ID }),
      asha.api.editor.listVersions({ id: NOBODYS_ID }),
    ];

    for (const error of await Promise.all(asked.map(errorOf))) {
      expect(error).toMatchObject({ code: "NOT_FOUND" });
    }
    expect(await asha.api.editor.listVersions({ id })).toEqual({
      versions: [{ id: versionId, name: "Mine", madeAt: NOW.toISOString() }],
    });
  });

  test("kept with a name holds what was saved then, and can be named anew", async () => {
    const id = await resumeSavedAfter();
    now = minutesLater(1);
    const kept = await asha.api.editor.keepVersion({ id, name: " Sent to Pune " });
    await asha.api.editor.saveResume({ id, revision: 1, draft: titled("later") });

    expect(kept).toEqual({
      id: expect.any(String),
      name: "Sent to Pune",
      madeAt: minutesLater(1).toISOString(),
    });
    const renamed = await asha.api.editor.renameVersion({ id, versionId: kept.id, name: "Pune" });
    expect(renamed).toEqual({ ...kept, name: "Pune" });
    expect(await asha.api.editor.getVersion({ id, versionId: kept.id })).toEqual({
      ...renamed,
      draft: titled("0"),
    });
  });
});

describe("versions by themselves", () => {
  test("hold what was saved before, from when that was saved, and no more often than every five minutes", async () => {
    const id = await resumeSavedAfter(1, 2, 4, 6, 7, 12);

    expect(await titlesOf(id)).toEqual(["7", "4", "0"]);
    const { versions } = await asha.api.editor.listVersions({ id });
    expect(versions.map(({ name, madeAt }) => [name, madeAt])).toEqual([
      ["", minutesLater(7).toISOString()],
      ["", minutesLater(4).toISOString()],
      ["", NOW.toISOString()],
    ]);
  });

  test("are not made of what a version holds already", async () => {
    const id = await resumeSavedAfter();
    now = minutesLater(1);
    await asha.api.editor.keepVersion({ id, name: "Sent" });
    now = minutesLater(60);
    await asha.api.editor.saveResume({ id, revision: 1, draft: titled("60") });

    expect(await titlesOf(id)).toEqual(["0"]);
  });

  test("are not made by a saving that is refused or changes nothing", async () => {
    const id = await resumeSavedAfter();
    now = minutesLater(60);
    await asha.api.editor.saveResume({ id, revision: 1, draft: titled("0") });
    await errorOf(asha.api.editor.saveResume({ id, revision: 9, draft: titled("60") }));

    expect(await titlesOf(id)).toEqual([]);
  });

  test("grow fewer with age; one with a name stays", async () => {
    const id = await resumeSavedAfter(10, 20, 30, 40);
    const named = (await asha.api.editor.listVersions({ id })).versions.at(-1)!;
    await asha.api.editor.renameVersion({ id, versionId: named.id, name: "First" });
    expect(await titlesOf(id)).toEqual(["30", "20", "10", "0"]);

    now = minutesLater(3 * 24 * 60);
    await asha.api.editor.saveResume({ id, revision: 5, draft: titled("days later") });

    expect(await titlesOf(id)).toEqual(["40", "0"]);
  });
});

const keep = (person: SignedInBrowser, id: string, name: string) =>
  errorOf(person.api.editor.keepVersion({ id, name }));

async function newResume(person: SignedInBrowser): Promise<string> {
  const id = randomUUID();
  await person.api.editor.createResume({ id, name: "Resume", draft: titled("0") });
  return id;
}

/** Puts versions of some days ago into the table: keeping 300 one by one takes hours by the rules. */
async function addNamed(userId: string, resumeId: string, count: number): Promise<void> {
  const madeAt = new Date(NOW.getTime() - 86_400_000);
  const values = Array.from({ length: count }, (_, at) => ({
    userId,
    resumeId,
    name: `Version ${at}`,
    madeAt,
    draft: titled("0"),
  }));
  await server.database.db.insert(resumeVersions).values(values);
}

describe("versions that are too many", () => {
  test("are refused by name, until one has its name taken away, and never to anybody else", async () => {
    const [ravi, mira] = [
      await openSignedInBrowser(server.url),
      await openSignedInBrowser(server.url),
    ];
    const [id, other] = [await newResume(ravi), await newResume(mira)];
    await addNamed(ravi.userId, id, 300);

    const refusal = {
      code: "TOO_MANY_VERSIONS",
      status: 413,
      message: expect.stringContaining("300 versions"),
    };
    expect(await keep(ravi, id, "One more")).toMatchObject(refusal);
    expect(await keep(ravi, id, "")).toBeNull();
    const { versions } = await ravi.api.editor.listVersions({ id });
    const [unnamed, named] = [
      versions.find(({ name }) => name === ""),
      versions.find(({ name }) => name !== ""),
    ];
    const rename = (versionId = "", name: string) =>
      errorOf(ravi.api.editor.renameVersion({ id, versionId, name }));
    expect(await rename(unnamed?.id, "One more")).toMatchObject(refusal);
    expect(await rename(named?.id, "Another name")).toBeNull();
    expect(await keep(mira, other, "Hers")).toBeNull();

    expect(await rename(named?.id, "")).toBeNull();
    expect(await keep(ravi, id, "One more")).toBeNull();
  });

  test("keep the side that gave way in a merge a little longer", async () => {
    const ravi = await openSignedInBrowser(server.url);
    const id = await newResume(ravi);
    await addNamed(ravi.userId, id, 300);
    const merged = { id, name: "As it was here", given: given(randomUUID(), "mine") };
    expect(await errorOf(ravi.api.editor.keepVersion(merged))).toBeNull();

    await addNamed(ravi.userId, id, 99);
    const another = { ...merged, given: given(randomUUID(), "mine") };
    expect(await errorOf(ravi.api.editor.keepVersion(another))).toMatchObject({ status: 413 });
  });

  test("are refused when they come too fast, with how long to wait", async () => {
    const ravi = await openSignedInBrowser(server.url);
    const id = await newResume(ravi);
    for (let kept = 0; kept < 120; kept++) expect(await keep(ravi, id, "")).toBeNull();

    now = minutesLater(20);
    expect(await keep(ravi, id, "Mine")).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      status: 429,
      data: { retryAfterSeconds: 2_400 },
    });
    now = minutesLater(61);
    expect(await keep(ravi, id, "Mine")).toBeNull();
  });
});
