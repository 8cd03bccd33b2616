import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { originOf } from "./editor-resumes.ts";
import { expect, test } from "./fixtures.ts";
import { keepingDevice } from "./keeping-device.ts";
import { expectNoOverflow } from "./touch.ts";

test("a browser has all it needs to install the app: a manifest, its pictures, its pages", async ({
  page,
}) => {
  await page.goto("/login");
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest = (await answer.json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly icons: readonly {
      readonly src: string;
      readonly sizes: string;
      readonly purpose: string;
    }[];
    readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  };
  expect(manifest.name).toBe("Taiyari");
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
  const pictures = [...manifest.icons, { src: touch ?? "", sizes: "180x180" }];
  for (const { src, sizes } of pictures) {
    // oxlint-disable-next-line no-await-in-loop -- one picture after the other
    const size = await sizeOf(page, src);
    expect(size, src).toBe(sizes === "any" ? "32x32" : sizes);
  }
  // Each shortcut leads to a screen that asks for a sign-in, or opens: none to the page of unknown addresses.
  for (const { url, name } of manifest.shortcuts) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(url);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole("heading", { level: 1 }), name).not.toHaveText(/no page/u);
  }
});

/** "192x192"; fails for what is no picture. */
function sizeOf(page: Page, src: string): Promise<string> {
  return page.evaluate(async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
  }, src);
}

test("opened without a connection, the app says so, lists what works, and goes on by itself", async ({
  browser,
  signedInAs,
}) => {
  const owner = await signedInAs("Irfan Shaikh");
  const device = await keepingDevice(browser, owner);
  const page = await device.newPage();
  await page.goto(`${originOf()}/overview`);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");

  // Nothing was opened yet but the overview.
  await device.setOffline(true);
  await page.goto(`${originOf()}/dashboard`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Opens without a connection" })).toHaveCount(0);

  await device.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: /^Good/u })).toBeVisible();
  await page.goto(`${originOf()}/practice/two-items-for-one-voucher`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${originOf()}/practice`);
  await expect(page.getByRole("heading", { level: 1, name: "Practice Lab" })).toBeVisible();
  await expect.poll(() => isKept(page, "/problems/files/")).toBe(true);

  await device.setOffline(true);
  await page.goto(`${originOf()}/overview`);
  const list = page.getByRole("list", { name: "Opens without a connection" });
  await expect(list.getByRole("link", { name: /^Practice Lab/u })).toBeVisible();
  await expect(list.getByRole("link", { name: /^SQL editor/u })).toHaveCount(0);
  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 360],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one view after the other
    await page.emulateMedia({ colorScheme });
    // oxlint-disable-next-line no-await-in-loop
    await page.setViewportSize({ width, height: 740 });
    // oxlint-disable-next-line no-await-in-loop
    expect(await violations(page)).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop
    await expectNoOverflow(page);
  }
  await list.getByRole("link", { name: /^Practice Lab/u }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Practice Lab" })).toBeVisible();
  await device.close();
});

/** Whether something below the path is kept on the device. */
function isKept(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (start) => {
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(all))
      .flat()
      .some(({ url }) => new URL(url).pathname.startsWith(start));
  }, path);
}

test("the menu of a phone offers to install the app where the browser can, until it is put away", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Lata Pawar");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/overview");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu.getByRole("button", { name: "Install Taiyari" })).toHaveCount(0);

  await offerToInstall(page);
  await menu.getByRole("button", { name: "Install Taiyari" }).click();
  await expect(menu.getByRole("button", { name: "Install Taiyari" })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.dataset["asked"])).toBe("1");

  await offerToInstall(page);
  expect(await violations(page)).toEqual([]);
  await menu.getByRole("button", { name: "Do not offer to install" }).click();
  await offerToInstall(page);
  await expect(menu.getByRole("button", { name: "Install Taiyari" })).toHaveCount(0);
});

/** As Chromium does where the app is served over HTTPS and not installed yet. */
async function offerToInstall(page: Page): Promise<void> {
  await page.evaluate(() => {
    const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt() {
        document.documentElement.dataset["asked"] = "1";
        return Promise.resolve({ outcome: "dismissed" });
      },
    });
    window.dispatchEvent(event);
  });
}
