import { randomUUID } from "node:crypto";
import { expect, PASSWORD, test } from "./fixtures.ts";

test("a visitor begins, registers, signs in and lands where they wanted to go", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.in`;

  await page.goto("/");
  await expect(page.getByRole("heading", { name: /Welcome to/ })).toBeVisible();
  await page
    .getByRole("link", { name: "Begin Your Journey" })
    .or(page.getByRole("button", { name: "Begin Your Journey" }))
    .click();
  await expect(page).toHaveURL(/\/login/);

  await page
    .getByRole("link", { name: /Sign up|Create|Register/ })
    .first()
    .click();
  await expect(page).toHaveURL("/ragister");
  const submit = page.getByRole("button", { name: "Create Account" });
  await expect(submit).toBeDisabled();

  await page.getByLabel("Full Name").fill("Meera Pillai");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone Number").fill("98765");
  await expect(page.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await page.getByLabel("Phone Number").fill("9876543210");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await expect(page.getByText("Password must be at least 6 characters long")).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill("something else");
  await page.getByLabel("Confirm Password").blur();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await submit.click();

  await expect(page.getByText("Account Created Successfully!")).toBeVisible();
  await expect(page.getByText("Redirecting to dashboard...")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await page.goto("/login?redirect=/resume");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/resume");
});

test("a wrong password and an unknown address get the same answer", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill(`${randomUUID()}@example.in`);
  await page.getByLabel("Password", { exact: true }).fill("not-the-password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("Invalid email or password");
});

test("an address taken twice is refused, and what was typed stays", async ({
  page,
  signedInAs,
}) => {
  const { email } = await signedInAs("Kabir Anand");
  await page.context().clearCookies();
  await page.goto("/ragister");
  await page.getByLabel("Full Name").fill("Kabir Anand");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone Number").fill("9876543210");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Full Name")).toHaveValue("Kabir Anand");
});

for (const path of [
  "/overview",
  "/dashboard",
  "/resume/report/result?id=1",
  "/practice",
  "/admin",
]) {
  test(`a visitor at ${path} is asked to sign in and would come back to it`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  });
}

for (const target of [
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
]) {
  test(`signing in never leads to ${target}`, async ({ page, signedInAs, baseURL }) => {
    await signedInAs("Ritu Sen");
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await expect(page).toHaveURL(/\/overview$/);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

test("signing out in one tab signs out the other", async ({ page, context, signedInAs }) => {
  await signedInAs("Ishaan Roy");
  await page.goto("/overview");
  const other = await context.newPage();
  await other.goto("/resume");
  await expect(other.getByRole("link", { name: "Dashboard" })).toBeVisible();

  await page.getByRole("button", { name: /log ?out|sign ?out/i }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/$|\/login/);
  await expect(other.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
});

test("only an admin enters the admin page, and the others are told so", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Zoya Khan");
  await signedInAs("Dev Malhotra");
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "This page is for admins" })).toBeVisible();
  await expect(page.getByRole("region")).toHaveCount(0);
});

test("old and mistyped addresses lead somewhere sensible", async ({ page, signedInAs }) => {
  await page.goto("/register");
  await expect(page).toHaveURL("/ragister");
  await signedInAs("Farah Ali");
  await page.goto("/lab");
  await expect(page).toHaveURL("/practice");
  const missing = await page.goto("/no/such/page");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
});

test("search opens by key, finds a page and closes by key", async ({ page, signedInAs }) => {
  await signedInAs("Neel Bose");
  await page.goto("/overview");
  const box = page.getByRole("combobox", { name: /search/i });
  await expect(box).toBeVisible();
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await box.fill("resume");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await box.fill("upload");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL("/overview");
});
