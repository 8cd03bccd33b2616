import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { letters, user } from "../../db/schema/index.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { makeLetter } from "../../testing/letters.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepLetters } from "./sweep.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";
const NOW = new Date("2026-11-22T10:00:00.000Z");
const DAY_MS = 86_400_000;

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

interface Given {
  readonly owner?: SignedInBrowser;
  readonly name?: string;
  readonly resume?: { readonly id: string; readonly revision: number } | null;
}

async function newLetter({ owner = asha, name = "Nandi Retail", resume = null }: Given = {}) {
  const id = randomUUID();
  const jobDescription = "SQL is a must";
  await owner.api.letters.createLetter({ id, name, letter: makeLetter(), resume, jobDescription });
  return id;
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

const NOT_FOUND = { code: "NOT_FOUND" };

describe("a cover letter", () => {
  test("reads as absent to everybody else, whatever they ask of it", async () => {
    const id = await newLetter();
    const api = ravi.api.letters;
    for (const of of [id, NOBODYS_ID]) {
      const asked = [
        api.getLetter({ id: of }),
        api.saveLetter({ id: of, revision: 1, letter: makeLetter({ role: "Mine now" }) }),
        api.renameLetter({ id: of, name: "Mine now" }),
        api.duplicateLetter({ id: of, newId: randomUUID() }),
        api.deleteLetter({ id: of }),
        api.restoreLetter({ id: of }),
      ];
      for (const error of await Promise.all(asked.map(errorOf)))
        expect(error).toMatchObject(NOT_FOUND);
    }
    expect(await api.listLetters()).toEqual({ letters: [] });
    expect((await asha.api.letters.getLetter({ id })).letter).toEqual(makeLetter());
  });

  test.each([
    { what: "two paragraphs of one id", letter: twice() },
    { what: "a tone nobody knows", letter: { ...makeLetter(), tone: "loud" } as never },
    { what: "a paragraph of 5,001 characters", letter: long(5_001) },
  ])("is refused with $what", async ({ letter }) => {
    const asked = { id: randomUUID(), name: "x", letter, resume: null, jobDescription: "" };
    expect(await errorOf(asha.api.letters.createLetter(asked))).toMatchObject({
      code: "BAD_REQUEST",
    });
  });

  test("is refused beyond 200 of one person, copies and restored ones too", async () => {
    const person = await openSignedInBrowser(server.url);
    const first = await newLetter({ owner: person });
    const deleted = await newLetter({ owner: person });
    await person.api.letters.deleteLetter({ id: deleted });
    await server.database.db.insert(letters).values(
      Array.from({ length: 199 }, () => ({
        id: randomUUID(),
        userId: person.userId,
        name: "One more",
        letter: makeLetter(),
        jobDescription: "",
        role: "",
        company: "",
      })),
    );
    const api = person.api.letters;
    const one = {
      id: randomUUID(),
      name: "x",
      letter: makeLetter(),
      resume: null,
      jobDescription: "",
    };
    const asked = [
      api.createLetter(one),
      api.duplicateLetter({ id: first, newId: randomUUID() }),
      api.restoreLetter({ id: deleted }),
    ];
    for (const error of await Promise.all(asked.map(errorOf)))
      expect(error).toMatchObject({ code: "LIMIT_REACHED", data: { most: 200 } });
    await api.deleteLetter({ id: first });
    expect(await api.createLetter(one)).toMatchObject({ revision: 1 });
  });

  test("begun twice under one id is the one that was kept first", async () => {
    const id = await newLetter();
    const other = {
      id,
      name: "Other",
      letter: makeLetter({ role: "Chef" }),
      resume: null,
      jobDescription: "",
    };
    expect(await asha.api.letters.createLetter(other)).toEqual({
      revision: 1,
      savedAt: NOW.toISOString(),
    });
    expect(await asha.api.letters.getLetter({ id })).toMatchObject({ name: "Nandi Retail" });
  });

  test("is kept with the resume it goes with, and stays when that is deleted", async () => {
    const resumeId = randomUUID();
    await asha.api.editor.createResume({ id: resumeId, name: "Analyst", draft: makeDraft() });
    const resume = { id: resumeId, revision: 1 };
    const id = await newLetter({ resume });
    expect(await asha.api.letters.getLetter({ id })).toEqual({
      id,
      name: "Nandi Retail",
      role: "Data Analyst",
      company: "Nandi Retail",
      resume,
      resumeName: "Analyst",
      createdAt: NOW.toISOString(),
      updatedAt: NOW.toISOString(),
      letter: makeLetter(),
      jobDescription: "SQL is a must",
      revision: 1,
    });
    await asha.api.editor.deleteResume({ id: resumeId });
    expect(await asha.api.letters.getLetter({ id })).toMatchObject({ resume, resumeName: "" });
  });

  test("is renamed, copied, deleted and restored", async () => {
    const person = await openSignedInBrowser(server.url);
    const api = person.api.letters;
    const id = await newLetter({ owner: person });
    now = minutesLater(1);
    await api.renameLetter({ id, name: "Nandi" });
    const newId = randomUUID();
    expect(await api.duplicateLetter({ id, newId })).toMatchObject({
      id: newId,
      name: "Nandi copy",
    });
    expect((await api.listLetters()).letters.map((one) => one.name)).toEqual([
      "Nandi copy",
      "Nandi",
    ]);
    await api.deleteLetter({ id });
    expect(await errorOf(api.getLetter({ id }))).toMatchObject(NOT_FOUND);
    await api.restoreLetter({ id });
    expect((await api.getLetter({ id })).name).toBe("Nandi");
  });

  test("is gone 30 days after its deletion, and with its person", async () => {
    const person = await openSignedInBrowser(server.url);
    const api = person.api.letters;
    const [old, kept] = [await newLetter({ owner: person }), await newLetter({ owner: person })];
    await api.deleteLetter({ id: old });
    const { db } = server.database;
    await sweepLetters({ db, clock: () => new Date(NOW.getTime() + 30 * DAY_MS + 1) });
    expect(await errorOf(api.restoreLetter({ id: old }))).toMatchObject(NOT_FOUND);
    expect((await api.getLetter({ id: kept })).id).toBe(kept);

    await db.delete(user).where(eq(user.id, person.userId));
    expect(await db.$count(letters, eq(letters.userId, person.userId))).toBe(0);
  });
});

const save = (id: string, revision: number, role: string) =>
  asha.api.letters.saveLetter({ id, revision, letter: makeLetter({ role }) });

describe("saving a letter", () => {
  test("on an older revision is refused with what is kept now, and overwrites nothing", async () => {
    const id = await newLetter();
    await save(id, 1, "Chef");
    expect(await errorOf(save(id, 1, "Cook"))).toMatchObject({
      code: "CONFLICT",
      data: { letter: makeLetter({ role: "Chef" }), revision: 2 },
    });
    expect((await asha.api.letters.getLetter({ id })).role).toBe("Chef");
  });

  test("from two devices at once keeps exactly one", async () => {
    const id = await newLetter();
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => safe(save(id, 1, `Device ${at}`))),
    );
    expect(answers.filter(({ data }) => data).map(({ data }) => data?.revision)).toEqual([2]);
    for (const { error } of answers.filter(({ data }) => !data))
      expect(error).toMatchObject({ code: "CONFLICT" });
  });

  test("what is kept already changes nothing, whatever revision it was made on", async () => {
    const id = await newLetter();
    await save(id, 1, "Chef");
    now = minutesLater(5);
    for (const revision of [1, 2])
      expect(await save(id, revision, "Chef")).toEqual({ revision: 2, savedAt: NOW.toISOString() });
  });
});

function twice() {
  const { paragraphs, ...rest } = makeLetter();
  return { ...rest, paragraphs: [...paragraphs, ...paragraphs] };
}

function long(length: number) {
  return makeLetter({ paragraphs: [{ id: "a", text: "x".repeat(length), engine: null }] });
}
