import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { safe } from "@orpc/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeDraft } from "../../testing/drafts.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const NOW = new Date("2026-11-24T03:30:00.000Z");
const OPEN = { password: null, expiresAt: null, isListed: false };

let server: TestServer;
let asha: SignedInBrowser;
let webFolder: string;
let now = NOW;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), "taiyari-cards-"));
  await writeFile(path.join(webFolder, "index.html"), "<html><head></head><body></body></html>");
  server = await startTestServer({ webFolder, clock: () => now });
  asha = await openSignedInBrowser(server.url);
});
afterAll(() => rm(webFolder, { recursive: true, force: true }));

/** As much of a JPEG as says its size. Source: ITU-T T.81, annex B. */
const jpeg = (width: number, height: number) =>
  Buffer.from([
    0xff,
    0xd8,
    0xff,
    0xc0,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
  ]).toString("base64");
const PICTURE = jpeg(1200, 630);

const DRAFT = makeDraft({
  personal: { summary: '\uFDD0Counts\uFDD1 what "nobody" counted.\nAnd <b>says</b> so.' },
});

/** What an address's page says of itself, by the names of its tags. */
async function tagsOf(address: string): Promise<Readonly<Record<string, string>>> {
  const page = await (
    await fetch(server.url + address, { headers: { accept: "text/html" } })
  ).text();
  const tags = page.matchAll(
    /<meta (?:property|name)="(?<name>[^"]+)" content="(?<value>[^"]*)">/g,
  );
  return Object.fromEntries(
    [...tags].map(({ groups }) => [groups?.["name"] ?? "", groups?.["value"] ?? ""]),
  );
}

async function newLink(given: object = {}, draft = DRAFT) {
  const id = randomUUID();
  const { revision } = await asha.api.editor.createResume({ id, name: "For the bank", draft });
  const link = await asha.api.editor.createShare({ ...OPEN, ...given, id });
  return { ...link, id, shareId: link.id, revision, page: `/shared/${link.token}` };
}

const keep = (id: string, revision: number, picture = PICTURE) =>
  safe(asha.api.editor.keepLinkPicture({ id, revision, picture }));

/** An address of this installation without what it begins with. */
const pathOf = (address: string | undefined) => {
  const { pathname, search } = new URL(address ?? "");
  return pathname + search;
};

/** Whether there is a picture of a page. */
async function hasPicture(page: string): Promise<boolean> {
  const { headers } = await fetch(`${server.url}${page}/picture.jpg`);
  return headers.get("content-type") === "image/jpeg";
}

const OWN = { "og:title": "Taiyari: prepare for your interview" };

describe("the card of a link", () => {
  test.each([
    ["that nobody made", async () => ({ page: "/shared/nobody-made-this" })],
    ["with a password", async () => newLink({ password: "right" })],
    [
      "that was ended",
      async () => {
        const link = await newLink();
        await asha.api.editor.revokeShare({ id: link.id, shareId: link.shareId });
        return link;
      },
    ],
    ["to a report", async () => ({ page: "/shared/report/abcdefghijklmnopqrstuvwxyz012345" })],
  ])("%s is the product's own, and it has no picture", async (_which, make) => {
    const { page } = await make();
    const tags = await tagsOf(page);

    expect(tags).toMatchObject(OWN);
    expect(pathOf(tags["og:image"])).toBe("/icons/card.png");
    expect(JSON.stringify(tags)).not.toContain("Asha");
    expect(await hasPicture(page)).toBe(false);
  });

  test("that ended by itself is the product's own, though it had a picture", async () => {
    const link = await newLink({ expiresAt: new Date(NOW.getTime() + 60_000).toISOString() });
    expect((await keep(link.id, link.revision)).error).toBeNull();
    expect(await hasPicture(link.page)).toBe(true);
    now = new Date(NOW.getTime() + 60_000);

    expect(await tagsOf(link.page)).toMatchObject(OWN);
    expect(await hasPicture(link.page)).toBe(false);
    now = NOW;
  });

  test("names nobody where the owner hid the name", async () => {
    const sections = DRAFT.sections.map((each) => ({
      ...each,
      isHidden: each.id === "personal",
    }));
    const tags = await tagsOf((await newLink({}, { ...DRAFT, sections })).page);

    expect(tags["og:title"]).toBe("Resume");
    expect(tags["og:description"]).toBeUndefined();
  });

  test("says the name, and in plain words what the resume begins with", async () => {
    expect(await tagsOf((await newLink()).page)).toMatchObject({
      "og:title": "Asha Verma, resume",
      "og:description":
        "Data Analyst. Counts what &quot;nobody&quot; counted. And &lt;b&gt;says&lt;/b&gt; so",
      "twitter:card": "summary_large_image",
    });
  });
});

describe("the picture of a link", () => {
  test("is refused to others, of another size or kind, of another revision, and where no link shows it", async () => {
    const { id, revision } = await newLink();
    const locked = await newLink({ password: "right" });
    const { editor } = (await openSignedInBrowser(server.url)).api;
    const others = await safe(editor.keepLinkPicture({ id, revision, picture: PICTURE }));

    expect(others.error).toMatchObject({ code: "NOT_FOUND" });
    expect((await safe(editor.linkPicture({ id }))).error).toMatchObject({ code: "NOT_FOUND" });
    for (const picture of [jpeg(630, 1200), btoa("<svg/>")]) {
      expect((await keep(id, revision, picture)).error).toMatchObject({ code: "NO_PICTURE" });
    }
    const unwanted = { code: "PICTURE_NOT_WANTED" };
    expect((await keep(id, revision + 1)).error).toMatchObject(unwanted);
    expect((await keep(locked.id, locked.revision)).error).toMatchObject(unwanted);
    expect(await asha.api.editor.linkPicture({ id })).toMatchObject({
      isShown: true,
      isCurrent: false,
    });
    expect((await asha.api.editor.linkPicture({ id: locked.id })).isShown).toBe(false);
  });

  test("is shown at the token and at the name, until others would see something else", async () => {
    const name = `asha-${randomUUID().slice(0, 8)}`;
    const { id, revision, page } = await newLink({ name });
    expect((await keep(id, revision)).error).toBeNull();

    for (const address of [page, `/shared/${name}`]) {
      const tags = await tagsOf(address);
      expect(tags).toMatchObject({ "og:image:width": "1200", "og:image:height": "630" });
      const picture = pathOf(tags["og:image"]);
      const answer = await fetch(server.url + picture);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
      expect(Buffer.from(await answer.arrayBuffer()).toString("base64")).toBe(PICTURE);
      const again = { "if-none-match": answer.headers.get("etag") ?? "" };
      expect((await fetch(server.url + picture, { headers: again })).status).toBe(304);
    }
    expect(await asha.api.editor.linkPicture({ id })).toEqual({
      isShown: true,
      isCurrent: true,
      revision,
    });

    const changed = makeDraft({ personal: { summary: "Counts less." } });
    await asha.api.editor.saveResume({ id, draft: changed, revision });
    expect(pathOf((await tagsOf(page))["og:image"])).toBe("/icons/card.png");
    expect(await hasPicture(page)).toBe(false);
    expect((await asha.api.editor.linkPicture({ id })).isCurrent).toBe(false);
  });
});
