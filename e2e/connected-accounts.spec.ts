import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import {
  CLIENT,
  type IdentityServer,
  startIdentityServer,
} from "../apps/server/src/testing/identity-server.ts";
import { freePort, type Product, startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

let college: IdentityServer;
let product: Product;
let folder: string;

test.beforeAll(async () => {
  college = await startIdentityServer();
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-connected-"));
  const port = String(await freePort());
  product = await startProduct({
    dataDir: path.join(folder, "data"),
    settings: {
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      OIDC_ISSUER: college.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
      OIDC_NAME: "Vidya College",
    },
  });
});

test.afterAll(async () => {
  await product.stop();
  await college.close();
  await rm(folder, { recursive: true, force: true });
});

/** What axe finds and what a phone cannot show, of the page as it stands, in both themes. */
async function expectGoodLooks(page: Page): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  const before = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: wanted, clientWidth: given } = document.documentElement;
    return { scrollWidth: wanted, clientWidth: given };
  });
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  if (before) await page.setViewportSize(before);
}

test("somebody new signs in with the college's account, sets a password, and lets the account go", async ({
  page,
}) => {
  const sub = randomUUID();
  const email = `${sub}@example.org`;
  const go = page.getByRole("button", { name: "Continue with Vidya College" });

  college.seat(null);
  await page.goto(`${product.url}/practice`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await go.click();
  await expect(page.getByRole("alert").filter({ hasText: "You did not continue" })).toBeVisible();
  await expectGoodLooks(page);

  college.seat({ sub, email, email_verified: true, name: "Ananya Iyer" });
  await go.click();
  await expect(page.getByRole("heading", { name: "One more thing" })).toBeVisible();
  await expect(page.getByText("Welcome, Ananya Iyer")).toBeVisible();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("Phone number is required")).toBeVisible();
  await expectGoodLooks(page);
  // The rest of the product waits for it, and what was typed outlives a reload.
  await page.getByLabel("Phone Number").fill("+91 98450 00000");
  await page.goto(`${product.url}/dashboard`);
  await expect(page).toHaveURL(/\/welcome\?redirect=%2Fdashboard/);
  await expect(page.getByLabel("Phone Number")).toHaveValue("9845000000");
  await page.goBack();
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL(/\/practice$/);

  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.goto(`${product.url}/login?redirect=/profile`);
  await go.click();
  await expect(page).toHaveURL(/\/profile$/);

  const connected = page.getByRole("region", { name: "Connected accounts" });
  await expect(connected.getByText(email)).toBeVisible();
  await connected.getByRole("button", { name: "Disconnect Vidya College" }).click();
  const asked = page.getByRole("dialog", { name: "Disconnect Vidya College" });
  await asked.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(asked.getByRole("alert")).toContainText("It is your only way to sign in.");
  await asked.getByRole("button", { name: "Cancel" }).click();

  // What the page hears ten minutes later: before anything is typed it leads to the provider, and back.
  const methods = page.getByRole("region", { name: "Signing in" });
  await page.route("**/api/v1/account/sign-in-methods", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), isRecent: false } });
  });
  await page.reload();
  await methods.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("You signed in a while ago and have no password.")).toBeVisible();
  await page.unrouteAll({ behavior: "wait" });
  await go.click();
  await expect(page.getByText("It is you", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/profile#signing-in$/);

  await methods.getByRole("button", { name: "Set password" }).click();
  const setting = page.getByRole("dialog", { name: "Set a password" });
  await setting.getByLabel("New password").fill(PASSWORD);
  await setting.getByLabel("Confirm Password").fill(PASSWORD);
  await setting.getByRole("button", { name: "Set a password" }).click();
  await expect(methods.getByText(/^Changed \d/)).toBeVisible();
  await expectGoodLooks(page);

  await connected.getByRole("button", { name: "Disconnect Vidya College" }).click();
  await asked.getByRole("button", { name: "Disconnect", exact: true }).click();
  await expect(connected.getByText("Not connected")).toBeVisible();

  await connected.getByRole("button", { name: "Connect Vidya College" }).click();
  const connecting = page.getByRole("dialog", { name: "Connect Vidya College" });
  await connecting.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await connecting.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Vidya College connected")).toBeVisible();
  await expect(connected.getByRole("button", { name: "Disconnect Vidya College" })).toBeVisible();

  await page.goto(`${product.url}/admin`);
  await expect(page.getByText("Sign-in with Vidya College")).toBeVisible();
});
