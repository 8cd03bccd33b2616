import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";
import { ROOT } from "./run.ts";

/** `npm run icons`: the mark as the pictures that a device shows for an installed app, below apps/web/public/icons. */
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
} finally {
  await browser.close();
}
