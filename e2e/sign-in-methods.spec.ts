import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { totp, wrongTotp } from "../apps/server/src/testing/totp.ts";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, PASSWORD, type Someone, test } from "./fixtures.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";

/** What axe finds and what a phone cannot show, of the page as it stands, in both themes. */
async function expectGoodLooks(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await violations(page), theme).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  await page.setViewportSize({ width: 360, height: 740 });
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog")]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.tagName),
  );
  expect(wider).toEqual([]);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("main button, dialog button")]
      .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
      .map((button) => button.textContent),
  );
  expect(small).toEqual([]);
  if (before) await page.setViewportSize(before);
}

/** Signs somebody in at another place, and opens the overview there. */
async function elsewhere(browser: Browser, { email }: Someone): Promise<Page> {
  const context = await browser.newContext({ userAgent: FIREFOX });
  const page = await context.newPage();
  await page.goto("/login");
  await givePassword(page, email);
  await expect(page).toHaveURL("/overview");
  return page;
}

async function givePassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
}

test("a password is changed, and other devices are signed out and told so", async ({
  page,
  browser,
  signedInAs,
}) => {
  const person = await signedInAs("Lakshmi Menon");
  const there = await elsewhere(browser, person);
  await page.goto("/profile");
  const devices = page.getByRole("region", { name: "Where you are signed in" });
  const other = devices.getByRole("listitem").filter({ hasText: "Firefox on Linux" });
  await expect(other).toContainText("New since");
  await expect(other).toContainText("from 127.0.0.1");
  await expect(devices.getByRole("listitem").filter({ hasText: "This device" })).toContainText(
    "Active now",
  );
  await expectGoodLooks(page);

  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("Firefox on Linux is signed out")).toBeVisible();
  await expect(other).toHaveCount(0);
  await there.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(there.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  await there.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await there.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(there.getByRole("dialog")).toHaveCount(0);

  const methods = page.getByRole("region", { name: "Signing in" });
  await methods.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await expect(dialog.getByLabel("Present password")).toBeFocused();
  await dialog.getByLabel("Present password").fill("not-the-password");
  await dialog.getByLabel("New password").fill("short");
  await expect(dialog.getByText("Password must be at least 6 characters long")).toBeVisible();
  await dialog.getByLabel("New password").fill("battery-staple-9");
  await dialog.getByLabel("Confirm Password").fill("battery-staple-9");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("That is not your password.");
  await expectGoodLooks(page);
  await dialog.getByLabel("Present password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("You are signed out everywhere else.")).toBeVisible();
  await there.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(there.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  await there.context().close();
  await page.reload();
  await expect(methods.getByText(/^Changed \d/)).toBeVisible();
});

test("a code is asked for at sign-in once it was turned on, and none on a trusted device", async ({
  page,
  signedInAs,
}) => {
  const { email } = await signedInAs("Imran Qureshi");
  await page.goto("/profile");
  const methods = page.getByRole("region", { name: "Signing in" });
  await methods.getByRole("button", { name: "Turn on two-step code" }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Continue" }).click();

  const adding = page.getByRole("dialog", { name: "Add Taiyari to your app" });
  await expect(adding.getByLabel("Code from the app")).toBeFocused();
  await expect(adding.getByRole("img", { name: /QR code/ })).toBeVisible();
  const shown = await adding.getByText(/^([A-Z2-7]{4} ){3}/).textContent();
  const key = (shown ?? "").replaceAll(" ", "");
  await expectGoodLooks(page);
  await adding.getByLabel("Code from the app").fill(wrongTotp(key));
  await adding.getByRole("button", { name: "Turn on" }).click();
  await expect(adding.getByRole("alert")).toContainText("That code is wrong or has expired.");
  await adding.getByLabel("Code from the app").fill(totp(key));
  await adding.getByRole("button", { name: "Turn on" }).click();

  const kept = page.getByRole("dialog", { name: "Two-step code is on" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const codes = await kept.getByRole("listitem").allTextContents();
  const download = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Download" }).click();
  const file = await (await download).path();
  expect((await readFile(file, "utf8")).trim().split("\n").slice(2)).toEqual(codes);
  await expectGoodLooks(page);
  await kept.getByRole("button", { name: "I have kept them" }).click();
  await expect(methods.getByText("10 of 10 recovery codes left")).toBeVisible();

  await signOut(page);
  await page.goto("/login?redirect=/profile");
  await givePassword(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await expect(page).toHaveURL("/login?redirect=/profile");
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expectGoodLooks(page);
  await code.fill(wrongTotp(key));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("That code is wrong or has expired.");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill((codes[0] ?? "").toUpperCase());
  await page.getByLabel("Trust this device for 30 days").check();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/profile");
  await expect(methods.getByText("9 of 10 recovery codes left")).toBeVisible();

  await signOut(page);
  await page.goto("/login?redirect=/profile");
  await givePassword(page, email);
  await expect(page).toHaveURL("/profile");
  await methods.getByRole("button", { name: "Turn off two-step code" }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("dialog").getByRole("button", { name: "Turn off" }).click();
  await expect(methods.getByRole("button", { name: "Turn on two-step code" })).toBeVisible();
});

/** A phone or laptop that keeps passkeys, knows its owner by a finger, and answers whenever it is asked. */
async function plugIn(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** From now on passkeys are listed under the field, where this authenticator picks one by itself, at #offered only. */
async function offerAtHash(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.location.hash === "#offered") return;
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test("a passkey is added, named, used to sign in, and removed", async ({ page, signedInAs }) => {
  const { email } = await signedInAs("Sunita Rao");
  const methods = page.getByRole("region", { name: "Signing in" });
  // By its number the product is reached as well, and no passkey can belong to that.
  const numbered = new URL("/login?redirect=/profile", originOf());
  numbered.hostname = "127.0.0.1";
  await page.goto(numbered.href);
  await givePassword(page, email);
  await expect(methods.getByText(/^Passkeys work at http:\/\/localhost:\d+ only/)).toBeVisible();
  await expect(methods.getByRole("button", { name: "Add a passkey" })).toHaveCount(0);

  await plugIn(page);
  await offerAtHash(page);
  await page.goto("/profile");
  await methods.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await expectGoodLooks(page);
  await dialog.getByLabel("Password", { exact: true }).fill("not-the-password");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("That is not your password.");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Name").fill("Android phone");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(methods.getByText("Passkey on Android phone")).toBeVisible();
  await expect(methods.getByText(/Added today, .* not used yet/)).toBeVisible();

  await methods.getByRole("button", { name: "Add a passkey" }).click();
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This device has a passkey for your account already.",
  );
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await methods.getByRole("button", { name: "Rename Android phone" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Windows laptop");
  await page.keyboard.press("Enter");
  await expect(methods.getByText("Passkey on Windows laptop")).toBeVisible();

  await signOut(page);
  await page.goto("/login?redirect=/profile");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");
  await expectGoodLooks(page);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL("/profile");
  await expect(methods.getByText(/Used today, /)).toBeVisible();

  await signOut(page);
  await page.goto("/login?redirect=/profile#offered");
  await expect(page).toHaveURL("/profile");

  await methods.getByRole("button", { name: "Remove Windows laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect(methods.getByText("Passkey on Windows laptop")).toHaveCount(0);

  await signOut(page);
  await page.goto("/login");
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("That passkey was not accepted.");
});
