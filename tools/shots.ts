import { mkdir, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./browser.ts";
import { startProduct } from "./product.ts";
import { ROOT, run } from "./run.ts";
import { SCREENS, type Screen, untilComplete } from "./screens.ts";

/**
 * `npm run shots [-- FOLDER] [NAME …]`: pictures of every screen from the demo account, at 1440 and 360 px,
 * light and dark. FOLDER is ./shots unless given.
 */
const THEMES = ["light", "dark"] as const;
const WIDTHS = [1440, 360] as const;

const [folder = path.join(ROOT, "shots"), ...names] = process.argv.slice(2);
const wanted = SCREENS.filter(({ name }) => names.length === 0 || names.includes(name));

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-shots-"));
const prepared = await run("node", ["tools/prepare.mjs", "start"], { live: true });
if (prepared.code !== 0) process.exit(1);

const demo = await run("node", ["apps/server/src/commands/main.ts", "demo"], {
  env: { DATA_DIR: dataDir },
});
const [, email, password] = /(\S+@\S+)\s[\s\S]*?password:?\s+(\S+)/i.exec(demo.output) ?? [];
if (!email || !password) throw new Error(`The demo account was not made:\n${demo.output}`);

// The picture of /admin shows what an admin sees.
await run("node", ["apps/server/src/commands/main.ts", "promote", email], {
  env: { DATA_DIR: dataDir },
});

const product = await startProduct({ dataDir, settings: { ATTEMPTS_PER_MINUTE: "100000" } });
const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
try {
  for (const theme of THEMES) {
    for (const width of WIDTHS) await takeAll(browser, theme, width, { email, password });
  }
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function takeAll(
  chrome: Browser,
  theme: (typeof THEMES)[number],
  width: number,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  for (const signedIn of [false, true]) {
    const context = await chrome.newContext({
      baseURL: product.url,
      colorScheme: theme,
      reducedMotion: "reduce",
      locale: "en-IN",
      timezoneId: "Asia/Kolkata",
      viewport: { width, height: width > 1000 ? 900 : 740 },
    });
    const page = await context.newPage();
    let resumeId = "";
    if (signedIn) {
      await page.request.post("/api/v1/account/sessions", {
        headers: { Origin: product.url },
        data: account,
      });
      const history = await (await page.request.get("/api/v1/resume/uploads")).json();
      await page.addInitScript(
        (id) => localStorage.setItem("currentResumeId", id),
        history.items[0].id,
      );
      const written = await (await page.request.get("/api/v1/resumes")).json();
      resumeId = written.resumes[0].id;
    }
    for (const screen of wanted.filter((one) => one.signedIn === signedIn)) {
      await page.goto(screen.path.replace(":resume", resumeId));
      await untilComplete(page, screen);
      if (screen.open) {
        await screen.open(page);
        await untilComplete(page, screen);
      }
      await page.screenshot({
        path: path.join(folder, fileName(screen, theme, width)),
        fullPage: true,
      });
    }
    await context.close();
  }
}

function fileName(screen: Screen, theme: string, width: number): string {
  return `${screen.name}-${width}-${theme}.png`;
}
