import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { violations } from "./axe.ts";
import { EDITOR, write } from "./sql-workspace.ts";

async function run(page: Page, text: string): Promise<void> {
  await write(page, text);
  await page.keyboard.press("Control+Enter");
}

async function open(page: Page): Promise<void> {
  await page.goto(EDITOR);
  await page.getByRole("button", { name: /^Run/u }).first().click();
  await expect(page.getByText(/10 rows in/u)).toBeVisible();
}

/** Width and height. Source: the PNG specification, section 11.2.1. */
async function sizeOfPng(file: string): Promise<readonly [number, number]> {
  const bytes = await readFile(file);
  expect(bytes.subarray(1, 4).toString("latin1")).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("a frame that runs SQL reaches neither the page nor the network, and what it runs leaves both whole", async ({
  page,
  signedInAs,
  consoleErrors,
}) => {
  await signedInAs("Gauri Deshpande");
  const answers: string[] = [];
  await open(page);
  page.on("response", (response) => answers.push(response.url()));

  const frame = page.frames().find((each) => each.url().includes("/sql-frame.html"));
  const worker = page.workers().find((each) => each.url().startsWith("blob:"));
  if (!frame || !worker) throw new Error("The engine has no frame or no worker.");
  const tries = `(async () => {
    const attempt = async (name, work) => {
      try { await work(); return name + " DONE"; } catch { return null; }
    };
    const done = await Promise.all([
      attempt("cookies", () => { if (!document.cookie && true) throw 0; }),
      attempt("storage", () => localStorage.length),
      attempt("databases", () => new Promise((yes, no) => {
        const opened = indexedDB.open("x");
        opened.onsuccess = yes;
        opened.onerror = no;
      })),
      attempt("parent", () => parent.document.title),
      attempt("session", () => fetch("${new URL(page.url()).origin}/api/v1/account/session")),
      attempt("elsewhere", () => fetch("https://example.com/")),
      attempt("request", () => new Promise((yes, no) => {
        const request = new XMLHttpRequest();
        request.onload = yes;
        request.onerror = no;
        request.open("GET", "${new URL(page.url()).origin}/");
        request.send();
      })),
      attempt("socket", () => new Promise((yes, no) => {
        const socket = new WebSocket("ws://" + "${new URL(page.url()).host}/");
        socket.onopen = yes;
        socket.onerror = no;
      })),
      attempt("import", () => import("${new URL(page.url()).origin}/color-scheme.js")),
      attempt("script", () => importScripts("${new URL(page.url()).origin}/color-scheme.js")),
    ]);
    return { origin: self.origin, done: done.filter(Boolean) };
  })()`;
  expect(await frame.evaluate(tries)).toEqual({ origin: "null", done: [] });
  expect(await worker.evaluate(tries)).toEqual({ origin: "null", done: [] });
  expect(answers).toEqual([]);
  const refused = consoleErrors.splice(0);
  expect(refused.length).toBeGreaterThan(5);
  expect(refused.filter((text) => !/Content Security Policy/u.test(text))).toEqual([]);
});

test("an endless query is ended, hostile ones leave the page whole, and the next one runs", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  await open(page);
  const result = page.getByRole("region", { name: "Rows of the result" });

  await run(page, "SELECT pg_sleep(60)");
  await expect(page.getByText(/^Stopped after 3 seconds/u)).toBeVisible();
  await expect(page.locator(".cm-content")).toHaveText("SELECT pg_sleep(60)");

  await run(page, "COMMIT; DROP SCHEMA public CASCADE; SELECT count(*) FROM orders");
  await expect(page.getByText("There is no table “orders”.")).toBeVisible();
  await page.getByRole("button", { name: "Reset the data" }).click();
  await expect(page.getByText("The data are as at the beginning")).toBeVisible();

  await run(
    page,
    "SELECT repeat('x', 10000000) AS long, '<img src=x onerror=alert(1)>' AS \"a'\"\"b\"",
  );
  await expect(result.getByRole("gridcell").filter({ hasText: "<img src=x" })).toBeVisible();
  await expect(result.getByRole("columnheader", { name: `a'"b` })).toBeVisible();
  expect(await result.locator("img").count()).toBe(0);

  // Ended by its time or by the room it needs, whichever comes first on this machine.
  await run(page, "SELECT * FROM generate_series(1, 1000000000)");
  await expect(page.getByText(/^Stopped after 3 seconds|SQLSTATE 53400/u).first()).toBeVisible();

  await run(page, "SELECT g, NULL AS nothing FROM generate_series(1, 25000) AS g");
  await expect(page.getByText("First 10,000 of 25,000 rows")).toBeVisible();
  await expect(result.getByRole("row")).toHaveCount(201);

  await run(page, "SELECT count(*) FROM orders");
  await expect(result.getByRole("gridcell", { name: "11,240" })).toBeVisible();
});

