import { createHash } from "node:crypto";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { isSameOrigin } from "./origin-check.ts";

const PAGE =
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style></head>app';
const SCRIPT = "console.log('a script')".repeat(100);

let server: TestServer;
let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), "taiyari-web-"));
  await mkdir(path.join(webFolder, "assets"));
  await writeFile(path.join(webFolder, "index.html"), PAGE);
  await mkdir(path.join(webFolder, ".vite"));
  await writeFile(
    path.join(webFolder, ".vite", "first-files.json"),
    JSON.stringify({ "/login": { scripts: ["/assets/login.js"], styles: ["/assets/login.css"] } }),
  );
  await writeFile(path.join(webFolder, "favicon.svg"), "<svg/>");
  await writeFile(path.join(webFolder, "preview-frame.html"), `<body><script>${SCRIPT}</script>`);
  await writeFile(path.join(webFolder, "assets", "app-1a2b.js"), SCRIPT);
  await mkdir(path.join(webFolder, "course", "files"), { recursive: true });
  await writeFile(path.join(webFolder, "course", "course.json"), "{}");
  await writeFile(path.join(webFolder, "course", "files", "visible-1a2b.tar"), "data");
  await writeFile(path.join(webFolder, "assets", "app-1a2b.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(path.join(webFolder, "assets", "python-format.worker-9f.js"), "");
  await writeFile(path.join(webFolder, "assets", "pdf.worker-9f.js"), "");
  server = await startTestServer({ webFolder });
});

afterAll(() => rm(webFolder, { recursive: true, force: true }));

function get(where: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + where, { headers, redirect: "manual" });
}

function post(type: string, body: string): Promise<Response> {
  return fetch(`${server.url}/api/v1/account/sessions`, {
    method: "POST",
    headers: { "content-type": type },
    body,
  });
}

const HTML = { accept: "text/html,application/xhtml+xml" };

/** What stands in the head of a page. */
async function head(where: string): Promise<string> {
  const page = await (await get(where, HTML)).text();
  return page.split("</head>")[0] ?? "";
}

describe("pages", () => {
  test.each(["/", "/login", "/overview", "/resume/report/result?id=7", "/learning/a/b"])(
    "%s is the app",
    async (where) => {
      const response = await get(where, HTML);

      expect(response.status).toBe(200);
      expect(await response.text()).toMatch(/app$/);
      expect(response.headers.get("cache-control")).toBe("no-cache");
    },
  );

  test.each(["/nothing-here", "/logins", "/.env", "/wp-admin/x.php"])(
    "%s is a real 404 with the app's own page for it",
    async (where) => {
      const response = await get(where, HTML);

      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/app$/);
    },
  );

  test.each(["/assets/old-0000.js", "/api/v1/nothing", "/api/nothing", "/nothing.png"])(
    "%s is a 404 without a page, for whoever wanted no page",
    async (where) => {
      const response = await get(where, { accept: "*/*" });

      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/json/);
    },
  );

  test.each(["/../settings.ts", "/%2e%2e/%2e%2e/package.json", "/assets/..%2f..%2fpackage.json"])(
    "%s gives no file from outside the web app",
    async (where) => {
      const response = await get(where);

      expect(await response.text()).not.toContain('"name"');
      expect(response.status).not.toBe(500);
    },
  );

  test("name the files their first view needs, so that those load at once", async () => {
    expect(await head("/login?redirect=%2Fresume")).toMatch(
      /<link rel="stylesheet" crossorigin href="\/assets\/login.css">\n<link rel="modulepreload" crossorigin href="\/assets\/login.js">\n$/,
    );
    expect(await head("/overview")).not.toContain("login");
  });

  test("keep the build's own lists to themselves", async () => {
    expect((await get("/.vite/first-files.json")).status).toBe(404);
  });

  test("carry a policy that lets no script and no style in but our own, with a new nonce each time", async () => {
    const [first, second] = [await get("/", HTML), await get("/", HTML)];

    const nonce = /nonce="([\w-]{22})"/.exec(await first.text())?.[1];
    expect(first.headers.get("content-security-policy")).toBe(
      `default-src 'self'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data: blob:; ` +
        "font-src 'self'; connect-src 'self'; worker-src 'self'; frame-src 'self'; media-src 'self' blob:; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(await second.text()).not.toContain(nonce);
  });

  test("carry the headers that close the side doors", async () => {
    const { headers } = await get("/", HTML);

    expect(Object.fromEntries(headers)).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": "camera=(), geolocation=(), microphone=(self)",
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers.has("x-powered-by")).toBe(false);
  });
});

