import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";
import { ROOT } from "./run.ts";

/** `npm run icons`: the mark as the pictures that a device shows for an installed app and the card that pages show elsewhere, below apps/web/public/icons. */
const PUBLIC = path.join(ROOT, "apps/web/public");
const PAPER = "#faf8f5";
const TEAL = "#0f6b6b";

const ICONS = [
  { file: "192.png", size: 192, share: 0.72, radius: 0.22, ground: PAPER, mark: TEAL },
  { file: "512.png", size: 512, share: 0.72, radius: 0.22, ground: PAPER, mark: TEAL },
  // Devices round these themselves; what must be seen lies in the middle 80 %. Source: W3C, Web Application Manifest.
  { file: "maskable-512.png", size: 512, share: 0.52, radius: 0, ground: TEAL, mark: PAPER },
  { file: "180.png", size: 180, share: 0.62, radius: 0, ground: PAPER, mark: TEAL },
] as const;

const drawing = await readFile(path.join(PUBLIC, "favicon.svg"), "utf8");
const outline = / d="(?<outline>[^"]+)"/u.exec(drawing)?.groups?.["outline"];
if (!outline) throw new Error("favicon.svg has no path.");

await mkdir(path.join(PUBLIC, "icons"), { recursive: true });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  const page = await browser.newPage();
  for (const { file, size, share, radius, ground, mark } of ICONS) {
    const side = size * share;
    const start = (size - side) / 2;
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(
      `<style>html,body{margin:0;background:none}svg{display:block}</style>
       <svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
         <rect width="${size}" height="${size}" rx="${size * radius}" fill="${ground}"/>
         <svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="0 0 32 32"><path fill="${mark}" d="${outline}"/></svg>
       </svg>`,
    );
    const picture = await page.screenshot({ omitBackground: true });
    await writeFile(path.join(PUBLIC, "icons", file), picture);
    console.log(`${file}: ${picture.length} bytes`);
  }
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(cardOf(outline));
  const card = await page.screenshot();
  await writeFile(path.join(PUBLIC, "icons", "card.png"), card);
  console.log(`card.png: ${card.length} bytes`);
} finally {
  await browser.close();
}

/** What pages show where their address is pasted: the mark, the name and what it is for. */
function cardOf(mark: string): string {
  return `<style>${cardFace(400)}${cardFace(700)}
    body{margin:0;height:630px;background:${TEAL};color:${PAPER};font-family:Card;display:grid;
      grid-template-columns:auto 1fr;align-items:center;gap:72px;padding:0 96px;box-sizing:border-box}
    h1{margin:0 0 20px;font-size:120px;font-weight:700;line-height:1;letter-spacing:-3px}
    p{margin:0;font-size:42px;line-height:1.3}</style>
    <svg width="260" height="260" viewBox="0 0 32 32"><path fill="${PAPER}" d="${mark}"/></svg>
    <main><h1>Taiyari</h1><p>Prepare for your interview:<br>resume, practice, the day itself.</p></main>`;
}

function cardFace(weight: number): string {
  const file = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff2`;
  const bytes = readFileSync(path.join(ROOT, "node_modules", file)).toString("base64");
  return `@font-face{font-family:Card;font-weight:${weight};src:url(data:font/woff2;base64,${bytes})}`;
}
