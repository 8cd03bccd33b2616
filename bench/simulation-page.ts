import { randomUUID } from "node:crypto";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { loadScenario, scenarioSlugs } from "@taiyari/content/simulations";
import type * as Simulation from "@taiyari/domain/simulation";
import type { Act, Scenario, SimulationIndex } from "@taiyari/domain/simulation";
import { rolldown } from "rolldown";
import { BROWSER_FLAGS, findBrowser } from "../tools/browser.ts";
import { ROOT } from "../tools/run.ts";
import { signedInCookie, withProduct } from "./product.ts";
import { busyDay } from "./simulation-replay.ts";
import { median, percentile95, table } from "./table.ts";

/** A cheap phone against this machine, as Lighthouse takes it. */
const SLOWER = 4;
const RUNS = 15;

/** What a simulated day costs a slow device: a replay of 200 acts in Chromium, and what its pages load first. */
export async function measureSimulationPage(): Promise<string> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    return [await replays(browser), await weights(browser)].join("\n\n");
  } finally {
    await browser.close();
  }
}

async function replays(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const rows: (string | number)[][] = [];
  for (const slug of scenarioSlugs("content")) {
    const { source } = loadScenario("content", slug);
    if (!source) continue;
    const { scenario } = source;
    const acts = busyDay(scenario);
    // oxlint-disable-next-line no-await-in-loop -- one at a time, or they slow each other down
    const { whole, minute } = await page.evaluate(timeReplays, { scenario, acts, runs: RUNS });
    rows.push([
      slug,
      acts.length,
      ms(median(whole)),
      ms(percentile95(whole)),
      ms(median(minute)),
      ms(percentile95(minute)),
    ]);
  }
  await page.close();
  return table(`Simulated day in Chromium, processor ${SLOWER} times slower`, [
    ["day", "acts", "after an act, median", "95%", "a minute later, median", "95%"],
    ...rows,
  ]);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

async function bundle(): Promise<string> {
  const made = await rolldown({
    cwd: ROOT,
    input: path.join(ROOT, "packages/domain/src/simulation/index.ts"),
    platform: "browser",
    logLevel: "warn",
  });
  const { output } = await made.generate({
    format: "iife",
    name: "simulation",
    codeSplitting: false,
    minify: true,
  });
  await made.close();
  return output[0].code;
}

interface Timed {
  readonly scenario: Scenario;
  readonly acts: readonly Act[];
  readonly runs: number;
}

/** In the page. */
function timeReplays({ scenario, acts, runs }: Timed): { whole: number[]; minute: number[] } {
  const { replay } = (window as unknown as { readonly simulation: typeof Simulation }).simulation;
  function time(until: number, own: readonly Act[]): number {
    const start = performance.now();
    replay(scenario, own, until);
    return performance.now() - start;
  }
  const last = Math.max(...acts.map(({ at }) => at));
  replay(scenario, acts, last);
  const whole: number[] = [];
  const minute: number[] = [];
  for (let run = 0; run < runs; run++) {
    // Another act is another list.
    const own = [...acts];
    whole.push(time(last, own));
    minute.push(time(last + 1, own));
  }
  return { whole, minute };
}

function weights(browser: Browser): Promise<string> {
  return withProduct(async ({ url }) => {
    const cookie = await signedInCookie(url);
    const rows: string[][] = [];
    async function weigh(name: string, route: string): Promise<void> {
      const context = await browser.newContext({ extraHTTPHeaders: { cookie } });
      const sizes = await firstLoad(await context.newPage(), url + route);
      rows.push([name, ...sizes.map((size) => size.toFixed(1))]);
      await context.close();
    }
    await weigh("/simulation", "/simulation");
    const desk = await beginDay(url, cookie);
    await weigh("/simulation, with a day", "/simulation");
    await weigh("/simulation/$id", `/simulation/${desk}`);
    return table("First visit, KB as sent", [
      ["route", "script", "style", "script + style"],
      ...rows,
    ]);
  });
}

/** KB of script, of style, and of both. */
async function firstLoad(page: Page, address: string): Promise<readonly number[]> {
  const sent: Promise<readonly [kind: string, size: number]>[] = [];
  page.on("requestfinished", (request) => {
    sent.push(
      request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize]),
    );
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const all = await Promise.all(sent);
  const kb = (kind: string) =>
    all.reduce((sum, [its, size]) => (its === kind ? sum + size / 1024 : sum), 0);
  return [kb("script"), kb("stylesheet"), kb("script") + kb("stylesheet")];
}

async function beginDay(url: string, cookie: string): Promise<string> {
  const headers = { Origin: url, Cookie: cookie, "Content-Type": "application/json" };
  const index = (await (
    await fetch(`${url}/simulations/simulations.json`)
  ).json()) as SimulationIndex;
  const [day] = index.simulations;
  if (!day) throw new Error("the build has no simulated day");
  const run = {
    id: randomUUID(),
    scenario: day.id,
    version: day.version,
    digest: day.digest,
    startedAt: new Date().toISOString(),
  };
  const body = JSON.stringify({ run });
  const begun = await fetch(`${url}/api/v1/simulations`, { method: "POST", headers, body });
  if (!begun.ok) throw new Error(await begun.text());
  const act = { id: randomUUID(), at: 0, kind: "resumed" };
  const happened = JSON.stringify({ happened: [act] });
  await fetch(`${url}/api/v1/simulations/${run.id}/acts`, {
    method: "POST",
    headers,
    body: happened,
  });
  return run.id;
}
