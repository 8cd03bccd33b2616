import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { type Product, startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { mail, openChat, part, slowTheClock, waitForNext } from "./desk.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

/** What the language model on loopback writes; "wait" for nothing until it is released, "down" for a refusal. */
let says = "";
let asked = 0;
const held: ServerResponse[] = [];
let models: Server;
let product: Product;
let folder: string;

function write(response: ServerResponse, reply: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const choices = [
    { index: 0, delta: { content: JSON.stringify({ reply }) }, finish_reason: "stop" },
  ];
  response.end(`data: ${JSON.stringify({ id: "1", choices })}\n\ndata: [DONE]\n\n`);
}

test.beforeAll(async () => {
  models = createServer((request, response) => {
    request.resume().on("end", () => {
      asked += 1;
      if (says === "wait") held.push(response);
      else if (says === "down") response.writeHead(500).end();
      else write(response, says);
    });
  });
  await new Promise<void>((resolve) => models.listen(0, "127.0.0.1", resolve));
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-simulation-model-"));
  product = await startProduct({
    dataDir: path.join(folder, "data"),
    settings: {
      AI_PROVIDER: "openai-compatible",
      AI_BASE_URL: `http://127.0.0.1:${(models.address() as AddressInfo).port}/v1`,
      AI_MODEL: "gpt-oss:20b",
    },
  });
});

test.afterAll(async () => {
  await product.stop();
  models.closeAllConnections();
  models.close();
  await rm(folder, { recursive: true, force: true });
});

const lines = (page: Page) => page.getByRole("log").getByRole("listitem");

async function say(page: Page, name: string, text: string): Promise<void> {
  await openChat(page, name);
  await page.getByRole("textbox", { name: `Message to ${name}` }).fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(lines(page).last()).toContainText(text);
}

/** What was answered, when it has come. */
async function answer(page: Page, name: string, count: number): Promise<string> {
  await waitForNext(page);
  await openChat(page, name);
  await expect(lines(page)).toHaveCount(count);
  return (await lines(page).last().textContent()) ?? "";
}

test("people answer in the words of a language model where they come in time and may be said, else in their own", async ({
  page,
}) => {
  const headers = { Origin: product.url };
  const person = { email: "asha@example.in", password: PASSWORD };
  const api = `${product.url}/api/v1/account`;
  const data = { ...person, fullName: "Asha Kulkarni", phoneNumber: "9800000000" };
  await page.request.post(`${api}/registrations`, { headers, data });
  await page.request.post(`${api}/sessions`, { headers, data: person });
  await page.setViewportSize({ width: 1280, height: 800 });
  await slowTheClock(page);
  await page.goto(`${product.url}/simulation`);
  await page.getByRole("button", { name: "Begin Diwali week" }).click();
  await page.getByRole("button", { name: "Start the day" }).click();

  says = "Hello to you too. Ask me anything about it.";
  await say(page, "Devika", "Hello Devika");
  await expect(page.getByText("gpt-oss:20b at 127.0.0.1 words the answers.")).toBeVisible();
  expect(await answer(page, "Devika", 2)).toContain(says);
  expect(await violations(page)).toEqual([]);

  // What nobody told them may not be said: the scenario's own line comes.
  says = "It was 9,999 orders, Suresh counted them.";
  await say(page, "Rohit", "Hello Rohit");
  const own = await answer(page, "Rohit", 2);
  expect(own).not.toContain("9,999");
  says = "down";
  await say(page, "Priya", "Hello Priya");
  const alone = await answer(page, "Priya", 2);
  expect(alone).not.toBe("");

  // Too late: the line that was shown stays, on this page and opened anew.
  says = "wait";
  await say(page, "Farida", "Hello Farida");
  const shown = await answer(page, "Farida", 2);
  const late = page.waitForResponse((reply) => /\/repl(?:y|ies)/u.test(reply.url()));
  for (const response of held.splice(0)) write(response, "Good morning from me as well.");
  await late;
  await expect(lines(page).last()).toHaveText(shown);

  says = "I come if the tickets let me. Bring your own colours.";
  await part(page, "Inbox").click();
  await mail(page, "Rangoli on Friday").click();
  await page.getByRole("button", { name: "Reply", exact: true }).click();
  await page.getByRole("textbox", { name: "Reply" }).fill("Do you come as well?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const back = mail(page, "Re: Rangoli on Friday");
  // Other things may come before it.
  for (let turn = 0; turn < 6 && !(await back.isVisible()); turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one thing after the other
    await waitForNext(page);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await part(page, "Inbox").click();
  }
  await back.click();
  await expect(page.getByRole("article")).toContainText(says);

  const before = asked;
  says = "down";
  await page.reload();
  await openChat(page, "Farida");
  await expect(lines(page).last()).toHaveText(shown);
  await openChat(page, "Devika");
  await expect(lines(page).last()).toContainText("Hello to you too. Ask me anything about it.");
  await openChat(page, "Rohit");
  await expect(lines(page).last()).toHaveText(own);
  expect(asked).toBe(before);
});
