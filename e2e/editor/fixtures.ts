import path from "node:path";
import { test as base, type Page } from "@playwright/test";
import { buildEditor, type EditorPage, serveBuiltEditor } from "../../tools/editor-page.ts";
import { madeOnce } from "../once.ts";

interface Fixtures {
  /** A page with `window.editor` whose frame is attached. */
  readonly editor: Page;
}

/** Templates that do what none should, beside those that ship. */
const MORE_TEMPLATES = path.join(import.meta.dirname, "templates");

/** Serves the preview alone, which one worker builds for all. */
export async function serveEditorOnce(): Promise<EditorPage> {
  return serveBuiltEditor(await madeOnce("editor", buildEditor), MORE_TEMPLATES);
}

/** Tests of what the editor shows and writes: they build the preview alone and need no product. */
export const test = base.extend<Fixtures, { readonly served: EditorPage }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that no other fixture is needed
    async ({}, provide) => {
      const served = await serveEditorOnce();
      await provide(served);
      await served.close();
    },
    { scope: "worker" },
  ],
  editor: async ({ page, served }, provide) => {
    await page.goto(`${served.url}/resume/editor`);
    await page.waitForFunction(() => window.editor !== undefined);
    await page.evaluate(() => window.editor?.attach());
    await provide(page);
  },
});

/** A picture as a person would choose one, as a `data:` address: 240 by 300 pixels, drawn in the page. */
export function drawPhoto(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 240;
    canvas.height = 300;
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("The browser has no canvas.");
    brush.fillStyle = "#9db4c0";
    brush.fillRect(0, 0, 240, 300);
    brush.fillStyle = "#5c6b73";
    brush.arc(120, 120, 70, 0, 7);
    brush.fill();
    return canvas.toDataURL("image/jpeg", 0.8);
  });
}
