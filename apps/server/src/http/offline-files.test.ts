import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";

const FRAME = "<body><script>console.log('a frame')</script>";

let server: TestServer;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), "taiyari-offline-"));
  await writeFile(path.join(webFolder, "index.html"), "<head></head>app");
  await writeFile(path.join(webFolder, "preview-frame.html"), FRAME);
  await writeFile(path.join(webFolder, "sql-frame.html"), FRAME);
  await writeFile(path.join(webFolder, "code-frame.html"), FRAME);
  await writeFile(path.join(webFolder, "service-worker.js"), "addEventListener('fetch', () => {})");
  server = await startTestServer({ webFolder });
});
afterAll(() => rm(webFolder, { recursive: true, force: true }));

const headersOf = async (address: string) => (await fetch(server.url + address)).headers;

const caching = async (query: string) =>
  (await headersOf(`/preview-frame.html${query}`)).get("cache-control");

test("the service worker is asked for again each time, and may fetch from here alone", async () => {
  const headers = await headersOf("/service-worker.js");

  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; connect-src 'self'");
  expect(headers.get("content-type")).toMatch(/javascript/);
});

test("the preview frame is kept for good under the address that names what is in it, and no other", async () => {
  const version = createHash("sha256").update(FRAME).digest("hex").slice(0, 16);

  expect(await caching("")).toBe("no-cache");
  expect(await caching("?v=0123456789abcdef")).toBe("no-cache");
  expect(await caching(`?v=${version}&v=${version}`)).toBe("no-cache");
  expect(await caching(`?v=${version}`)).toBe("public, max-age=31536000, immutable");
});

test("the frame that runs SQL may compile, start workers from what it is given, and reach nothing", async () => {
  const headers = await headersOf("/sql-frame.html");
  const policy = headers.get("content-security-policy");

  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+' blob: 'wasm-unsafe-eval'; /u,
  );
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("sandbox allow-scripts");
  expect(policy).not.toContain("allow-same-origin");
  expect(policy?.replace("frame-ancestors 'self'", "")).not.toContain("'self'");
  expect(headers.get("connection-allowlist")).toBe("()");
});

test("the frame that runs code may evaluate and start workers from what it is given, and reach nothing", async () => {
  const headers = await headersOf("/code-frame.html");
  const policy = headers.get("content-security-policy");

  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+' blob: 'unsafe-eval' 'wasm-unsafe-eval'; /u,
  );
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toContain("sandbox allow-scripts");
  expect(policy).not.toContain("allow-same-origin");
  expect(policy?.replace("frame-ancestors 'self'", "")).not.toContain("'self'");
  expect(headers.get("connection-allowlist")).toBe("()");
});
