import { readFileSync } from "node:fs";
import { createSocket, type Socket } from "node:dgram";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, test as base, type Page } from "@playwright/test";
import type { TemplateData } from "@taiyari/domain/resume";
import type { HarnessContent } from "../apps/web/src/testing/editor-harness/harness.ts";
import type { EditorPage } from "../tools/editor-page.ts";
import { serveEditorOnce } from "./editor/fixtures.ts";

/** What a template of e2e/editor/templates might do, in the frame of the product, under the product's headers. */
const FULL: TemplateData = JSON.parse(
  readFileSync(path.join(import.meta.dirname, "../content/template-samples/full.json"), "utf8"),
);

let served: EditorPage;
/** A server elsewhere, what it was asked for, and each connection to it, also one that asks for nothing. */
let elsewhere: Server;
let packets: Socket;
const visits: string[] = [];

const test = base.extend<{ readonly editor: Page }>({
  editor: async ({ page }, provide) => {
    visits.length = 0;
    await page.goto(`${served.url}/resume/editor`);
    await page.waitForFunction(() => window.editor !== undefined);
    await page.evaluate(() => window.editor?.attach());
    await provide(page);
  },
});

test.beforeAll(async () => {
  served = await serveEditorOnce();
  elsewhere = createServer((request, response) => {
    visits.push(request.url ?? "");
    response.setHeader("access-control-allow-origin", "*").end("here");
  });
  elsewhere.on("upgrade", (request) => visits.push(`upgrade ${request.url}`));
  elsewhere.on("connection", () => visits.push("connection"));
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  packets = createSocket("udp4").on("message", () => visits.push("packet"));
  await new Promise<void>((resolve) => packets.bind(port, "127.0.0.1", resolve));
});
test.afterAll(async () => {
  elsewhere.close();
  packets.close();
  await served.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

function contentOf(id: string, personal: Partial<TemplateData["personal"]> = {}): HarnessContent {
  const website = `http://127.0.0.1:${portOf(elsewhere)}/`;
  return {
    template: { id, name: id, margins: { top: 16, side: 16, bottom: 16 }, hasScript: true },
    data: { ...FULL, personal: { ...FULL.personal, website, ...personal } },
    choices: {
      accent: "#0f6b6b",
      fonts: "inter",
      density: "normal",
      paper: "a4",
      margins: "normal",
      photo: false,
    },
  };
}

function show(page: Page, content: HarnessContent) {
  return page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
}

/** What the hostile script asks the other server for. */
const REQUESTS =
  "fetch beacon events request image.png script.js style.css prefetch video import.css back.png".split(
    " ",
  );

test("a hostile script reaches nothing: no storage, no page around it, no network, no window", async ({
  editor,
}) => {
  const dialogs: string[] = [];
  editor.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const hostile = contentOf("hostile");
  await fetch(hostile.data.personal.website);
  expect(visits.splice(0)).toEqual(["connection", "/"]);

  const state = await show(editor, hostile);
  expect(state?.kind).toBe("shown");
  const origin = `http://127.0.0.1:${portOf(elsewhere)}`;
  // Each thing the policy refuses is told by an event, so these are also the end of what the script tries.
  const refused = [
    "cookie",
    "localStorage",
    "parent document",
    "fetch",
    "request",
    "webrtc",
    origin,
    `${origin.replace("http", "ws")}/`,
    ...REQUESTS.map((name) => `${origin}/${name}`),
  ].map((name) => `${name}: refused`);
  const outcomes = editor.frameLocator("iframe").locator("li");
  await expect
    .poll(async () => {
      const lines = await outcomes.allTextContents();
      return refused.filter((line) => !lines.includes(line));
    })
    .toEqual([]);
  expect((await outcomes.allTextContents()).filter((line) => line.endsWith("DONE"))).toEqual([]);
  expect(visits).toEqual([]);
  expect(dialogs).toEqual([]);
  expect(editor.context().pages()).toHaveLength(1);
  expect(editor.url()).toBe(`${served.url}/resume/editor`);
});

test("the frame has no origin, and its policy lets in nothing that it was not sent", async ({
  editor,
}) => {
  await show(editor, contentOf("modern"));
  const frame = editor.frames().at(1);
  expect(await frame?.evaluate(() => self.origin)).toBe("null");
  const { headers } = await fetch(`${served.url}/preview-frame.html`);
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-/,
  );
  expect(headers.get("connection-allowlist")).toBe("()");
});

test("a script that leads its frame away ends the preview with a sentence, and connects to nothing", async ({
  editor,
}) => {
  await show(editor, contentOf("leaves"));
  await expect
    .poll(async () => JSON.stringify(await editor.evaluate(() => window.editor?.state())))
    .toContain("Failed to load template: The template left its frame.");
  await editor.waitForTimeout(500);
  expect(visits).toEqual([]);
});

test("a script that makes frames of its own connects to nothing by them", async ({ editor }) => {
  const state = await show(editor, contentOf("leaves-by-frames"));
  expect(state?.kind).toBe("shown");
  await expect(editor.frameLocator("iframe").locator("iframe")).toHaveCount(6);
  await editor.waitForTimeout(1_000);

  expect(visits).toEqual([]);
});

test("markup of a template runs nothing, broken rules are passed over, links lead nowhere", async ({
  editor,
}) => {
  const state = await show(editor, contentOf("markup"));
  expect(state?.kind).toBe("shown");
  const frame = editor.frameLocator("iframe");
  await expect(frame.locator(".paper")).toHaveCSS("color", "rgb(1, 2, 3)");

  await frame.locator("a").click();
  await frame.locator("h1").click();
  await expect
    .poll(() => editor.evaluate(() => window.editor?.picks))
    .toEqual([
      { section: "personal", item: null, field: "website" },
      { section: "personal", item: null, field: "fullName" },
    ]);
  expect(await frame.locator("body").getAttribute("data-ran")).toBeNull();
  expect(visits).toEqual([]);
});

test("markup in what a person typed shows as text", async ({ editor }) => {
  const fullName = '<img src=x onerror="document.body.dataset.ran=1"> & <b>Asha</b>';
  await show(editor, contentOf("modern", { fullName }));
  const frame = editor.frameLocator("iframe");
  await expect(frame.locator("h1")).toHaveText(fullName);
  expect(await frame.locator("body").getAttribute("data-ran")).toBeNull();
});

test("a template whose script throws shows without it, and says what it threw", async ({
  editor,
}) => {
  const state = await show(editor, contentOf("throws"));
  expect(state?.kind).toBe("shown");
  const shown = await editor.evaluate(() => window.editor?.shown());
  expect(shown?.scriptError).toBe("The script is broken.");
  await expect(editor.frameLocator("iframe").locator("h1")).not.toHaveAttribute("data-seen");
});

test("a template without a style sheet or a page is refused in the specification's words", async ({
  editor,
}) => {
  expect(await show(editor, contentOf("no-css"))).toEqual({
    kind: "failed",
    message: "Failed to load template: Failed to load CSS: 404",
  });
  expect(await show(editor, contentOf("nowhere"))).toEqual({
    kind: "failed",
    message: "Failed to load template: Failed to load HTML template: 404",
  });
  expect((await show(editor, contentOf("modern")))?.kind).toBe("shown");
});

test("a server that does not answer is named, and Retry asks again", async ({ editor }) => {
  await editor.route("**/templates/compact/**", (route) => route.abort());
  expect(await show(editor, contentOf("compact"))).toEqual({
    kind: "failed",
    message: "Failed to load template: Failed to fetch template files: Failed to fetch",
  });
  await editor.unroute("**/templates/compact/**");
  await editor.evaluate(() => window.editor?.retry());
  await expect.poll(() => editor.evaluate(() => window.editor?.state().kind)).toBe("shown");
});
