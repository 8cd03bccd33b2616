import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resumes, user } from "../../db/schema/index.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";
const NOW = new Date("2026-11-21T10:00:00.000Z");

let server: TestServer;
let asha: SignedInBrowser;
let ravi: SignedInBrowser;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  asha = await openSignedInBrowser(server.url);
  ravi = await openSignedInBrowser(server.url);
});

beforeEach(() => {
  now = NOW;
});

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function newResume({
  owner = asha,
  name = "Data analyst",
  draft = makeDraft(),
} = {}): Promise<string> {
  const id = randomUUID();
  await owner.api.editor.createResume({ id, name, draft });
  return id;
}

const titled = (title: string) => makeDraft({ personal: { title } });

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

const NOT_FOUND = { code: "NOT_FOUND" };

describe("a resume of the editor", () => {
  test("reads as absent to everybody else, whatever they ask of it", async () => {
    const id = await newResume();
    const { editor } = ravi.api;

    for (const of of [id, NOBODYS_ID]) {
      const asked = [
        editor.getResume({ id: of }),
        editor.saveResume({ id: of, revision: 1, draft: titled("Mine now") }),
        editor.renameResume({ id: of, name: "Mine now" }),
        editor.duplicateResume({ id: of, newId: randomUUID() }),
        editor.deleteResume({ id: of }),
        editor.restoreResume({ id: of }),
      ];
      for (const error of await Promise.all(asked.map(errorOf))) {
        expect(error).toMatchObject(NOT_FOUND);
      }
    }
    expect(await editor.listResumes()).toEqual({ resumes: [] });
    expect((await asha.api.editor.getResume({ id })).draft).toEqual(makeDraft());
  });

  test("of one person and of another may have the same id", async () => {
    const id = await newResume({ draft: titled("Analyst") });

    expect(
      await ravi.api.editor.createResume({ id, name: "Welder", draft: titled("Welder") }),
    ).toMatchObject({ revision: 1 });

    expect((await asha.api.editor.getResume({ id })).draft).toEqual(titled("Analyst"));
    expect((await ravi.api.editor.getResume({ id })).draft).toEqual(titled("Welder"));
    await ravi.api.editor.deleteResume({ id });
    expect((await asha.api.editor.getResume({ id })).name).toBe("Data analyst");
  });

  test("begun twice under one id is the one that was kept first", async () => {
    const id = await newResume({ draft: titled("First") });
    await asha.api.editor.saveResume({ id, revision: 1, draft: titled("Second") });

    const again = await asha.api.editor.createResume({ id, name: "Other", draft: titled("Third") });

    expect(again).toEqual({ revision: 2, savedAt: NOW.toISOString() });
    expect(await asha.api.editor.getResume({ id })).toMatchObject({
      name: "Data analyst",
      draft: titled("Second"),
    });
  });

  test("is refused without a name", async () => {
    expect(
      await errorOf(
        asha.api.editor.createResume({ id: randomUUID(), name: " ", draft: makeDraft() }),
      ),
    ).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("is refused beyond 200 of one person, copies too, until one is deleted", async () => {
    const person = await openSignedInBrowser(server.url);
    const first = await newResume({ owner: person });
    await server.database.db.insert(resumes).values(
      Array.from({ length: 199 }, () => ({
        id: randomUUID(),
        userId: person.userId,
        name: "One more",
        draft: makeDraft(),
        fullName: "",
        title: "",
        template: "modern",
      })),
    );
    const one = { id: randomUUID(), name: "Too many", draft: makeDraft() };
    const refusal = { code: "LIMIT_REACHED", data: { most: 200 } };

    expect(await errorOf(person.api.editor.createResume(one))).toMatchObject(refusal);
    expect(
      await errorOf(person.api.editor.duplicateResume({ id: first, newId: randomUUID() })),
    ).toMatchObject(refusal);

    await person.api.editor.deleteResume({ id: first });
    expect(await person.api.editor.createResume(one)).toMatchObject({ revision: 1 });

    // Deleting makes room for one, not for that one and its own return.
    expect(await errorOf(person.api.editor.restoreResume({ id: first }))).toMatchObject(refusal);
    await person.api.editor.restoreResume({ id: one.id });
    await person.api.editor.deleteResume({ id: one.id });
    await person.api.editor.restoreResume({ id: first });
    expect((await person.api.editor.listResumes()).resumes).toHaveLength(200);
  });

  test("beyond 400 with deleted ones, makes the one deleted first go for good, copies too", async () => {
    const person = await openSignedInBrowser(server.url);
    const kept = await newResume({ owner: person });
    const put = Array.from({ length: 399 }, (_, minute) => ({
      id: randomUUID(),
      userId: person.userId,
      name: "Put aside",
      draft: makeDraft(),
      fullName: "",
      title: "",
      template: "modern",
      deletedAt: minutesLater(minute),
    }));
    await server.database.db.insert(resumes).values(put.toReversed());
    const idOf = (index: number) => ({ id: put[index]?.id ?? "" });
    const { editor } = person.api;

    await newResume({ owner: person });
    expect(await errorOf(editor.restoreResume(idOf(0)))).toMatchObject(NOT_FOUND);
    await editor.duplicateResume({ id: kept, newId: randomUUID() });
    expect(await errorOf(editor.restoreResume(idOf(1)))).toMatchObject(NOT_FOUND);

    await editor.restoreResume(idOf(2));
    expect((await editor.listResumes()).resumes).toHaveLength(4);
  });

  test("is listed with what stands in it, the one last saved first", async () => {
    const person = await openSignedInBrowser(server.url);
    const first = await newResume({ owner: person, name: "Analyst" });
    now = minutesLater(1);
    const second = await newResume({ owner: person, name: "Welder", draft: titled("Welder") });
    now = minutesLater(2);
    await person.api.editor.saveResume({ id: first, revision: 1, draft: titled("Chef") });

    expect((await person.api.editor.listResumes()).resumes).toEqual([
      {
        id: first,
        name: "Analyst",
        fullName: "Asha Verma",
        title: "Chef",
        template: "modern",
        createdAt: NOW.toISOString(),
        updatedAt: minutesLater(2).toISOString(),
        shares: 0,
      },
      expect.objectContaining({ id: second, name: "Welder", title: "Welder" }),
    ]);
  });

  test("is looked in by the search under the name its owner gave it, and by nobody else", async () => {
    const id = await newResume({ name: "Hospital 50% pharmacist" });

    expect((await asha.api.shell.search()).results).toContainEqual({
      id,
      kind: "resume",
      title: "Hospital 50% pharmacist",
      about: "resume",
      at: null,
      path: `/resume/builder/${id}`,
    });
    const idsFor = async (person: typeof asha) =>
      (await person.api.shell.search()).results.map((result) => result.id);
    expect(await idsFor(ravi)).not.toContain(id);
    await asha.api.editor.deleteResume({ id });
    expect(await idsFor(asha)).not.toContain(id);
  });

  test("is renamed without becoming a newer one", async () => {
    const id = await newResume();
    now = minutesLater(1);

    await asha.api.editor.renameResume({ id, name: "  Nurse  " });

    expect(await asha.api.editor.getResume({ id })).toMatchObject({
      name: "Nurse",
      revision: 1,
      updatedAt: NOW.toISOString(),
    });
  });

  test("goes with its owner's account", async () => {
    const person = await openSignedInBrowser(server.url);
    const id = await newResume({ owner: person });
    await person.api.editor.keepVersion({ id, name: "First" });
    const { db, pool } = server.database;
    const left = async () =>
      (
        await pool.query<{ of: string; n: string }>(
          "select 'resumes' as of, count(*) as n from profile.resumes where user_id = $1 " +
            "union all select 'versions', count(*) from profile.resume_versions where user_id = $1",
          [person.userId],
        )
      ).rows.map(({ n }) => Number(n));
    expect(await left()).toEqual([1, 1]);

    await db.delete(user).where(eq(user.id, person.userId));

    expect(await left()).toEqual([0, 0]);
  });
});

describe("a copy", () => {
  test("has the contents and nothing else, and is the same when it is asked for again", async () => {
    const id = await newResume({ name: "Nurse", draft: titled("Nurse") });
    await asha.api.editor.keepVersion({ id, name: "Sent to Pune" });
    now = minutesLater(1);
    const newId = randomUUID();

    const copy = await asha.api.editor.duplicateResume({ id, newId });

    expect(copy).toMatchObject({ id: newId, name: "Nurse copy", title: "Nurse", shares: 0 });
    expect(await asha.api.editor.duplicateResume({ id, newId })).toEqual(copy);
    expect(await asha.api.editor.getResume({ id: newId })).toMatchObject({
      draft: titled("Nurse"),
      revision: 1,
    });
    expect(await asha.api.editor.listVersions({ id: newId })).toEqual({ versions: [] });
  });

  test("of one with the longest name still says that it is a copy", async () => {
    const id = await newResume({ name: `${"a".repeat(114)}😀😀😀` });

    const { name } = await asha.api.editor.duplicateResume({ id, newId: randomUUID() });

    expect(name).toBe(`${"a".repeat(114)} copy`);
  });
});

describe("a deleted resume", () => {
  test("is absent everywhere until it is restored, and then is as it was", async () => {
    const id = await newResume({ draft: titled("Chef") });
    await asha.api.editor.keepVersion({ id, name: "Before" });
    await asha.api.editor.deleteResume({ id });

    const { editor } = asha.api;
    const asked = [
      editor.getResume({ id }),
      editor.deleteResume({ id }),
      editor.renameResume({ id, name: "Back" }),
      editor.listVersions({ id }),
      editor.keepVersion({ id, name: "" }),
      editor.listShares({ id }),
      editor.saveResume({ id, revision: 1, draft: titled("Cook") }),
    ];
    for (const error of await Promise.all(asked.map(errorOf))) {
      expect(error).toMatchObject(NOT_FOUND);
    }

    await editor.restoreResume({ id });
    expect((await editor.getResume({ id })).draft).toEqual(titled("Chef"));
    expect((await editor.listVersions({ id })).versions).toHaveLength(1);
    await editor.restoreResume({ id });
  });
});
