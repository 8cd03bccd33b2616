import { randomUUID } from "node:crypto";
import { safe } from "@orpc/client";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeDraft } from "../../testing/drafts.ts";
import {
  openBrowser,
  openSignedInBrowser,
  type SignedInBrowser,
  type TestBrowser,
} from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const NOW = new Date("2026-11-21T10:10:00.000Z");
const OPEN = { password: null, expiresAt: null, isListed: false };

let server: TestServer;
let asha: SignedInBrowser;
let visitor: TestBrowser;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
  asha = await openSignedInBrowser(server.url);
  visitor = openBrowser(server.url);
});

beforeEach(() => {
  now = NOW;
});

const minutesLater = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

async function newResume(draft = makeDraft()): Promise<string> {
  const id = randomUUID();
  await asha.api.editor.createResume({ id, name: "For the bank, 20 lakh", draft });
  return id;
}

async function newShare(given: Partial<Parameters<typeof asha.api.editor.createShare>[0]> = {}) {
  const id = given.id ?? (await newResume());
  const share = await asha.api.editor.createShare({ ...OPEN, ...given, id });
  return { ...share, resumeId: id };
}

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

const NOT_FOUND = { code: "NOT_FOUND" };
const open = (token: string, password?: string) =>
  visitor.api.editor.openShare({ token, ...(password === undefined ? {} : { password }) });