describe("files of the web app", () => {
  test("with a hash in their name are kept by browsers for good, and sent as they were compressed", async () => {
    const response = await get("/assets/app-1a2b.js", { "accept-encoding": "br" });

    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("content-type")).toMatch(/javascript/);
    expect(await response.text()).toBe(SCRIPT);
  });

  test("of the compiled course are kept as well, but not the list of them", async () => {
    const snapshot = await get("/course/files/visible-1a2b.tar");
    expect(snapshot.headers.get("cache-control")).toContain("immutable");
    expect(await snapshot.text()).toBe("data");
    const index = await get("/course/course.json");
    expect(index.headers.get("cache-control")).toBe("no-cache");
  });

  test("without one are asked for again", async () => {
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("no-cache");
  });

  test.each([
    {
      file: "python-format.worker-9f.js",
      policy: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
    },
    {
      file: "pdf.worker-9f.js",
      policy: "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
    },
  ])("$file is fenced in by its own policy", async ({ file, policy }) => {
    const response = await get(`/assets/${file}`);

    expect(response.headers.get("content-security-policy")).toBe(policy);
  });
});

describe("the frame that shows templates", () => {
  test("has no origin, loads nothing, and runs the one script inside it", async () => {
    const response = await get("/preview-frame.html", HTML);

    const hash = createHash("sha256").update(SCRIPT).digest("base64");
    expect(response.headers.get("content-security-policy")).toBe(
      `default-src 'none'; script-src 'sha256-${hash}' 'unsafe-eval'; style-src 'unsafe-inline'; ` +
        "img-src data: blob:; font-src data: blob:; base-uri 'none'; form-action 'none'; " +
        "frame-ancestors 'self'; sandbox allow-scripts allow-modals",
    );
    expect(response.headers.get("x-dns-prefetch-control")).toBe("off");
    expect(response.headers.get("connection-allowlist")).toBe("()");
    expect(await response.text()).toContain(SCRIPT);
  });

  test("is not sent again to whoever has it", async () => {
    const etag = (await get("/preview-frame.html")).headers.get("etag") ?? "";

    const again = await get("/preview-frame.html", { "if-none-match": etag });

    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect(again.headers.get("content-security-policy")).toContain("default-src 'none'");
  });
});

describe("the API", () => {
  test("sends data that can neither run nor be framed nor be kept", async () => {
    const { headers } = await get("/api/v1/account/session");

    expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'.*sandbox$/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("refuses a body that is no JSON, and one of another type", async () => {
    expect((await post("application/json", "{no")).status).toBe(400);
    expect((await post("application/x-www-form-urlencoded", "email=a")).status).toBe(415);
  });

  test("refuses a body of more than 256 kB before it is read", async () => {
    const body = JSON.stringify({ email: "a".repeat(300_000), password: "" });

    const response = await post("application/json", body);

    expect(response.status).toBe(413);
  });

  test("describes itself, the addresses that take and give files included", async () => {
    const document = (await (await get("/api/v1/openapi.json")).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };

    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths["/resume/uploads"] ?? {}).toSorted()).toEqual(["get", "put"]);
    expect(document.paths["/account/sessions"]?.["post"]).toBeDefined();
  });

  test("has a page for people without any script, that lists every operation", async () => {
    const response = await get("/api/docs");
    const page = await response.text();

    expect(response.headers.get("content-security-policy")).not.toContain("script");
    expect(page).not.toContain("<script");
    expect(page).toContain('<span class="method">PUT</span> /resume/uploads</code>');
    expect(page).toContain("&quot;EMAIL_TAKEN&quot;");
    expect((await get("/api/docs.css")).headers.get("content-type")).toMatch(/text\/css/);
  });

  test("compresses long answers for whoever can unpack them", async () => {
    const packed = await get("/api/v1/openapi.json", { "accept-encoding": "gzip" });
    const plain = await get("/api/v1/openapi.json", { "accept-encoding": "identity" });

    expect(packed.headers.get("content-encoding")).toBe("gzip");
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(await packed.text()).toBe(await plain.text());
  });

  test("says that it is healthy", async () => {
    const response = await get("/health");

    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
  });
});

/** Whether a change with these headers is accepted. */
function from(headers: Record<string, string>, publicUrl?: string): boolean {
  return isSameOrigin({ method: "POST", host: "taiyari.example:3000", headers }, publicUrl);
}

describe("isFromOurPages", () => {
  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another site, as the browser says", { "sec-fetch-site": "cross-site" }],
    ["a sister site, as the browser says", { "sec-fetch-site": "same-site" }],
    ["a frame without an origin", { origin: "null" }],
    ["another port of the same host", { origin: "http://taiyari.example:4000" }],
  ])("refuses a change from %s", (_what, headers) => {
    expect(from(headers)).toBe(false);
  });

  test.each<[string, Record<string, string>]>([
    ["our own page", { origin: "http://taiyari.example:3000" }],
    ["our own page, as the browser says", { "sec-fetch-site": "same-origin" }],
    ["a program", {}],
  ])("accepts a change from %s", (_what, headers) => {
    expect(from(headers)).toBe(true);
  });

  test("knows the public address behind a proxy that changes the host", () => {
    expect(from({ origin: "https://jobs.college.in" }, "https://jobs.college.in")).toBe(true);
  });

  test("lets anybody read", () => {
    const request = { method: "GET", host: "x", headers: { origin: "https://evil.example" } };
    expect(isSameOrigin(request, undefined)).toBe(true);
  });
});
