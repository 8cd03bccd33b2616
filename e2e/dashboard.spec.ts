import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { expect, PASSWORD, signIn, test } from "./fixtures.ts";
import { tabTo } from "./keyboard.ts";
import { expectNoOverflow } from "./touch.ts";
import { uploadFor } from "./upload.ts";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

test("a visitor is asked to sign in, and where plans are enforced a free account reads whom to ask", async ({
  page,
  browser,
}) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/u);

  const folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-premium-"));
  const product = await startProduct({
    dataDir: path.join(folder, "data"),
    settings: { ENFORCE_PREMIUM: "true", ADMIN_CONTACT: "the placement cell in room 12" },
  });
  const context = await browser.newContext({ baseURL: product.url });
  const free = await context.newPage();
  const headers = { Origin: product.url };
  const email = "meera@example.in";
  await free.request.post("/api/v1/account/registrations", {
    headers,
    data: { fullName: "Meera Joshi", email, phoneNumber: "9800000000", password: PASSWORD },
  });
  await free.request.post("/api/v1/account/sessions", {
    headers,
    data: { email, password: PASSWORD },
  });
  await free.goto("/dashboard");
  await expect(
    free.getByRole("heading", { name: "Your dashboard is part of the premium plan" }),
  ).toBeVisible();
  await expect(free.getByText(/^To get it, ask the placement cell in room 12\./u)).toBeVisible();
  await expect(free.getByRole("heading", { name: "Readiness" })).toBeHidden();
  expect(await violations(free)).toEqual([]);
  await context.close();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

test("a new person's first day says how to begin, and asks nobody to look at zeros", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Iyer");
  await page.setViewportSize(DESKTOP);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    /^Good (?:morning|afternoon|evening), Ananya$/u,
  );
  const next = page.getByRole("region", { name: "Upload your resume" });
  await expect(next.getByText(/^Why this\. There is no resume report yet/u)).toBeVisible();
  await expect(next.getByText("Worth up to 20 points")).toBeVisible();
  const ready = page.getByRole("region", { name: "Readiness" });
  await expect(ready.getByText("Not measured yet")).toBeVisible();
  await expect(ready.getByText("not yet", { exact: true })).toHaveCount(5);
  await expect(page.getByText("Not begun")).toHaveCount(5);
  await expect(page.getByRole("region", { name: "Streak" })).toContainText(
    "A day counts from ten minutes",
  );
  await expect(page.getByRole("link", { name: "Say when your interview is" })).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "Show another" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Next best action, 2 of \d$/u)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hold your first mock interview" })).toBeVisible();
  await expectFinePage(page);
  await page.getByRole("link", { name: "Set up the interview" }).click();
  await expect(page).toHaveURL(/\/interview\/get-started$/u);
});

/** Nothing for axe to find and nothing beyond the window, in both themes, at a desk and on a phone. */
async function expectFinePage(page: Page): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    await expectNoOverflow(page);
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "dark";
    });
    expect(await violations(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dataset["theme"] = "light";
    });
  }
}

interface CourseFile {
  readonly stages: readonly {
    readonly pages: readonly {
      readonly slug: string;
      readonly title: string;
      readonly exercises: readonly { readonly id: string }[];
    }[];
  }[];
}

/** Yesterday noon in India: no test is near enough to midnight to move what it did to another day. */
function yesterdayNoon(): number {
  const [day] = new Date(Date.now() + 330 * 60_000).toISOString().split("T");
  return Date.parse(`${day}T12:00:00+05:30`) - 24 * 60 * 60_000;
}

