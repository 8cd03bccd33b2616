import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import {
  startTranscriptionServer,
  type TranscriptionServer,
} from "../apps/server/src/testing/transcription-server.ts";
import { type Product, startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";
import { hearingBrowser } from "./spoken-audio.ts";
import { expectNoOverflow } from "./touch.ts";

test.use({ launchOptions: await hearingBrowser() });

let transcribers: TranscriptionServer;
let product: Product;
let folder: string;

test.beforeAll(async () => {
  transcribers = await startTranscriptionServer();
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-interview-voice-"));
  product = await startProduct({
    dataDir: path.join(folder, "data"),
    settings: {
      TRANSCRIBER_BASE_URL: transcribers.baseUrl,
      TRANSCRIBER_MODEL: "whisper-1",
      TRANSCRIBER_API_KEY: "a-key-that-nobody-sees",
    },
  });
});

test.afterAll(async () => {
  await product.stop();
  await transcribers.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn(page: Page, email: string): Promise<void> {
  const headers = { Origin: product.url };
  const api = `${product.url}/api/v1/account`;
  const data = { fullName: "Ananya Rao", email, phoneNumber: "9800000000", password: PASSWORD };
  await page.request.post(`${api}/registrations`, { headers, data });
  await page.request.post(`${api}/sessions`, { headers, data: { email, password: PASSWORD } });
}

/** As the settings of the browser do it for the page that is open, also while it uses the microphone. */
async function permit(page: Page, setting: "granted" | "denied"): Promise<void> {
  const { url: origin } = product;
  const context = page.context();
  await context.grantPermissions(setting === "granted" ? ["microphone"] : [], { origin });
  if (setting === "granted") return;
  // Playwright's own way leaves a microphone that is open as it is.
  const browser = await context.newCDPSession(page);
  const { targetInfo } = await browser.send("Target.getTargetInfo");
  await browser.send("Browser.setPermission", {
    permission: { name: "microphone" },
    setting,
    origin,
    ...(targetInfo.browserContextId && { browserContextId: targetInfo.browserContextId }),
  });
  // It holds as long as this session does.
}

const SENTENCE = "Good morning, I would like to talk about my work.";

test("the microphone card has a way on from every state, and says how well it hears", async ({
  page,
  consoleErrors,
}) => {
  await signIn(page, "states@example.in");
  transcribers.plan({ kind: "writes", text: SENTENCE });
  await page.goto(`${product.url}/interview/get-started`);
  await permit(page, "denied");
  await page.getByRole("radio", { name: "Voice" }).check();
  const card = page.getByRole("region", { name: "Microphone" });
  await expect(card).toContainText("This site may not use the microphone");
  await expect(card).toContainText("Come back here. We notice by ourselves");
  expect(await violations(page)).toEqual([]);
  // Asking again changes nothing while it is refused.
  await card.getByRole("button", { name: "Check again" }).click();
  await expect(card).toContainText("Blocked");

  await permit(page, "granted");
  await expect(card).toContainText("Try your microphone");
  await expect(card).toContainText("Your voice stays on this server");
  await card.getByRole("button", { name: "Test the microphone" }).click();
  await expect(card.getByRole("meter", { name: "Level" })).toHaveAttribute(
    "aria-valuetext",
    /^\d+ of 100, good$/,
  );
  await card.getByRole("button", { name: "Say the sentence" }).click();
  // A busy machine makes less of the sound than there is: then it is said again, as a person would.
  await expect(async () => {
    await expect(card).toContainText(/We hear you(?: well|, only just)/u);
    const again = card.getByRole("button", { name: "Test again" });
    if ((await card.textContent())?.includes("only just")) await again.click();
    expect(await card.textContent()).toContain("We hear you well");
  }).toPass();
  await expect(card).toContainText("Level good, room quiet, 10 of 10 test words understood.");
  await expect(card).toContainText("Allowed and heard");
  expect(transcribers.received()[0]).toMatchObject({ fields: { language: "en" } });

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await violations(page)).toEqual([]);
    await expectNoOverflow(page);
  }

  // A transcriber that writes nothing, then one that fails, says so in a sentence.
  transcribers.plan({ kind: "writes", text: "" });
  await card.getByRole("button", { name: "Test again" }).click();
  await card.getByRole("button", { name: "I have said it" }).click({ delay: 0 });
  await expect(card.getByRole("button", { name: "Test again" })).toBeVisible();
  transcribers.plan({ kind: "sends", status: 401, body: "{}" });
  await card.getByRole("button", { name: "Test again" }).click();
  await expect(card).toContainText("The transcriber did not answer.");
  await expect(card.getByRole("button", { name: "Test again" })).toBeVisible();
  // The browser says so for each piece of the sentence.
  const failed = consoleErrors.splice(0);
  expect(new Set(failed).size).toBe(1);
  expect(failed[0]).toContain("502 (Bad Gateway)");

  // Taken back while it is open.
  await permit(page, "denied");
  await expect(card).toContainText(/The microphone went away|may not use the microphone/);
  await card.getByRole("button", { name: "Type instead" }).click();
  await expect(card).toBeHidden();
});

test("a microphone that is missing, or that another app holds", async ({ page }) => {
  await signIn(page, "missing@example.in");
  // What a browser does then: no fake device of Chromium can be unplugged or held.
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const list = mediaDevices.enumerateDevices.bind(mediaDevices);
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.enumerateDevices = async () => [];
    mediaDevices.getUserMedia = async () => {
      throw new DOMException("Device in use", "NotReadableError");
    };
    Object.assign(window, {
      plugIn() {
        mediaDevices.enumerateDevices = list;
        mediaDevices.dispatchEvent(new Event("devicechange"));
      },
      letGo() {
        mediaDevices.getUserMedia = open;
      },
    });
  });
  await page.goto(`${product.url}/interview/get-started`);
  await page.getByRole("radio", { name: "Voice" }).check();
  const card = page.getByRole("region", { name: "Microphone" });
  await expect(card).toContainText("No microphone is connected");
  await permit(page, "granted");
  await page.evaluate("plugIn()");
  await card.getByRole("button", { name: "Test the microphone" }).click();
  await expect(card).toContainText("Another app holds the microphone");
  await page.evaluate("letGo()");
  await card.getByRole("button", { name: "Check again" }).click();
  await expect(card.getByRole("meter", { name: "Level" })).toBeVisible();
});

