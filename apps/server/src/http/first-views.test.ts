import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFirstViews } from "./first-views.ts";

const PAGE =
  '<head><link rel="stylesheet" crossorigin href="/assets/app.css"></head>' +
  '<body><div id="app"><!--opening--><p>Opening</p><!--/opening--></div></body>';

const LISTED = {
  "/login": { scripts: ["/assets/login.js"], styles: ["/assets/login.css"] },
  "/learning/lesson": {
    scripts: ["/assets/lesson.js"],
    styles: ["/assets/lesson.css"],
    data: ["/course/course.json"],
    first: { html: "<h1>$& joins</h1>", style: "h1{margin:0}" },
  },
};

let webFolder: string;

beforeAll(async () => {
  webFolder = await mkdtemp(path.join(os.tmpdir(), "taiyari-web-"));
  await mkdir(path.join(webFolder, ".vite"));
  await writeFile(path.join(webFolder, ".vite", "first-files.json"), JSON.stringify(LISTED));
});

afterAll(() => rm(webFolder, { recursive: true, force: true }));

test("a page is as it was built where nothing is known of its path, or of any", () => {
  expect(readFirstViews(webFolder)(PAGE, "/learning/other")).toBe(PAGE);
  expect(readFirstViews(path.join(webFolder, "none"))(PAGE, "/login")).toBe(PAGE);
});

test("a screen's files are named in the page", () => {
  expect(readFirstViews(webFolder)(PAGE, "/login")).toBe(
    PAGE.replace(
      "</head>",
      '<link rel="stylesheet" crossorigin href="/assets/login.css">\n' +
        '<link rel="modulepreload" crossorigin href="/assets/login.js">\n</head>',
    ),
  );
});

test("the beginning of a lesson comes with its styles, and no file holds it up", () => {
  expect(readFirstViews(webFolder)(PAGE, "/learning/lesson")).toBe(
    '<head>\n<link rel="modulepreload" crossorigin href="/assets/lesson.js">\n' +
      '<link rel="preload" as="fetch" crossorigin="anonymous" href="/course/course.json">\n' +
      '<style nonce="__CSP_NONCE__">h1{margin:0}</style>\n</head>' +
      '<body><div id="app"><h1>$& joins</h1></div>' +
      '<link rel="stylesheet" crossorigin href="/assets/app.css">\n' +
      '<link rel="stylesheet" crossorigin href="/assets/lesson.css">\n</body>',
  );
});