/** Sends what was done as the device would, in minutes after yesterday noon. */
async function record(
  page: Page,
  acts: readonly { readonly minute: number; readonly act: object }[],
): Promise<void> {
  const events = acts.map(({ minute, act }) => ({
    ...act,
    id: randomUUID(),
    at: new Date(yesterdayNoon() + minute * 60_000).toISOString(),
    zone: "Asia/Kolkata",
  }));
  const sent = await page.request.post("/api/v1/learning/events", {
    headers: { Origin: process.env["TAIYARI_URL"] ?? "" },
    data: { sentAt: new Date().toISOString(), events },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test("what somebody did is counted, explained and listed, with the figures of the other screens", async ({
  page,
  printed,
}) => {
  await signIn(page, "Asha Kulkarni");
  const course: CourseFile = await (await page.request.get("/course/course.json")).json();
  const pages = course.stages.flatMap((stage) => stage.pages);
  const practised = pages.find(({ exercises }) => exercises.length > 0);
  if (!practised) throw new Error("A course has exercises");
  const { slug, title, exercises } = practised;
  await record(page, [
    { minute: 0, act: { kind: "page-opened", page: slug } },
    ...exercises.map(({ id }) => ({
      minute: 2,
      act: { kind: "exercise-solved", page: slug, exercise: id, hints: 0, text: "select 1" },
    })),
    { minute: 4, act: { kind: "page-read", page: slug } },
  ]);
  await uploadFor(page, await printed("asha-kulkarni.html"));
  const latest = await (await page.request.get("/api/v1/overview")).json();
  const score: number = latest.resume.latestScore;

  await page.setViewportSize(DESKTOP);
  await page.goto("/dashboard");
  const solutions = page.getByRole("region", { name: "Progress by solution" });
  await expect(solutions.getByRole("link", { name: /Learning/u })).toContainText(
    `1 of ${pages.length} pages`,
  );
  await expect(solutions.getByRole("link", { name: /Resume Engine/u })).toContainText(
    `${score} of 100`,
  );
  await expect(solutions.getByText("Not begun")).toHaveCount(3);

  const ready = page.getByRole("region", { name: "Readiness" });
  await expect(ready.getByRole("listitem").filter({ hasText: "Resume" })).toContainText(
    `${score} of 100`,
  );
  await ready.getByRole("button", { name: "How this is counted" }).click();
  const dialog = page.getByRole("dialog", { name: "How readiness is counted" });
  const said = await dialog.getByText(/^Readiness is the sum of five axes/u).textContent();
  const sum = (said ?? "").replaceAll("\u00A0", " ");
  const [, sums = "", total = "0"] = /: (.+) = (\d+)\./u.exec(sum) ?? [];
  const added = sums
    .split(" + ")
    .map((term) => term.replace("%", "").split(" × ").map(Number))
    .reduce((all, [axis = 0, weight = 0]) => all + (axis * weight) / 100, 0);
  expect(Math.round(added)).toBe(Number(total));
  await expect(dialog.getByRole("region", { name: /^Concepts/u })).toContainText(
    `1 of ${pages.length} pages of the course are finished.`,
  );
  await expect(dialog.getByRole("region", { name: /^Interview/u })).toContainText("Nothing yet.");
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(ready.getByText(`Readiness ${total} of 100`, { exact: false })).toBeAttached();
  await expect(page.getByText(/^Concepts rests on little so far/u)).toBeVisible();

  const streak = page.getByRole("region", { name: "Streak" });
  await expect(streak.getByRole("img")).toHaveAccessibleName(
    /: 2 of \d+ days active, longest streak 2 days, current streak 2 days\.$/u,
  );
  await streak.getByText("Minutes by day as a list").click();
  // Today five for the report; yesterday four and one for what was done last.
  await expect(streak.getByRole("row").nth(1)).toHaveText(/\d5$/u);
  await expect(streak.getByRole("row").nth(2)).toHaveText(/\d5$/u);
  await expect(streak.getByText(/^This week (?:5|10) min\./u)).toBeVisible();

  const recent = page.getByRole("region", { name: "Recent activity" });
  await expect(recent.getByRole("listitem").nth(0)).toContainText(`${score}, `);
  await expect(recent.getByRole("listitem").nth(1)).toContainText(`Finished ${title}`);
  await expectFinePage(page);
  await page.emulateMedia({ media: "print" });
  await expect(ready.getByRole("button", { name: "How this is counted" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });

  // The next best action opens what it says, and the menu says the same score.
  await page.getByRole("button", { name: "Solutions" }).click();
  await expect(page.getByText(`Score ${score}`)).toBeVisible();
  await page.keyboard.press("Escape");
  await recent.getByRole("link", { name: "asha.pdf" }).click();
  await expect(page).toHaveURL(/\/resume\/report\/result\?id=/u);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
