import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadPlayers } from "@taiyari/content/simulations";
import { sampling } from "@taiyari/domain/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../../../tools/browser.ts";
import { projectRoot } from "../project.ts";
import { sourceProgram } from "../testing/server-process.ts";

const CONTENT = path.join(projectRoot(), "content");

let folder: string;
let browser: string;
beforeAll(async () => {
  browser = await findBrowser();
  folder = await mkdtemp(path.join(tmpdir(), "simulate-"));
});
afterAll(() => rm(folder, { recursive: true }));

function simulate(args: readonly string[]) {
  const env = { ...process.env, CHROMIUM: browser };
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [sourceProgram("taiyari"), "simulate", ...args],
      { env, maxBuffer: 1 << 26 },
      (error, out, err) => {
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
      },
    );
  });
}

test("says what is wrong with its arguments and with a script", async () => {
  expect(await simulate(["diwali-week"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("simulate SCENARIO --script FILE"),
  });
  expect(await simulate(["--map", "nothing"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("There is no scenario “nothing”"),
  });
  const file = path.join(folder, "wrong.yaml");
  await writeFile(
    file,
    'acts:\n  - { at: "09:40", open: m_priya }\n  - { at: "9.75", wait: true }\n',
  );
  expect(await simulate(["diwali-week", "--script", file])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/wrong\.yaml:3: /u),
  });
});

test("draws a scenario for its author", async () => {
  const { code, out } = await simulate(["--map", "diwali-week"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^<svg [\s\S]*Answer to Priya[\s\S]*<\/svg>\s*$/u);
});

test("players end where they should, with their queries and code run", async () => {
  const slugs = await readdir(path.join(CONTENT, "simulations"));
  const all = slugs.flatMap((slug) =>
    loadPlayers(CONTENT, slug).players.map((player) => ({ slug, ...player })),
  );
  for (const { slug, file, script } of sampling.sampleOf(all, 3)) {
    // oxlint-disable-next-line no-await-in-loop -- each starts an engine
    const { code, out } = await simulate([slug, "--script", path.join(CONTENT, file)]);
    expect(code).toBe(0);
    const { ending, debrief } = JSON.parse(out) as {
      ending: string;
      debrief: { score: number };
    };
    expect(`${file} ${ending}`).toBe(`${file} ${script.ending ?? ending}`);
    expect(debrief.score).toBeGreaterThanOrEqual(script.least);
    expect(debrief.score).toBeLessThanOrEqual(script.most);
  }
});
