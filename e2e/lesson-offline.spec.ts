import { originOf } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";

const PAGE = "/learning/sql-for-data-professionals/docs/working-with-joins";
const FIRST_RUN_MS = 60_000;
const ENGINE = ["data", "js", "tar", "wasm"];

/** In the page: what the files of the engine that are kept end in. */
async function keptEndings(): Promise<readonly string[]> {
  const caches = await Promise.all(
    (await window.caches.keys()).map((name) => window.caches.open(name)),
  );
  const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  const engine = requests.filter(({ url }) => /\/(pglite|sql-engine|bazaarly-visible)-/u.test(url));
  return engine.map(({ url }) => url.split(".").at(-1) ?? "").toSorted();
}

/** In the page: what is kept and belongs to the editor of resumes alone. */
async function keptOfEditor(): Promise<readonly string[]> {
  const caches = await Promise.all(
    (await window.caches.keys()).map((name) => window.caches.open(name)),
  );
  const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat();
  return requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => /editor-screen|\/templates\/|pdf\.worker|\.woff$/u.test(path));
}

test("a page that was read, and PostgreSQL once it has run, are there without a connection", async ({
  browser,
}) => {
  test.slow();
  const context = await browser.newContext({ baseURL: originOf(), serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  // Who reads a lesson fetches nothing of the resume editor.
  expect(await page.evaluate(keptOfEditor)).toEqual([]);
  const example = page.getByRole("region", { name: "The rows of the picture", exact: true });
  await example.getByRole("button", { name: "Run" }).click();
  await expect(example.getByText(/^4 rows in/)).toBeVisible({ timeout: FIRST_RUN_MS });
  // PostgreSQL is kept when the page rests after its first run.
  await expect.poll(() => page.evaluate(keptEndings), { timeout: FIRST_RUN_MS }).toEqual(ENGINE);
  // A page and what it needs are kept beside it: the second visit finds them.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Working with joins");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Working with joins");
  await example.getByRole("button", { name: "Run" }).click();
  await expect(example.getByText(/^4 rows in/)).toBeVisible({ timeout: FIRST_RUN_MS });
  await context.close();
});