describe("a link to a resume", () => {
  test("is made, seen and ended by its owner only", async () => {
    const { resumeId: id, id: shareId } = await newShare();
    const other = await newResume();
    const { editor } = (await openSignedInBrowser(server.url)).api;

    const asked = [
      editor.listShares({ id }),
      editor.createShare({ ...OPEN, id }),
      editor.revokeShare({ id, shareId }),
      asha.api.editor.revokeShare({ id: other, shareId }),
      asha.api.editor.createShare({ ...OPEN, id: randomUUID() }),
    ];

    for (const error of await Promise.all(asked.map(errorOf))) {
      expect(error).toMatchObject(NOT_FOUND);
    }
    expect((await asha.api.editor.listShares({ id })).shares).toHaveLength(1);
  });

  test("that would end before it begins is refused, and so are a short password and the 51st", async () => {
    const id = await newResume();
    const { editor } = asha.api;

    expect(
      await errorOf(editor.createShare({ ...OPEN, id, expiresAt: NOW.toISOString() })),
    ).toMatchObject({ code: "EXPIRY_PASSED" });
    expect(await errorOf(editor.createShare({ ...OPEN, id, password: "abc" }))).toMatchObject({
      code: "BAD_REQUEST",
    });
    for (let made = 0; made < 49; made += 1) await editor.createShare({ ...OPEN, id });
    const { id: shareId } = await editor.createShare({ ...OPEN, id });
    expect(await errorOf(editor.createShare({ ...OPEN, id }))).toMatchObject({
      code: "LIMIT_REACHED",
      data: { most: 50 },
    });
    await editor.revokeShare({ id, shareId });
    expect(await editor.createShare({ ...OPEN, id })).toMatchObject({ views: 0 });
  });

  test("has a name of the owner's choosing, once it is one that may be had", async () => {
    const meera = await openSignedInBrowser(server.url);
    const theirs = randomUUID();
    await meera.api.editor.createResume({ id: theirs, name: "Resume", draft: makeDraft() });
    await meera.api.editor.createShare({ ...OPEN, id: theirs, name: "Meera-Nair" });
    const first = await newShare({ name: "  Asha-Verma ", label: "For the bank" });
    expect(first).toMatchObject({ name: "asha-verma", label: "For the bank" });
    const id = await newResume();
    const refusedFor = async (name: string) =>
      errorOf(asha.api.editor.createShare({ ...OPEN, id, name }));

    for (const [name, reason] of [
      ["ab", "length"],
      ["asha verma", "characters"],
      ["report", "reserved"],
      ["meera-nair", "taken"],
      ["ASHA-verma", "in-use"],
    ] as const) {
      expect(await refusedFor(name)).toMatchObject({ code: "NAME_REFUSED", data: { reason } });
    }
    expect((await asha.api.editor.listShares({ id })).shares).toHaveLength(0);
    expect((await open("Asha-Verma")).name).toBe("Asha Verma");
    expect((await open(first.token)).name).toBe("Asha Verma");
  });

  test("loses its old name when it gets another, which nobody else can take", async () => {
    const { resumeId: id, id: shareId, token } = await newShare({ name: "asha-before" });
    const rename = (name: string | null) =>
      asha.api.editor.renameShare({ id, shareId, name, label: "Recruiter" });

    expect(await errorOf(rename("login"))).toMatchObject({ data: { reason: "reserved" } });
    expect(await rename("asha-after")).toMatchObject({ name: "asha-after", label: "Recruiter" });
    expect(await errorOf(open("asha-before"))).toMatchObject(NOT_FOUND);
    await open("asha-after");
    const meera = await openSignedInBrowser(server.url);
    const theirs = randomUUID();
    await meera.api.editor.createResume({ id: theirs, name: "Resume", draft: makeDraft() });
    expect(
      await errorOf(meera.api.editor.createShare({ ...OPEN, id: theirs, name: "asha-before" })),
    ).toMatchObject({ data: { reason: "taken" } });
    expect(
      await errorOf(meera.api.editor.renameShare({ id, shareId, name: null, label: "" })),
    ).toMatchObject(NOT_FOUND);
    expect(await rename(" ")).toMatchObject({ name: null });
    await open(token);
  });

  test("leaves its name to the owner's next link when it ends", async () => {
    const { resumeId: id, id: shareId } = await newShare({ name: "asha-once" });
    await asha.api.editor.revokeShare({ id, shareId });
    expect(await errorOf(open("asha-once"))).toMatchObject(NOT_FOUND);
    expect(
      await errorOf(asha.api.editor.renameShare({ id, shareId, name: "asha-new", label: "" })),
    ).toMatchObject(NOT_FOUND);

    const next = await newShare({ name: "asha-once" });

    expect((await open("asha-once")).name).toBe("Asha Verma");
    expect(next.name).toBe("asha-once");
    expect((await asha.api.editor.listShares({ id })).shares[0]).toMatchObject({ name: null });
  });

  test("cannot be guessed", async () => {
    const [first, second] = [await newShare(), await newShare()];

    expect(first.token).toMatch(/^[\w-]{32}$/);
    expect(second.token).not.toBe(first.token);
    expect(await errorOf(open(`${first.token.slice(0, -1)}~`))).toMatchObject(NOT_FOUND);
    expect(await errorOf(open("%"))).toMatchObject(NOT_FOUND);
  });

  test("shows a visitor the resume as it is now, under the person's name", async () => {
    const { token, resumeId } = await newShare();
    const draft = makeDraft({ personal: { title: "Chef" } });
    now = minutesLater(5);
    await asha.api.editor.saveResume({ id: resumeId, revision: 1, draft });

    expect(await open(token)).toEqual({
      name: "Asha Verma",
      draft,
      template: expect.objectContaining({ id: draft.currentTemplate }),
      updatedAt: minutesLater(5).toISOString(),
    });
    expect((await asha.api.editor.listResumes()).resumes[0]).toMatchObject({ shares: 1 });
  });

  test("answers as one that never was once it is ended", async () => {
    const { token, resumeId, id: shareId } = await newShare();
    now = minutesLater(1);

    const ended = await asha.api.editor.revokeShare({ id: resumeId, shareId });

    expect(ended.revokedAt).toBe(now.toISOString());
    expect(await errorOf(open(token))).toMatchObject(NOT_FOUND);
    now = minutesLater(2);
    expect(await asha.api.editor.revokeShare({ id: resumeId, shareId })).toEqual(ended);
    expect(
      (await asha.api.editor.listResumes()).resumes.find(({ id }) => id === resumeId)?.shares,
    ).toBe(0);
  });

  test("answers no more from the moment it expires", async () => {
    const { token } = await newShare({ expiresAt: minutesLater(60).toISOString() });

    now = new Date(minutesLater(60).getTime() - 1);
    await open(token);
    now = minutesLater(60);
    expect(await errorOf(open(token))).toMatchObject(NOT_FOUND);
  });

  test("answers no more while its resume is deleted, with a password or without", async () => {
    const { token, resumeId } = await newShare({ password: "four" });
    await asha.api.editor.deleteResume({ id: resumeId });

    expect(await errorOf(open(token))).toMatchObject(NOT_FOUND);
    expect(await errorOf(open(token, "four"))).toMatchObject(NOT_FOUND);
    await asha.api.editor.restoreResume({ id: resumeId });
    expect((await open(token, "four")).name).toBe("Asha Verma");
  });

  test("never shows what its owner hid", async () => {
    const secret = { id: "r1", position: "", company: "", email: "", phone: "", reference: "" };
    const draft = makeDraft({
      references: [{ ...secret, name: "Meera Secret" }],
      custom: [
        { id: "custom_1", name: "Salary", isRepeatable: false, content: "Secret", items: [] },
      ],
      sections: [...makeDraft().sections, { id: "custom_1", isHidden: true }],
    });
    const { token } = await newShare({ id: await newResume(draft) });

    const response = await visitor.request(`/api/v1/shared/${token}`, { method: "POST" });
    const text = await response.text();

    expect(text).not.toMatch(/secret|salary|custom_1|20 lakh/i);
    expect(text).toContain("Asha Verma");
  });
});

const robotsOf = async (token: string) => {
  const response = await fetch(`${server.url}/shared/${token}`, {
    headers: { accept: "text/html" },
  });
  return response.headers.get("x-robots-tag");
};

describe("the page of a link", () => {
  const NEVER = "noindex, nofollow";

  test("may not be indexed, whatever stands in the address", async () => {
    const { token } = await newShare();

    for (const address of [
      token,
      `${token}?a=/shared/b`,
      "unknown",
      "",
      encodeURIComponent("a/b"),
    ]) {
      expect(await robotsOf(address)).toBe(NEVER);
    }
    expect((await fetch(`${server.url}/%73hared/${token}`)).headers.get("x-robots-tag")).toBe(
      NEVER,
    );
  });

  test("may be indexed when its owner says so, for as long as it is open", async () => {
    const { token, resumeId, id: shareId } = await newShare({ isListed: true });

    expect(await robotsOf(token)).toBeNull();
    await asha.api.editor.revokeShare({ id: resumeId, shareId });
    expect(await robotsOf(token)).toBe(NEVER);
  });

  test("leaves other pages to the search engines", async () => {
    expect((await fetch(`${server.url}/login`)).headers.get("x-robots-tag")).toBeNull();
  });
});
