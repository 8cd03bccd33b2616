import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { type Product, startProduct } from "../tools/product.ts";
import { violations } from "./axe.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";

/** A language model on loopback: refuses the key until it is told to answer. */
const model = { answers: false };
let models: Server;
let product: Product;
let folder: string;

test.beforeAll(async () => {
  models = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (piece) => (body += String(piece)));
    request.on("end", () => {
      if (!model.answers) {
        response.writeHead(401, { "content-type": "application/json" });
        response.end(JSON.stringify({ error: { message: "Incorrect API key provided." } }));
        return;
      }
      const said = body.includes("json_schema")
        ? ['{"capital":"New Delhi",', '"letters":8}']
        : ["one, two, three, ", "four, five"];
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const content of said) {
        const choices = [{ index: 0, delta: { content }, finish_reason: null }];
        response.write(`data: ${JSON.stringify({ id: "1", choices })}\n\n`);
      }
      const choices = [{ index: 0, delta: {}, finish_reason: "stop" }];
      response.end(`data: ${JSON.stringify({ id: "1", choices })}\n\ndata: [DONE]\n\n`);
    });
  });
  await new Promise<void>((resolve) => models.listen(0, "127.0.0.1", resolve));
  folder = await mkdtemp(path.join(os.tmpdir(), "taiyari-admin-coach-"));
  product = await startProduct({
    dataDir: path.join(folder, "data"),
    settings: {
      AI_PROVIDER: "openai-compatible",
      AI_BASE_URL: `http://127.0.0.1:${(models.address() as AddressInfo).port}/v1`,
      AI_MODEL: "gpt-oss:20b",
      AI_API_KEY: "a-key-that-nobody-sees",
    },
  });
});

test.afterAll(async () => {
  await product.stop();
  models.close();
  await rm(folder, { recursive: true, force: true });
});

test("an admin sees which model is set, and hears what is wrong with it until it works", async ({
  page,
}) => {
  const headers = { Origin: product.url };
  const person = { email: "admin@example.in", password: PASSWORD };
  const api = `${product.url}/api/v1/account`;
  const data = { ...person, fullName: "Meera Pillai", phoneNumber: "9800000000" };
  await page.request.post(`${api}/registrations`, { headers, data });
  await page.request.post(`${api}/sessions`, { headers, data: person });
  await page.goto(`${product.url}/admin`);

  const card = page.getByRole("region", { name: "Coach" });
  await expect(card).toContainText("gpt-oss:20b");
  await expect(card).toContainText("Set, and kept on the server");
  await expect(card.getByLabel("A person, a day")).toHaveValue("60");
  await expect(card).toContainText("Nobody has asked it yet");

  const button = card.getByRole("button", { name: "Test the language model" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(card).toContainText("127.0.0.1 refuses the key in AI_API_KEY.");
  expect(await page.content()).not.toContain("a-key-that-nobody-sees");

  for (const [colorScheme, width] of [
    ["light", 1280],
    ["dark", 360],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await violations(page)).toEqual([]);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await card.getByLabel("All, a month").fill("many");
  await expect(card.getByRole("button", { name: "Set" })).toBeDisabled();
  await card.getByLabel("All, a month").fill("20,000");
  await card.getByRole("button", { name: "Set" }).click();
  await page.reload();
  await expect(card.getByLabel("All, a month")).toHaveValue("20000");

  model.answers = true;
  await button.click();
  await expect(card).toContainText("gpt-oss:20b at 127.0.0.1 works: the first words after");
});
