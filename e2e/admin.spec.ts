import { mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { type Product, startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

let product: Product;
let folder: string;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-admin-"));
  product = await startProduct({
    dataDir: path.join(folder, "data"),
    settings: { ATTEMPTS_PER_MINUTE: "100000" },
  });
});

test.afterAll(async () => {
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

const CSV = [
  "\uFEFFE-mail ID;Student Name;Mobile",
  "ananya@example.in;Ananya Iyer;98765 43210",
  "not an address;Gurpreet Singh;",
  "ANANYA@example.in;Ananya Iyer;",
  "sumana@example.in;Sumana K;",
].join("\r\n");

const file = (text: string) => ({
  name: "batch_2027.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

/** Registers somebody and signs them in, in this page's browser. The first one is the admin. */
async function enter(page: Page, fullName: string, email: string): Promise<void> {
  const headers = { Origin: product.url };
  const api = `${product.url}/api/v1/account`;
  const person = { email, password: PASSWORD };
  const data = { ...person, fullName, phoneNumber: "9800000000" };
  await page.request.post(`${api}/registrations`, { headers, data });
  await page.request.post(`${api}/sessions`, { headers, data: person });
}

async function openOther(browser: Browser, fullName: string, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enter(page, fullName, email);
  return page;
}

/** Opens the menu of a person and chooses from it, by the keyboard. */
async function choose(page: Page, person: string, item: string): Promise<void> {
  const button = page.getByRole("button", { name: `What to do with ${person}` });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: item }).focus();
  await page.keyboard.press("Enter");
}

test("an admin alone, then with a batch: invited, joined, banned, let in again, deleted", async ({
  page,
  browser,
}) => {
  await enter(page, "Sumana K", "sumana@example.in");
  await page.goto(`${product.url}/admin`);
  const people = page.getByRole("region", { name: "People" });
  await expect(people.getByRole("heading", { name: "Only you so far" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Audit log" })).toContainText(
    "Nothing was done yet",
  );
  const health = page.getByRole("region", { name: "Health" });
  await expect(health).toContainText(/PostgreSQL \d+/);
  await expect(health).toContainText("Not set");
  await expect(health).toContainText("Checked when built");
  await expect(page.getByRole("region", { name: "Content" })).toContainText("28");

  // A file that is no list, then one with a line of every kind.
  await people.getByRole("button", { name: "Invite from CSV" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite from CSV" });
  const choosing = dialog.getByLabel("CSV file of people");
  await choosing.setInputFiles(file("a,b\n1,2"));
  await expect(dialog.getByRole("alert")).toContainText("No column is named");
  await dialog.getByLabel("Batch of those whose line names none").fill("2027 CSE");
  await choosing.setInputFiles(file(CSV));
  await expect(dialog.getByRole("status")).toContainText("1 person of 4 can be invited.");
  await expect(dialog.getByRole("row", { name: /^3 / })).toContainText("Not an address");
  await expect(dialog.getByRole("row", { name: /^4 / })).toContainText("Twice in the file");
  await expect(dialog.getByRole("row", { name: /^5 / })).toContainText("Already here");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Invite 1 person" }).click();
  const done = page.getByRole("dialog", { name: "1 person invited" });
  const saving = page.waitForEvent("download");
  await done.getByRole("button", { name: "Save the links as CSV" }).click();
  const links = await readFile(await (await saving).path(), "utf8");
  const link = /http\S+/.exec(links)?.[0] ?? "";
  await done.getByRole("button", { name: "Done" }).click();
  const row = people.getByRole("row", { name: /Ananya Iyer/ });
  await expect(row).toContainText("Invited");
  await expect(row).toContainText("Never");

  // Registration is closed: only who was invited gets in, with the form filled in.
  const closing = people.getByRole("switch", { name: /Anybody may register/ });
  await closing.click();
  await expect(people).toContainText("Only invited people can make an account");
  const student = await (await browser.newContext()).newPage();
  await student.goto(`${product.url}/ragister`);
  await expect(student.getByRole("main")).toContainText("Registration here is by invitation.");
  await student.goto(link.replace(/invitation=.*/, "invitation=made-up"));
  await expect(student.getByRole("alert")).toContainText("used, withdrawn or has expired");
  await student.goto(link);
  await expect(student.getByLabel("Full Name")).toHaveValue("Ananya Iyer");
  await expect(student.getByLabel("Email")).toHaveValue("ananya@example.in");
  await expect(student.getByLabel("Email")).not.toBeEditable();
  await expect(student.getByLabel("Phone Number")).toHaveValue("9876543210");
  await student.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await student.getByLabel("Confirm Password").fill(PASSWORD);
  await student.getByRole("button", { name: "Create Account" }).click();
  await expect(student).toHaveURL(/\/login/);
  await closing.click();
  await expect(people).toContainText("Who has the address can make an account");

  // Signed in, and then not: a ban ends the session, and only the right password hears of it.
  await enter(student, "Ananya Iyer", "ananya@example.in");
  await student.goto(`${product.url}/admin`);
  await expect(student.getByRole("heading", { name: "This page is for admins" })).toBeVisible();
  await page.reload();
  await expect(row).toContainText("Active");
  await expect(row).toContainText("Batch 2027 CSE");
  await choose(page, "Sumana K", "Make a student");
  await expect(page.getByRole("alert").or(page.getByRole("status"))).toContainText([/only admin/]);
  await choose(page, "Ananya Iyer", "Set the plan to premium");
  await expect(row).toContainText("Premium");
  await choose(page, "Ananya Iyer", "Ban");
  const banning = page.getByRole("dialog", { name: "Ban Ananya Iyer" });
  await banning.getByLabel(/Reason/).fill("Shared an answer key.");
  await page.keyboard.press("Enter");
  await expect(row).toContainText("Banned");
  await student.goto(`${product.url}/overview`);
  await expect(student).toHaveURL(/\/login/);
  const signIn = async (password: string) => {
    await student.getByLabel("Email").fill("ananya@example.in");
    await student.getByLabel("Password", { exact: true }).fill(password);
    await student.getByRole("button", { name: "Sign in", exact: true }).click();
  };
  await signIn("a-guess-of-somebody");
  await expect(student.getByRole("alert")).toContainText("Invalid email or password");
  await signIn(PASSWORD);
  await expect(student.getByRole("alert")).toContainText("Shared an answer key.");
  await choose(page, "Ananya Iyer", "Lift the ban");
  await expect(row).toContainText("Active");

  // Deleted, by the name typed.
  await choose(page, "Ananya Iyer", "Delete");
  const deleting = page.getByRole("dialog", { name: "Delete Ananya Iyer?" });
  await expect(deleting.getByRole("button", { name: "Delete for good" })).toBeDisabled();
  await deleting.getByLabel(/Full name/).fill("Ananya Iyer");
  await deleting.getByRole("button", { name: "Delete for good" }).click();
  await expect(people.getByRole("heading", { name: "Only you so far" })).toBeVisible();

  const log = page.getByRole("region", { name: "Audit log" });
  await expect(log.getByRole("listitem").first()).toContainText("Sumana K deleted an account");
  await expect(log).toContainText("1 person from batch_2027.csv");
  await expect(log).not.toContainText("Ananya");
  const exporting = page.waitForEvent("download");
  await log.getByRole("button", { name: "Export as CSV" }).click();
  expect(await readFile(await (await exporting).path(), "utf8")).toContain("person-deleted");
});

test("the page is searched and paged, and holds on a phone, in the dark, for axe and the keyboard", async ({
  page,
  browser,
}) => {
  await enter(page, "Sumana K", "sumana@example.in");
  const other = await openOther(browser, "Rahul Deshpande", "rahul@example.in");
  await other.close();
  await page.goto(`${product.url}/admin`);
  const people = page.getByRole("region", { name: "People" });
  await expect(people.getByRole("row", { name: /Rahul Deshpande/ })).toBeVisible();
  await people.getByLabel("Role").selectOption("admin");
  await expect(people.getByRole("row", { name: /Rahul/ })).toHaveCount(0);
  await people.getByLabel("Role").selectOption("");
  await people.getByLabel("Search people").fill("nobody at all");
  await expect(people.getByRole("status").first()).toContainText("Nobody fits");
  await people.getByLabel("Search people").fill("rahul@");
  await expect(people.getByRole("row", { name: /Sumana/ })).toHaveCount(0);
  await choose(page, "Rahul Deshpande", "Make reset link");
  const link = page.getByRole("dialog", { name: "Reset link" });
  await expect(link.getByLabel("Reset link")).toHaveValue(/reset-password\?token=/);
  await link.getByRole("button", { name: "Close" }).click();
  await expect(people.getByRole("row", { name: /Rahul/ })).toContainText("Reset link sent");
  await page.getByRole("button", { name: "Back up now" }).click();
  await expect(page.getByRole("region", { name: "Health" })).toContainText(/Backup.*Today/);

  for (const [colorScheme, width] of [
    ["light", 1440],
    ["dark", 1440],
    ["light", 360],
    ["dark", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 780 });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await violations(page)).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    const low = await page.evaluate(() =>
      [...document.querySelectorAll("main :is(button, select, input:not(.vh), nav a)")]
        .filter((element) => element.checkVisibility() && element.role !== "switch")
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(low).toEqual([]);
  }
});
