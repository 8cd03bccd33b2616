import { describe, expect, test } from "vitest";
import { type RequestFacts, isCacheable, cacheStrategyFor } from "./cache-strategy.ts";

const ORIGIN = "https://taiyari.example";
const build = {
  origin: ORIGIN,
  files: new Set(["/assets/editor-page-1a.js", "/color-scheme.js"]),
  courseFiles: new Set(["/assets/lesson-page-3c.js", "/assets/pglite-4d.wasm"]),
  fontFolder: "/assets/fonts-2b/",
};

const way = (path: string, asked: Partial<RequestFacts> = {}) =>
  cacheStrategyFor({ method: "GET", mode: "cors", address: ORIGIN + path, ...asked }, build);

describe("a service worker keeps out of", () => {
  test.each([
    "/api/v1/account/session",
    "/api/v1/resumes/7f",
    "/health",
    "/preview-frame.html?v=1",
    "/service-worker.js",
    "/assets/of-another-build-9z.js",
    "/assets/editor-page-1a.js?again",
    "/templates/modern/thumbnail.webp",
    "/templates/modern/style.css?x=1",
    "/course/other.json",
    "/course/files",
    "/problems/other.json",
  ])("%s", (path) => {
    expect(way(path)).toBe("network");
  });

  test.each([
    "/api/docs",
    "/health",
    "/preview-frame.html",
    "/favicon.svg",
    "/problems/problems.json",
    "/templates/modern/index.html",
  ])("%s, opened by itself", (path) => {
    expect(way(path, { mode: "navigate" })).toBe("network");
  });

  test("whatever changes something, and whatever is on another site", () => {
    expect(way("/assets/editor-page-1a.js", { method: "POST" })).toBe("network");
    expect(way("", { address: "https://other.example/assets/editor-page-1a.js" })).toBe("network");
    expect(way("", { address: "no address" })).toBe("network");
  });
});

test.each([
  "/resume/editor",
  "/resume",
  "/resume/editor?view=preview",
  "/resume/builder",
  "/resume/builder/7f",
  "/learning/sql-for-data-professionals/docs",
  "/learning/sql-for-data-professionals/docs/working-with-joins",
])("the page %s comes from the network while there is one", (path) => {
  expect(way(path, { mode: "navigate" })).toBe("page");
});

test.each([
  "/",
  "/login",
  "/overview",
  "/resume/builder/7f/proof",
  "/learning",
  "/learning/sql-for-data-professionals",
  "/shared/resume/ab-1",
])(
  "the page %s comes from the network, and says what opens without one when there is none",
  (path) => {
    expect(way(path, { mode: "navigate" })).toBe("start");
  },
);

test("files of the build come as they were kept, and those without a hash from the network first", () => {
  expect(way("/assets/editor-page-1a.js")).toBe("kept-first");
  expect(way("/color-scheme.js")).toBe("network-first-then-keep");
});

test("faces and templates are kept when they are used, templates as new as can be", () => {
  expect(way("/assets/fonts-2b/inter-latin-400-normal.woff")).toBe("kept-first-then-keep");
  expect(way("/assets/fonts-1a/inter-latin-400-normal.woff")).toBe("network");
  expect(way("/templates/modern/style.css")).toBe("network-first-then-keep");
});

test("the course is kept when it is read, its outline as new as can be", () => {
  expect(way("/assets/lesson-page-3c.js")).toBe("kept-first-then-keep");
  expect(way("/assets/pglite-4d.wasm")).toBe("kept-first-then-keep-later");
  expect(way("/course/files/snapshots/bazaarly-visible-1a2b.tar")).toBe(
    "kept-first-then-keep-later",
  );
  expect(way("/course/files/pages/working-with-joins-1a2b.json")).toBe("kept-first-then-keep");
  expect(way("/course/course.json")).toBe("network-first-then-keep");
  expect(way("/course/data-sets.json")).toBe("network-first-then-keep");
});

test("problems are kept when they are opened, their catalogue as new as can be", () => {
  expect(way("/problems/files/hidden/two-items-1a2b.json")).toBe("kept-first-then-keep");
  expect(way("/problems/problems.json")).toBe("network-first-then-keep");
  expect(way("/interviews/questions.json")).toBe("network-first-then-keep");
  expect(way("/interviews/files/hr-every-role-0123456789.json")).toBe("kept-first-then-keep");
});

test("only what is public and named may be kept", () => {
  expect(isCacheable("page")).toBe(false);
  expect(isCacheable("start")).toBe(false);
  expect(isCacheable("network")).toBe(false);
  expect(isCacheable("kept-first")).toBe(false);
  expect(isCacheable("network-first-then-keep")).toBe(true);
  expect(isCacheable("kept-first-then-keep-later")).toBe(true);
});
