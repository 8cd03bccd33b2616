import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { freePort, startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { field, makeResume, open, originOf, otherDevice, savedField } from "./editor-resumes.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

test("a resume of somebody else is not here, and the page says so", async ({
  page,
  browser,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  const other = await browser.newContext({ baseURL: originOf() });
  const headers = { Origin: originOf() };
  const email = `${randomUUID()}@example.in`;
  await other.request.post("/api/v1/account/registrations", {
    headers,
    data: { fullName: "Ravi Nair", email, phoneNumber: "9800000001", password: PASSWORD },
  });
  await other.request.post("/api/v1/account/sessions", {
    headers,
    data: { email, password: PASSWORD },
  });
  const theirs = await other.newPage();
  await theirs.goto(`/resume/builder/${id}`);
  await expect(theirs.getByRole("heading", { name: "This resume is not here" })).toBeVisible();
  await other.close();
});

test("what is typed survives a reload in the middle of a word, and is on the server soon", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  await open(page, id);
  await field(page, "Title").pressSequentially("Senior Anal");
  await page.reload();
  await expect(field(page, "Title")).toHaveValue("Senior Anal");
  await field(page, "Title").press("End");
  await field(page, "Title").pressSequentially("yst");
  await expect.poll(() => savedField(page, id, "title")).toBe("Senior Analyst");
  await expect(page.getByText(/^Saved (just now|\d+ s ago)$/)).toBeVisible();
});

test("what was typed just before the tab was closed is on the server too", async ({
  page,
  browser,
  signedInAs,
}) => {
  const asha = await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  const device = await otherDevice(browser, asha);
  const laptop = await device.newPage();
  await open(laptop, id);
  await field(laptop, "Title").fill("Data Analyst");
  await laptop.close({ runBeforeUnload: true });
  await expect.poll(() => savedField(page, id, "title")).toBe("Data Analyst");
  await device.close();
});

test("two tabs follow each other", async ({ page, context, signedInAs }) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  await open(page, id);
  const other = await context.newPage();
  await open(other, id);
  await field(page, "Title").fill("Data Analyst");
  await expect(field(other, "Title")).toHaveValue("Data Analyst");
  await field(other, "Location").fill("Pune");
  await expect(field(page, "Location")).toHaveValue("Pune");
  await expect.poll(() => savedField(page, id, "location")).toBe("Pune");
  expect(await savedField(page, id, "title")).toBe("Data Analyst");
});

test("two devices: different fields are put together, of the same field the person chooses", async ({
  page,
  browser,
  signedInAs,
}) => {
  const asha = await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  const device = await otherDevice(browser, asha);
  const phone = await device.newPage();
  await open(page, id);
  await open(phone, id);

  await field(page, "Title").fill("Data Analyst");
  await expect.poll(() => savedField(page, id, "title")).toBe("Data Analyst");
  await field(phone, "Location").fill("Pune");
  await expect(field(phone, "Title")).toHaveValue("Data Analyst");
  await expect.poll(() => savedField(page, id, "location")).toBe("Pune");

  await field(phone, "Title").fill("Machine Learning Engineer");
  await expect.poll(() => savedField(page, id, "title")).toBe("Machine Learning Engineer");
  await field(page, "Title").fill("Business Analyst");
  const dialog = page.getByRole("dialog", { name: "Changed on another device" });
  await expect(dialog.getByRole("group", { name: "Personal · Title" })).toBeVisible();
  expect(await violations(page, "dialog[open]")).toEqual([]);
  await dialog.getByRole("button", { name: "Look at the resume first" }).click();
  await expect(field(page, "Title")).toHaveValue("Business Analyst");
  await page.getByRole("button", { name: "Choose", exact: true }).click();
  await dialog.getByRole("radio", { name: /Machine Learning Engineer/ }).check();
  await dialog.getByRole("button", { name: "Keep what is chosen" }).click();
  await expect(field(page, "Title")).toHaveValue("Machine Learning Engineer");
  await expect(page.getByText(/^Saved (just now|\d+ s ago)$/)).toBeVisible();

  await page.getByRole("button", { name: "Analyst roles" }).click();
  await page.getByRole("menuitem", { name: "Versions" }).click();
  const versions = page.getByRole("dialog", { name: "Versions" });
  await versions.getByRole("button", { name: /As it was on this device/, expanded: false }).click();
  await expect(versions.getByText("Business Analyst")).toBeVisible();
  await device.close();
});

test("what is typed without a connection is sent when it is back", async ({
  page,
  browser,
  signedInAs,
}) => {
  const asha = await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  const device = await otherDevice(browser, asha);
  const laptop = await device.newPage();
  await open(laptop, id);
  await device.setOffline(true);
  await field(laptop, "Title").fill("Data Analyst");
  await expect(
    laptop.getByText("Kept on this device, sent when there is a connection").first(),
  ).toBeVisible();
  await laptop.getByRole("button", { name: "Save Draft" }).click();
  await expect(laptop.getByText("Failed to save draft. Please try again.")).toBeVisible();
  await device.setOffline(false);
  await expect.poll(() => savedField(page, id, "title")).toBe("Data Analyst");
  await laptop.getByRole("button", { name: "Save Draft" }).click();
  await expect(laptop.getByText("Resume draft saved successfully!")).toBeVisible();
  await device.close();
});

test("a session that ends takes nothing away, and saving goes on after the sign-in", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  const id = await makeResume(page, { fullName: "Asha Verma" });
  await open(page, id);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await field(page, "Title").fill("Data Analyst");
  const ended = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(ended).toBeVisible();
  await ended.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await ended.getByRole("button", { name: "Sign in" }).click();
  await expect(ended).toBeHidden();
  await expect.poll(() => savedField(page, id, "title")).toBe("Data Analyst");
  expect(cookies.length).toBeGreaterThan(0);
});

test("a server that is killed while it saves loses nothing that was typed", async ({ browser }) => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "taiyari-killed-"));
  const settings = { PORT: String(await freePort()), ATTEMPTS_PER_MINUTE: "100000" };
  let product = await startProduct({ dataDir, settings });
  const context = await browser.newContext({ baseURL: product.url });
  try {
    const headers = { Origin: product.url };
    const email = `${randomUUID()}@example.in`;
    await context.request.post("/api/v1/account/registrations", {
      headers,
      data: { fullName: "Asha Verma", email, phoneNumber: "9800000002", password: PASSWORD },
    });
    await context.request.post("/api/v1/account/sessions", {
      headers,
      data: { email, password: PASSWORD },
    });
    const page = await context.newPage();
    await page.goto("/resume/editor");
    await field(page, "Full name").fill("Asha Verma");
    await field(page, "Title").fill("Data Analyst");
    const sent = page.waitForRequest((request) => request.url().endsWith("/api/v1/resumes"));
    await sent;
    await product.stop("SIGKILL");
    const failed = page.waitForEvent("requestfailed");
    await field(page, "Location").fill("Pune");
    await failed;
    product = await startProduct({ dataDir, settings });
    await expect
      .poll(async () => {
        const answer = await context.request.get("/api/v1/resumes");
        const { resumes } = await answer.json();
        if (resumes.length !== 1) return resumes.length;
        const one = await context.request.get(`/api/v1/resumes/${resumes[0].id}`);
        const { title, location } = (await one.json()).draft.resumeData.personal;
        return [title, location];
      })
      .toEqual(["Data Analyst", "Pune"]);
    await expect(page.getByText(/^Saved/).first()).toBeVisible();
  } finally {
    await context.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