const ANSWER =
  "At Saral Commerce the refunds went up before Diwali so I checked the orders of three months and found three pin codes behind a third of them and I showed my manager who moved them to another courier.";

test("an interview by voice goes on through silence, a reload and a lost microphone", async ({
  page,
}) => {
  await signIn(page, "voice@example.in");
  transcribers.plan({ kind: "writes", text: ANSWER });
  await page.goto(`${product.url}/interview/get-started`);
  await permit(page, "granted");
  await page.getByRole("radio", { name: "Voice" }).check();
  await page.getByRole("button", { name: "Test the microphone" }).click();
  const keeps = page.getByRole("switch", { name: /^Keep the audio/u });
  await expect(keeps).not.toBeChecked();
  await keeps.click();
  await page.getByRole("button", { name: "Enter the room" }).click();
  await page.getByRole("button", { name: "I am ready" }).click();

  const transcript = page.getByRole("region", { name: "Transcript" });
  await expect(page.getByText("Your turn, listening")).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // The first answer ends by itself: a whole sentence, silence, and ten seconds since its first word.
  await expect(transcript).toContainText("At Saral Commerce the refunds went up");
  await expect(page.getByText("Asking back").or(page.getByText("Question 2 of"))).toBeVisible();

  // While it is held to talk, silence ends nothing; and words that were said stay through a reload.
  transcribers.plan({ kind: "writes", text: "It was 38 percent of all refunds" });
  await expect(page.getByText("Your turn, listening")).toBeVisible();
  await page.keyboard.down("Space");
  await expect(page.getByRole("button", { name: "Talking" })).toBeVisible();
  await expect(transcript).toContainText("It was 38 percent of all refunds");
  await page.reload();
  await page.keyboard.up("Space");
  await expect(page.getByText("Your turn, listening")).toBeVisible();
  await page.keyboard.down("Space");
  await expect(transcript).toContainText("It was 38 percent of all refunds");
  transcribers.plan({ kind: "writes", text: "and that was in two weeks" });
  await expect(transcript).toContainText("and that was in two weeks");

  // A microphone that goes away pauses the interview, and never ends it.
  await permit(page, "denied");
  const paused = page.getByRole("alertdialog", { name: "Paused. Your microphone went away" });
  await expect(paused).toContainText("Nothing is lost");
  await expect(page.getByText("Microphone lost, paused")).toBeVisible();
  expect(await violations(page, "[role=alertdialog]")).toEqual([]);
  await paused.getByRole("button", { name: "Check again" }).click();
  await expect(paused).toBeVisible();
  await permit(page, "granted");
  await paused.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Your turn, listening")).toBeVisible();
  await expect(transcript).toContainText("and that was in two weeks");
  await page.getByRole("button", { name: "I’m done" }).click();
  await expect(page.getByText("Thinking about your answer")).toBeVisible();

  // What was said can be typed on.
  await expect(page.getByText("Your turn, listening")).toBeVisible();
  await page.getByRole("button", { name: "Type instead" }).click();
  await expect(page.getByRole("textbox", { name: "Your answer" })).toBeVisible();

  // What was recorded stays on the device until it is deleted.
  await page.getByRole("button", { name: "End interview" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End interview" }).click();
  const kept = page.getByRole("region", { name: "Listen to your answers" });
  await expect(kept.getByRole("listitem").first()).toBeVisible();
  const answers = await kept.getByRole("listitem").count();
  expect(answers).toBeGreaterThan(1);
  await kept
    .getByRole("button", { name: /^Delete the audio/u })
    .first()
    .click();
  await expect(kept.getByRole("listitem")).toHaveCount(answers - 1);
  await kept.getByRole("button", { name: "Delete all audio" }).click();
  await expect(kept).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "What the score is made of" })).toBeVisible();
  await expect(kept).toHaveCount(0);
});
