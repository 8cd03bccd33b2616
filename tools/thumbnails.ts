import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { loadTemplates, type TemplateFiles } from "@taiyari/content/templates";
import type { TemplateData } from "@taiyari/domain/resume";
import type { HarnessContent } from "../apps/web/src/testing/editor-harness/harness.ts";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";
import { serveEditor } from "./editor-page.ts";
import { ROOT } from "./run.ts";

/** `npm run thumbnails [-- NAME …]`: the picture of each template, as the preview shows it with a resume of its trade. */
const WIDTH = 397;
const QUALITY = 0.72;

const CONTENT = path.join(ROOT, "content");
const names = process.argv.slice(2);
const templates = loadTemplates(CONTENT).filter(
  ({ id }) => names.length === 0 || names.includes(id),
);

const served = await serveEditor();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 1200 } });
  await page.goto(`${served.url}/resume/editor`);
  await page.waitForFunction(() => window.editor !== undefined);
  await page.evaluate(() => window.editor?.attach());
  for (const template of templates) {
    const picture = await pictureOf(page, template);
    await writeFile(path.join(CONTENT, "templates", template.id, "thumbnail.webp"), picture);
    console.log(`${template.id}: ${picture.length} bytes`);
  }
} finally {
  await browser.close();
  await served.close();
}

async function pictureOf(page: Page, template: TemplateFiles): Promise<Buffer> {
  const { html: _html, css: _css, script: _script, ...about } = template;
  const photo = template.defaults.photo ? await page.evaluate(drawPhoto) : "";
  const sample = await sampleFor(template.id);
  const data = { ...sample, personal: { ...sample.personal, photo } };
  const content: HarnessContent = { template: about, data, choices: template.defaults };
  const state = await page.evaluate((wanted) => window.editor?.showAndWait(wanted), content);
  const sheet = await page.evaluate(() => window.editor?.shown()?.geometry);
  const place = await page.locator("iframe").boundingBox();
  if (state?.kind !== "shown" || !sheet || !place) throw new Error(`${template.id} was not shown.`);
  const { width, height } = sheet;
  const png = await page.screenshot({
    clip: { x: place.x, y: place.y, width: Math.floor(width), height: Math.floor(height) },
  });
  const base64 = await page.evaluate(toWebp, {
    png: png.toString("base64"),
    width: WIDTH,
    height: Math.round((WIDTH * height) / width),
    quality: QUALITY,
  });
  return Buffer.from(base64, "base64");
}

/** A resume of the template's trade, where its folder has one, else the full sample. */
async function sampleFor(id: string): Promise<TemplateData> {
  const own = path.join(CONTENT, "templates", id, "sample.json");
  const file = existsSync(own) ? own : path.join(CONTENT, "template-samples/full.json");
  return JSON.parse(await readFile(file, "utf8"));
}

/** Runs in the browser: somebody's head and shoulders, as a `data:` address. */
function drawPhoto(): string {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 480;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("The browser has no canvas.");
  const disc = (colour: string, x: number, y: number, radius: number) => {
    brush.fillStyle = colour;
    brush.beginPath();
    brush.arc(x, y, radius, 0, 2 * Math.PI);
    brush.fill();
  };
  brush.fillStyle = "#e9dfd3";
  brush.fillRect(0, 0, 480, 480);
  disc("#3b2b28", 240, 196, 112);
  disc("#2f4858", 240, 520, 190);
  disc("#c58f6f", 240, 210, 86);
  return canvas.toDataURL("image/jpeg", 0.9);
}

/** Runs in the browser, which has a good scaler and writes WebP. */
async function toWebp(given: { png: string; width: number; height: number; quality: number }) {
  const image = new Image();
  image.src = `data:image/png;base64,${given.png}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = given.width;
  canvas.height = given.height;
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("The browser has no canvas.");
  brush.imageSmoothingQuality = "high";
  brush.drawImage(image, 0, 0, given.width, given.height);
  return canvas.toDataURL("image/webp", given.quality).split(",")[1] ?? "";
}
