import { readFile } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { field, makeResume, open, originOf, savedField } from "./editor-resumes.ts";
import { expect, type Someone, test } from "./fixtures.ts";
import { type FrontServer, startFrontServer } from "./front-server.ts";
import { keepingDevice } from "./keeping-device.ts";

/** The addresses that are kept, by the name of the cache. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
      }),
    );
    return Object.fromEntries(all);
  });

/** Waits until the editor can be opened without a connection, its preview with it. */
async function isKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe("activated");
  await expect
    .poll(async () => Object.values(await kept(page)).flat())
    .toEqual(expect.arrayContaining(["/resume/editor", "/templates/modern/style.css"]));
}

interface Kept {
  readonly id: string;
  readonly device: BrowserContext;
  /** Shows the resume, and can do so without a connection. */
  readonly laptop: Page;
}

/** A resume of whoever is signed in, opened on a device of theirs that keeps the editor. */
async function openKept(
  browser: Browser,
  page: Page,
  owner: Someone,
  origin?: string,
): Promise<Kept> {
  const id = await makeResume(page, { fullName: "Asha Verma" });
  const device = await keepingDevice(browser, owner, origin);
  const laptop = await device.newPage();
  await open(laptop, id);
  await expect(preview(laptop).getByText("Asha Verma")).toBeVisible();
  await isKept(laptop);
  return { id, device, laptop };
}

const buildShown = (page: Page) =>
  page.evaluate(() => document.querySelector("meta[name=build]")?.getAttribute("content"));

const preview = (page: Page) => page.frameLocator("iframe").first();

test("the editor opens without a connection, with what was typed last; all of it is saved later", async ({
  page,
  browser,
  signedInAs,
}) => {
  const asha = await signedInAs("Asha Verma");
  const { id, device, laptop } = await openKept(browser, page, asha);

  await device.setOffline(true);
  await field(laptop, "Title").fill("Data Analyst");
  await expect(laptop.getByText("Kept on this device").first()).toBeVisible();
  await laptop.reload();
  await expect(field(laptop, "Title")).toHaveValue("Data Analyst");
  await expect(field(laptop, "Full name")).toHaveValue("Asha Verma");
  await expect(laptop.getByRole("button", { name: "Analyst roles", exact: true })).toBeVisible();
  await expect(preview(laptop).getByText("Data Analyst")).toBeVisible();

  await field(laptop, "Location").fill("Pune");
  await expect(preview(laptop).getByText("Pune")).toBeVisible();
  await laptop.getByRole("tab", { name: "Choose Template" }).click();
  const compact = laptop.getByRole("article", { name: "Compact" });
  await compact.getByRole("button", { name: "Select" }).click();
  await expect(compact.getByRole("button", { name: "Selected" })).toBeVisible();
  await laptop.getByRole("tab", { name: "Edit Content" }).click();
  await expect(preview(laptop).getByText("Pune")).toBeVisible();
  const downloads = laptop.waitForEvent("download");
  await laptop.getByRole("button", { name: "Download Resume" }).click();
  const file = await readFile(await (await downloads).path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");

  await laptop.goto("/resume");
  const list = laptop.getByRole("region", { name: "Kept on this device" });
  await expect(list.getByText("Not all of it is sent yet")).toBeVisible();
  await expect(list.getByText("need one", { exact: false })).toBeVisible();
  await list.getByRole("link", { name: "Analyst roles", exact: true }).click();
  await expect(field(laptop, "Location")).toHaveValue("Pune");
  await laptop.goto("/resume/editor");
  await expect(field(laptop, "Location")).toHaveValue("Pune");

  await device.setOffline(false);
  await expect.poll(() => savedField(page, id, "location")).toBe("Pune");
  expect(await savedField(page, id, "title")).toBe("Data Analyst");
  const paths = Object.values(await kept(laptop)).flat();
  expect(paths.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await device.close();
});

test("whoever has signed out leaves nothing that opens", async ({ page, browser, signedInAs }) => {
  const asha = await signedInAs("Asha Verma");
  const { id, device, laptop } = await openKept(browser, page, asha);
  await laptop.getByRole("button", { name: "Log out" }).click();
  await expect(laptop).toHaveURL(/\/$/);

  await device.setOffline(true);
  for (const address of [`/resume/builder/${id}`, "/resume/editor"]) {
    await laptop.goto(address);
    await expect(laptop.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(laptop.getByRole("link", { name: /^Resume editor/u })).toHaveCount(0);
    await expect(laptop.getByText(/Asha|Analyst/)).toHaveCount(0);
  }
  const texts = await laptop.evaluate(async () => {
    const caching = (await caches.keys()).map((name) => caches.open(name));
    const found: string[] = [];
    for (const cache of await Promise.all(caching)) {
      for (const answer of await cache.matchAll()) found.push(await answer.text());
    }
    return found.filter((text) => text.includes("Asha Verma")).length;
  });
  expect(texts).toBe(0);
  await device.close();
});

test.describe("after an update of the installation", () => {
  let front: FrontServer;
  test.beforeEach(async () => {
    front = await startFrontServer(originOf());
  });
  test.afterEach(() => front.close());

  /** Another build, as far as browsers can tell. */
  async function update(page: Page, missing = "/favicon.svg"): Promise<void> {
    const version =
      Object.keys(await kept(page))[0]
        ?.split("-")
        .at(-1) ?? "";
    front.change((path, text) => {
      if (path === "/service-worker.js") {
        return text.replaceAll(version, "of-build-2").replaceAll("/favicon.svg", missing);
      }
      return text.replace("</head>", '<meta name="build" content="2"></head>');
    });
  }

  test("the new one is there at once, and is the one that is kept", async ({
    browser,
    signedInAs,
    page,
  }) => {
    const asha = await signedInAs("Asha Verma");
    const { device, laptop } = await openKept(browser, page, asha, front.url);
    await update(laptop);
    await laptop.reload();
    expect(await buildShown(laptop)).toBe("2");
    await expect
      .poll(async () => Object.keys(await kept(laptop)))
      .toEqual(["offline-editor-of-build-2"]);
    await isKept(laptop);

    await device.setOffline(true);
    await laptop.reload();
    await expect(field(laptop, "Full name")).toHaveValue("Asha Verma");
    expect(await buildShown(laptop)).toBe("2");
    await device.close();
  });

  test("one that cannot be fetched whole changes nothing", async ({
    browser,
    signedInAs,
    page,
  }) => {
    const asha = await signedInAs("Asha Verma");
    const { device, laptop } = await openKept(browser, page, asha, front.url);
    const before = await kept(laptop);

    await update(laptop, "/assets/gone-0000.js");
    const outcome = await laptop.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration.addEventListener("updatefound", () => resolve(registration.installing));
      });
      await registration.update();
      const worker = await found;
      return new Promise<string>((resolve) => {
        worker?.addEventListener("statechange", () => resolve(worker.state));
      });
    });
    expect(outcome).toBe("redundant");
    expect(Object.keys(await kept(laptop))).toEqual(Object.keys(before));

    await device.setOffline(true);
    await laptop.reload();
    await expect(field(laptop, "Full name")).toHaveValue("Asha Verma");
    await device.close();
  });
});
