import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../content-error.ts";
import { checkPartials, checkTemplates } from "./check.ts";
import { allFields } from "./fields.ts";
import { loadTemplates, loadTemplateSources } from "./load.ts";

const CONTENT = resolve(import.meta.dirname, "../../../../content");

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "templates-"));
  for (const folder of ["templates/modern", "templates/_partials"]) {
    cpSync(join(CONTENT, folder), join(root, folder), { recursive: true });
  }
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const file = (name: string) => join(root, "templates/modern", name);

function change(name: string, from: string, to: string): void {
  const before = readFileSync(file(name), "utf8");
  expect(before).toContain(from);
  writeFileSync(file(name), before.replace(from, to));
}

function problemsOfLoading(): readonly string[] {
  try {
    loadTemplates(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

describe("loadTemplates", () => {
  test("refuses a content folder without templates", () => {
    rmSync(join(root, "templates"), { recursive: true });
    expect(problemsOfLoading()).toEqual([
      "templates/there is no template. Check the content folder.",
    ]);
  });

  test.each(["index.html", "style.css", "template.yaml"])("refuses a folder without %s", (name) => {
    rmSync(file(name));
    expect(problemsOfLoading()).toEqual([
      expect.stringMatching(`^templates/modern/${name}: the file cannot be read`),
    ]);
  });

  test("refuses files that do not belong there and a folder that is no id", () => {
    writeFileSync(file("font.woff2"), "");
    mkdirSync(join(root, "templates/My Template"));
    expect(problemsOfLoading()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^templates\/My Template: a template's folder has lower-case/u),
        expect.stringMatching(/^templates\/modern\/font\.woff2: only index\.html/u),
      ]),
    );
  });

  test.each([
    ["premium: false", "premium: perhaps", /premium: write true or false/u],
    ["columns: 1", "columns: 4", /columns: columns are 1, 2 or 3/u],
    ['"#0f6b6b"', '"teal"', /defaults accent: write the colour as/u],
    ['"#0f6b6b"', '"#ffe600"', /defaults accent: too light to be read on white/u],
    ["fonts: hanken", "fonts: comic", /defaults fonts: fonts are one of inter, /u],
    ["top: 15.9", "top: 2", /margins top: printers leave out/u],
    ["reads: everywhere", "reads: nowhere", /reads: write everywhere, or cost:/u],
    ["name: Modern", "name: Modern\nauthor: me", /write the fields name, description/u],
  ])("refuses a template.yaml with %s made %s", (from, to, sentence) => {
    change("template.yaml", from, to);
    expect(problemsOfLoading()).toEqual([expect.stringMatching(sentence)]);
  });

  test.each([
    [
      "one that is not there",
      "hobbies",
      /line 2: data-include="hobbies" has no _partials\/hobbies\.html\. There is awards, /u,
    ],
    [
      "one in the middle of a line",
      'awards"></div><div class="x',
      /line 2: an include stands alone on its line/u,
    ],
  ])("refuses an include of %s", (_, name, sentence) => {
    const html = readFileSync(file("index.html"), "utf8");
    writeFileSync(file("index.html"), `<p>1</p>\n<div data-include="${name}"></div>\n${html}`);
    expect(problemsOfLoading()).toEqual([expect.stringMatching(sentence)]);
  });

  test("refuses partials that include each other, and files that are none", () => {
    writeFileSync(
      join(root, "templates/_partials/awards-details.html"),
      '<div data-include="awards"></div>\n',
    );
    writeFileSync(join(root, "templates/_partials/Notes.txt"), "");
    expect(problemsOfLoading()).toEqual([
      expect.stringMatching(/^templates\/_partials\/Notes\.txt: a partial is named in lower-case/u),
      'templates/_partials/awards-details.html, line 1: data-include="awards" includes itself.',
    ]);
  });

  test("puts partials in their places, as deep as they were included", () => {
    const partial = join(root, "templates/_partials/certifications-details.html");
    writeFileSync(partial, '<p data-field="description">Text</p>\n<p>More</p>\n');
    const [modern] = loadTemplates(root);
    expect(modern?.html).toContain(
      '\n          <p data-field="description">Text</p>\n          <p>More</p>\n',
    );
    expect(modern?.html).not.toContain("data-include");
  });

  test("gives what a card of the template says, and its files", () => {
    const [modern, ...others] = loadTemplates(root);
    expect(others).toEqual([]);
    expect(modern).toMatchObject({
      id: "modern",
      name: "Modern",
      columns: 1,
      reads: { everywhere: true },
      premium: false,
      hasScript: false,
      script: null,
      defaults: { accent: "#0f6b6b", paper: "a4", photo: false },
    });
    expect(modern?.html).toContain('data-field="personal.fullName"');
  });
});

describe("checkTemplates", () => {
  test("names the folder, the file and the line of each problem", () => {
    change("index.html", "<h1", "\n<h1 onclick='x()'");
    change("style.css", "font-weight: 600", "font-weight: 800");
    writeFileSync(file("script.js"), "fetch('/')");
    expect(checkTemplates(loadTemplateSources(root))).toEqual([
      expect.stringMatching(/^templates\/modern\/index\.html, line 4: the attribute onclick/u),
      expect.stringMatching(/^templates\/modern\/style\.css, line \d+: font-weight: 800/u),
      expect.stringMatching(/^templates\/modern\/script\.js, line 1: fetch is not allowed/u),
    ]);
  });

  test("names the partial and its line for a problem in one", () => {
    const path = join(root, "templates/_partials/certifications-details.html");
    const before = readFileSync(path, "utf8");
    writeFileSync(path, `${before}<p data-field="grade">A</p>\n`);
    const line = before.split("\n").length;
    expect(checkTemplates(loadTemplateSources(root))).toEqual([
      expect.stringContaining(
        `templates/_partials/certifications-details.html, line ${line}: data-field="grade" leads nowhere`,
      ),
    ]);
  });

  test("says a problem of a partial once, however many templates include it", () => {
    cpSync(join(root, "templates/modern"), join(root, "templates/other"), { recursive: true });
    writeFileSync(join(root, "templates/_partials/custom.html"), "<p onclick='x()'></p>\n");
    const said = checkTemplates(loadTemplateSources(root));
    expect(said.filter((sentence) => sentence.includes("_partials/custom.html"))).toHaveLength(1);
  });

  test("says which partials no template includes", () => {
    change("index.html", '<div data-include="awards"></div>', "");
    expect(checkPartials(root, loadTemplateSources(root))).toEqual([
      "templates/_partials/awards-details.html: no template includes it. Remove it.",
      "templates/_partials/awards.html: no template includes it. Remove it.",
      "templates/_partials/profile.html: no template includes it. Remove it.",
      "templates/_partials/references.html: no template includes it. Remove it.",
      "templates/_partials/skills-groups-first.html: no template includes it. Remove it.",
    ]);
    expect(checkPartials(CONTENT, loadTemplateSources(CONTENT))).toEqual([]);
  });

  test("says of broken HTML only that it is broken", () => {
    change("index.html", "</h1>", "");
    const said = checkTemplates(loadTemplateSources(root));
    expect(said.every((sentence) => /not valid HTML|has no end/u.test(sentence))).toBe(true);
    expect(said).not.toEqual([]);
  });

  test("refuses columns that claim to be read everywhere", () => {
    change("template.yaml", "columns: 1", "columns: 2");
    expect(checkTemplates(loadTemplateSources(root))).toContainEqual(
      expect.stringMatching(
        /^templates\/modern\/template\.yaml, reads: .+ Write what it costs\.$/u,
      ),
    );
  });

  test("misses the template that resumes begin with", () => {
    const [modern] = loadTemplateSources(root);
    expect(checkTemplates(modern ? [{ ...modern, id: "other" }] : [])).toEqual([
      "templates/modern: the template that resumes begin with is missing.",
    ]);
  });
});

/** Leaves that no template could show. */
function unknownPaths(value: unknown, path = ""): readonly string[] {
  if (/^(?:sections\.(?:order|hidden)|custom\.id)$/u.test(path)) return [];
  if (Array.isArray(value)) return value.flatMap((item) => unknownPaths(item, path));
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      unknownPaths(inner, path === "" ? name : `${path}.${name}`),
    );
  }
  return allFields().includes(path) ? [] : [path];
}

describe("the templates that ship", () => {
  const shipped = loadTemplateSources(CONTENT);

  test("have no problem", () => {
    expect(checkTemplates(shipped)).toEqual([]);
  });

  test("are at least eight, modern and minimalist among them, and not all premium", () => {
    expect(shipped.length).toBeGreaterThanOrEqual(8);
    expect(shipped.map(({ id }) => id)).toEqual(expect.arrayContaining(["modern", "minimalist"]));
    expect(shipped.filter(({ premium }) => premium).map(({ id }) => id)).toEqual([
      "executive",
      "sidebar",
    ]);
  });
});

describe("content/template-samples", () => {
  const folder = join(CONTENT, "template-samples");

  test.each(readdirSync(folder))("%s has every field of the data and no other", (name) => {
    const sample: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"));
    expect(unknownPaths(sample)).toEqual([]);
  });
});
