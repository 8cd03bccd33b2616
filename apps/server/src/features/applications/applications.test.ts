import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { applications, user } from "../../db/schema/index.ts";
import { makeApplication } from "../../testing/applications.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { makeLetter } from "../../testing/letters.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { sweepApplications } from "./sweep.ts";

const NOBODYS_ID = "2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c11";
const NOW = new Date("2026-11-23T10:00:00.000Z");
const TODAY = "2026-11-23";
const DAY_MS = 86_400_000;
const NOT_FOUND = { code: "NOT_FOUND" };

let server: TestServer;
let asha: SignedInBrowser;
let ravi: SignedInBrowser;
beforeAll(async () => {
  server = await startTestServer({ clock: () => NOW });
  asha = await openSignedInBrowser(server.url);
  ravi = await openSignedInBrowser(server.url);
});

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

async function tracked(
  given: Parameters<typeof makeApplication>[0] = {},
  owner: SignedInBrowser = asha,
) {
  return owner.api.applications.add(makeApplication(given));
}

/** What a form sends of an application. */
function written(of: { readonly id: string; readonly revision: number }, company: string) {
  const { id, application } = makeApplication({ id: of.id, company });
  return { id, application, revision: of.revision };
}

describe("an application", () => {
  test("reads as absent to everybody else, whatever they ask of it", async () => {
    const one = await tracked();
    const api = ravi.api.applications;
    for (const id of [one.id, NOBODYS_ID]) {
      const asked = [
        api.save(written({ id, revision: 1 }, "Mine now")),
        api.move({ id, stage: "offer", today: TODAY }),
        api.remove({ id }),
        api.restore({ id }),
      ];
      for (const error of await Promise.all(asked.map(errorOf)))
        expect(error).toMatchObject(NOT_FOUND);
    }
    expect(await api.list()).toEqual({ applications: [] });
    expect((await asha.api.applications.list()).applications).toEqual([one]);
  });

  test("under an id that somebody else has is the person's own", async () => {
    const one = await tracked();
    const theirs = await tracked({ id: one.id, company: "Mine" }, ravi);
    expect(theirs.company).toBe("Mine");
    const own = (await asha.api.applications.list()).applications;
    expect(own.find(({ id }) => id === one.id)?.company).toBe("Nandi Retail");
  });

  test.each([
    { what: "no company", given: { company: "  " } },
    { what: "no role", given: { role: "" } },
    { what: "a company of 121 characters", given: { company: "x".repeat(121) } },
    { what: "a link that runs", given: { link: "javascript:alert(1)" } },
    { what: "a note of 2,001 characters", given: { note: "x".repeat(2_001) } },
    { what: "a day that is none", given: { nextOn: "2026-02-30" } },
    { what: "a salary below nothing", given: { salary: -1 } },
    { what: "a stage nobody knows", given: { stage: "hired" as never } },
    { what: "no id", given: { id: "00000000-0000-0000-0000-000000000000" } },
  ])("is refused with $what", async ({ given }) => {
    const error = await errorOf(asha.api.applications.add(makeApplication(given)));
    expect(error).toMatchObject({ code: "BAD_REQUEST" });
  });

  test("is refused beyond 500 of one person, restored ones too", async () => {
    const person = await openSignedInBrowser(server.url);
    const { api } = person;
    const deleted = await tracked({}, person);
    await api.applications.remove({ id: deleted.id });
    const first = { history: [{ stage: "saved", on: TODAY }], createdAt: NOW, updatedAt: NOW };
    const { resume: _resume, letter: _letter, ...row } = makeApplication().application;
    await server.database.db.insert(applications).values(
      Array.from({ length: 500 }, () => ({
        ...row,
        ...first,
        id: randomUUID(),
        userId: person.userId,
      })),
    );
    const asked = [
      api.applications.add(makeApplication()),
      api.applications.restore({ id: deleted.id }),
    ];
    for (const error of await Promise.all(asked.map(errorOf)))
      expect(error).toMatchObject({
        code: "LIMIT_REACHED",
        message: "You have as many applications as one may have. Delete one you do not need first.",
        data: { most: 500 },
      });
    const [kept] = (await api.applications.list()).applications;
    await api.applications.remove({ id: kept?.id ?? "" });
    expect((await tracked({}, person)).revision).toBe(1);
  });

  test("added twice under one id is the one that was kept first", async () => {
    const one = await tracked();
    expect(await tracked({ id: one.id, company: "Other" })).toEqual(one);
  });

  test("on an older revision is not changed, and says which one is kept", async () => {
    const one = await tracked();
    const changed = await asha.api.applications.save(written(one, "Tessera"));
    expect(changed).toMatchObject({ company: "Tessera", revision: 2, stage: "saved" });
    const late = errorOf(asha.api.applications.save(written(one, "Nandi")));
    expect(await late).toMatchObject({ code: "CONFLICT", data: { revision: 2 } });
  });

  test("keeps the day of each stage, of one day the last, and the day it was sent", async () => {
    const { id } = await tracked();
    const { move } = asha.api.applications;
    const applied = await move({ id, stage: "applied", today: "2026-11-21" });
    expect(applied).toMatchObject({ appliedOn: "2026-11-21", revision: 2 });
    await move({ id, stage: "rejected", today: TODAY });
    const one = await move({ id, stage: "interview", today: TODAY });
    expect(one).toMatchObject({
      stage: "interview",
      appliedOn: "2026-11-21",
      history: [
        { stage: "saved", on: "2026-11-20" },
        { stage: "applied", on: "2026-11-21" },
        { stage: "interview", on: TODAY },
      ],
    });
    expect(await move({ id, stage: "interview", today: TODAY })).toEqual(one);
    expect(await tracked({ stage: "applied", today: TODAY })).toMatchObject({ appliedOn: TODAY });
  });

  test("names the resume and the letter that went with it, changed since, and gone", async () => {
    const { api } = asha;
    const [resume, letter] = [randomUUID(), randomUUID()];
    await api.editor.createResume({ id: resume, name: "Analyst", draft: makeDraft() });
    const wanted = { letter: makeLetter(), resume: null, jobDescription: "" };
    await api.letters.createLetter({ id: letter, name: "To Nandi", ...wanted });
    const sent = { resume: { id: resume, revision: 1 }, letter: { id: letter, revision: 1 } };
    const one = await tracked(sent);
    expect(one).toMatchObject({
      ...sent,
      resumeNow: { name: "Analyst", isChanged: false },
      letterNow: { name: "To Nandi", isChanged: false },
    });
    const changed = { letter: makeLetter({ role: "Chef" }), revision: 1 };
    await api.letters.saveLetter({ id: letter, ...changed });
    await api.editor.deleteResume({ id: resume });
    const { applications: all } = await api.applications.list();
    expect(all.find(({ id }) => id === one.id)).toMatchObject({
      ...sent,
      resumeNow: { name: "", isChanged: false },
      letterNow: { name: "To Nandi", isChanged: true },
    });
    // A resume of somebody else is like one that is gone.
    expect((await tracked(sent, ravi)).letterNow).toEqual({ name: "", isChanged: false });
  });

  test("is restored for 30 days, then gone; and goes with its person", async () => {
    const person = await openSignedInBrowser(server.url);
    const api = person.api.applications;
    const [old, kept] = [await tracked({}, person), await tracked({}, person)];
    await api.remove({ id: kept.id });
    await api.restore({ id: kept.id });
    await api.remove({ id: old.id });
    expect((await api.list()).applications).toEqual([kept]);
    const { db } = server.database;
    await sweepApplications({ db, clock: () => new Date(NOW.getTime() + 30 * DAY_MS + 1) });
    expect(await errorOf(api.restore({ id: old.id }))).toMatchObject(NOT_FOUND);

    await db.delete(user).where(eq(user.id, person.userId));
    expect(await db.$count(applications, eq(applications.userId, person.userId))).toBe(0);
  });
});