test("queries are written, explained, drawn, saved, shared and kept, by keyboard too", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  await open(page);
  await expect(page.getByText("11 tables")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const region = page.getByRole("region", { name: "Rows of the result" });
  await region.getByRole("gridcell").first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(region.getByRole("gridcell", { selected: true })).toHaveCount(2);
  await page.evaluate(() =>
    document.addEventListener("copy", (event) => {
      document.body.dataset["copied"] = event.clipboardData?.getData("text/plain") ?? "";
    }),
  );
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.getByText("1 row, 2 columns")).toBeVisible();
  expect(await page.evaluate(() => document.body.dataset["copied"])).toMatch(/^\S.*\t\d+$/u);
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }

  await page.getByRole("tab", { name: "Chart" }).click();
  await expect(page.getByRole("img", { name: /^Bar chart of pieces by name/u })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const [png] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "PNG" }).click(),
  ]);
  expect(png.suggestedFilename()).toBe("chart.png");
  expect(await sizeOfPng(await png.path())).toEqual([1984, 760]);
  await page.getByRole("tab", { name: "Chart" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Plan" })).toBeFocused();

  await write(page, "select (1");
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.getByText("It was not formatted")).toBeVisible();
  await write(page, "select * from orders where status = 'rto' and total > 9000");
  await page.getByRole("button", { name: "Format" }).click();
  await expect(page.locator(".cm-line").first()).toHaveText("SELECT");
  await page.getByRole("button", { name: "Explain" }).click();
  await expect(page.getByText(/^It reads all 11,240 rows of orders/u)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Try it and compare" }).click();
  await expect(page.getByText(/^Before: .*Now: /u)).toBeVisible();

  await page.getByRole("button", { name: "Save" }).click();
  await page.getByLabel("Name").fill("Returned to origin");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("tab", { name: "Returned to origin" })).toBeVisible();

  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Link").inputValue();
  await page.keyboard.press("Escape");
  await page.goto("about:blank");
  await page.goto(link);
  await expect(page.getByRole("tab", { name: "Shared query" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(page.getByRole("textbox", { name: "SQL" })).toHaveValue(/9000\s*$/u);
  expect(new URL(page.url()).hash).toBe("");
  await expect(page.getByRole("tab", { name: "Returned to origin" })).toBeVisible();

  // Escape and then Tab leaves the editor.
  await page.getByRole("textbox", { name: "SQL" }).focus();
  await expect(page.locator(".cm-content")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator(".cm-content")).toBeFocused();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await expect(page.locator(".cm-content")).not.toBeFocused();
});

test("another data set is fetched when it is chosen, and a query runs on it", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Gauri Deshpande");
  const databases: string[] = [];
  page.on("request", (request) => {
    const [, name] = /snapshots\/([a-z]+-[a-z]+)-/u.exec(request.url()) ?? [];
    if (name) databases.push(name);
  });
  await page.goto(EDITOR);
  await page.getByLabel("Data", { exact: true }).selectOption("Hastantar");
  await run(page, "SELECT name FROM banks ORDER BY name LIMIT 3");
  await expect(page.getByText(/^3 rows in/u)).toBeVisible();
  await expect(page.getByText("9 tables", { exact: false })).toBeVisible();
  expect(databases).toContain("hastantar-visible");
  await page.getByLabel("Data", { exact: true }).selectOption("Bazaarly");
  await run(page, "SELECT name FROM sellers ORDER BY name LIMIT 4");
  await expect(page.getByText(/^4 rows in/u)).toBeVisible();
});

test("a file becomes a table of an empty database, on a phone", async ({ page, signedInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedInAs("Gauri Deshpande");
  await page.goto(EDITOR);
  await page.getByRole("tab", { name: "Tables" }).first().click();
  await page.getByLabel("Data", { exact: true }).selectOption("Empty database");
  await expect(page.getByText("No table yet.")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Import a CSV" }).click();
  await page.getByLabel("File").setInputFiles({
    name: "Sales 2026.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      'Order Date,Amount (₹),Code\n01/04/2026,"1,23,456.50",007\n31/03/2026,900,12\n',
    ),
  });
  await expect(page.getByLabel("Type of order_date")).toHaveValue("date");
  await expect(page.getByLabel("Type of amount")).toHaveValue("numeric");
  await expect(page.getByLabel("Type of code")).toHaveValue("text");
  await page.getByLabel("Type of code").selectOption("integer");
  await expect(page.getByText("1 of them is no integer and would become NULL.")).toBeVisible();
  await page.getByRole("button", { name: "Make the table with 2 rows" }).click();
  await expect(page.getByText("The table sales_2026 was made")).toBeVisible();

  await page.getByRole("tab", { name: "Query", exact: true }).click();
  await write(page, "SELECT sum(amount) AS sum FROM sales_2026");
  await page.getByRole("button", { name: /^Run/u }).first().click();
  await expect(page.getByRole("gridcell", { name: "1,24,356.50" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
