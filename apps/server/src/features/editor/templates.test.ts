import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { safe } from "@orpc/client";
import { eq } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readTemplates } from "../../built-templates.ts";
import { user } from "../../db/schema/index.ts";
import { makeDraft } from "../../testing/drafts.ts";
import { openSignedInBrowser, type SignedInBrowser } from "../../testing/test-client.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { serveTemplates } from "./template-files.ts";

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return (await safe(work)).error;
}

const onTemplate = (template: string, title = "") => makeDraft({ template, personal: { title } });

describe("templates", () => {
  let server: TestServer;
  let browser: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer();
    browser = await openSignedInBrowser(server.url);
  });

  test("are listed with modern and minimalist first, and without what is in their files", async () => {
    const { templates, isPremiumEnforced } = await browser.api.editor.templates();

    expect(templates.slice(0, 2).map(({ id }) => id)).toEqual(["modern", "minimalist"]);
    expect(templates).toHaveLength(readTemplates().length);
    expect(templates.find(({ id }) => id === "executive")).toMatchObject({
      premium: true,
      columns: 3,
      reads: { everywhere: false },
    });
    expect(templates[0]).not.toHaveProperty("html");
    expect(isPremiumEnforced).toBe(false);
  });

  test("may all be chosen where nothing is enforced", async () => {
    const id = randomUUID();
    await browser.api.editor.createResume({ id, name: "a", draft: onTemplate("executive") });

    expect((await browser.api.editor.getResume({ id })).draft.currentTemplate).toBe("executive");
  });

  test.each([
    "/templates/none/index.html",
    "/templates/modern/template.yaml",
    "/templates/modern/script.js",
    "/templates/modern/..%2F..%2Fcareers%2Findustries.yaml",
    "/templates/..%2Fmodern/index.html",
    "/templates/%2e%2e/index.html",
    "/templates/__proto__/constructor",
    "/templates/modern/",
    "/templates/modern",
  ])("have nothing at %s", async (address) => {
    expect((await fetch(server.url + address)).status).toBe(404);
  });

  test.each([
    { file: "modern/index.html", type: "text/html; charset=utf-8" },
    { file: "modern/style.css", type: "text/css; charset=utf-8" },
    { file: "academic/script.js", type: "text/javascript; charset=utf-8" },
  ])("give $file as data that cannot run by itself", async ({ file, type }) => {
    const response = await fetch(`${server.url}/templates/${file}`);

    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'.*sandbox$/,
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const [id, name] = file.split("/");
    const template = readTemplates().find((each) => each.id === id);
    expect(Object.values(template ?? {})).toContain(await response.text());
    expect(name).toBeDefined();
  });

  test("are sent once, and again when they have changed", async () => {
    const address = `${server.url}/templates/modern/style.css`;
    const first = await fetch(address);
    const etag = first.headers.get("etag") ?? "";

    expect(first.headers.get("cache-control")).toBe("no-cache");
    const same = await fetch(address, { headers: { "if-none-match": etag } });
    expect([same.status, await same.text(), same.headers.get("etag")]).toEqual([304, "", etag]);
    const other = await fetch(address, { headers: { "if-none-match": 'W/"other"' } });
    expect(other.status).toBe(200);
  });
});

describe("a thumbnail", () => {
  let folder: string;
  let server: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-templates-"));
    await mkdir(path.join(folder, "modern"));
    await writeFile(path.join(folder, "modern", "thumbnail.webp"), Buffer.from([82, 73, 255, 0]));
    server = Fastify();
    serveTemplates(server, readTemplates(), folder);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  test("is absent for a template without one", async () => {
    expect((await server.inject("/templates/compact/thumbnail.webp")).statusCode).toBe(404);
  });

  test("is a picture, as it was made", async () => {
    const answer = await server.inject("/templates/modern/thumbnail.webp");

    expect(answer.headers["content-type"]).toBe("image/webp");
    expect([...answer.rawPayload]).toEqual([82, 73, 255, 0]);
  });
});

describe("where plans are enforced", () => {
  let server: TestServer;
  let free: SignedInBrowser;
  beforeAll(async () => {
    server = await startTestServer({ settings: { isPremiumEnforced: true } });
    free = await openSignedInBrowser(server.url);
  });

  async function pay(person: SignedInBrowser, plan: "free" | "premium"): Promise<void> {
    await server.database.db.update(user).set({ plan }).where(eq(user.id, person.userId));
  }

  test("a free account cannot take a premium template, at the beginning or later", async () => {
    const id = randomUUID();
    const { editor } = free.api;
    const refusal = { code: "PREMIUM_TEMPLATE", status: 403 };

    expect((await editor.templates()).isPremiumEnforced).toBe(true);
    expect(
      await errorOf(editor.createResume({ id, name: "a", draft: onTemplate("executive") })),
    ).toMatchObject(refusal);
    await editor.createResume({ id, name: "a", draft: onTemplate("modern") });
    expect(
      await errorOf(editor.saveResume({ id, revision: 1, draft: onTemplate("executive") })),
    ).toMatchObject(refusal);
    expect(await editor.getResume({ id })).toMatchObject({ revision: 1 });
    await editor.saveResume({ id, revision: 1, draft: onTemplate("compact") });
  });

  test("who paid may, and keeps it afterwards, but takes no other one", async () => {
    const person = await openSignedInBrowser(server.url);
    const id = randomUUID();
    const { editor } = person.api;
    await pay(person, "premium");
    await editor.createResume({ id, name: "a", draft: onTemplate("executive") });
    await pay(person, "free");

    await editor.saveResume({ id, revision: 1, draft: onTemplate("executive", "Chef") });
    expect(
      await errorOf(editor.saveResume({ id, revision: 2, draft: onTemplate("sidebar") })),
    ).toMatchObject({ code: "PREMIUM_TEMPLATE" });
    await editor.duplicateResume({ id, newId: randomUUID() });
    await editor.saveResume({ id, revision: 2, draft: onTemplate("modern") });
    expect(
      await errorOf(editor.saveResume({ id, revision: 3, draft: onTemplate("executive") })),
    ).toMatchObject({ code: "PREMIUM_TEMPLATE" });
  });
});
