// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadTemplates, type TemplateFiles } from "@taiyari/content/templates";
import type { TemplateData } from "@taiyari/domain/resume";
import { sampling } from "@taiyari/domain/testing";
import { describe, expect, test } from "vitest";
import { bind } from "../apps/web/src/shared/preview/frame/bind.ts";
import { shownAddress } from "../apps/web/src/shared/preview/frame/links.ts";

/** The templates that ship, filled by the binder that the preview uses: their sources are in places that never import each other. */
const CONTENT = resolve(import.meta.dirname, "../content");
const SAMPLES = join(CONTENT, "template-samples");

/** A sample may say in which language its headings are, and has them as `labels`. */
type SampleData = TemplateData & { readonly language?: string };

const templates = loadTemplates(CONTENT);
const samples = readdirSync(SAMPLES).map((name) => ({
  name,
  data: JSON.parse(readFileSync(join(SAMPLES, name), "utf8")) as TemplateData,
}));

/** How many resumes are filled in at each commit, whatever the number of templates. */
const SAMPLED = 180;

/** The samples, and the resume of the template's own trade where it has one. */
function samplesOf({ id }: TemplateFiles): typeof samples {
  const file = join(CONTENT, "templates", id, "sample.json");
  if (!existsSync(file)) return samples;
  const data = JSON.parse(readFileSync(file, "utf8")) as TemplateData;
  return [...samples, { name: `${id}/sample.json`, data }];
}

function filled({ html, script }: TemplateFiles, data: TemplateData): Element {
  const container = document.createElement("article");
  container.innerHTML = html;
  bind(container, data);
  // oxlint-disable-next-line no-implied-eval typescript/no-implied-eval -- as the frame runs it: the body of a function of these two
  if (script !== null) new Function("container", "data", script)(container, data);
  return container;
}

/** Each line of each text, without bullets, and "Present" for what goes on. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value === "string") {
    return value
      .split("\n")
      .map((line) => line.replace(/^•\s*/u, "").trim())
      .filter((line) => line !== "");
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}

const plain = (text: string) => text.replaceAll(/\s+/gu, " ");

describe.each(templates)("the template $id", (template) => {
  test.each(
    sampling.sampleOf(samplesOf(template), Math.floor(SAMPLED / templates.length), template.id),
  )("shows every word of $name", ({ data }) => {
    const { sections: _, language: _language, custom, ...rest }: SampleData = data;
    const shown = plain(filled(template, data).textContent);
    // The name of a section without anything in it is no word of the resume.
    const own = custom.filter(({ content, items }) => wordsOf([content, items]).length > 0);
    const words = [
      ...wordsOf(rest),
      ...wordsOf(own.map(({ name, content, items }) => [name, content, items])),
    ];
    expect(words.filter((word) => !shown.includes(plain(shownAddress(word))))).toEqual([]);
  });

  test("shows nothing of its own sample words for a resume that is empty", () => {
    const none = samples.find(({ name }) => name === "sparse.json");
    if (!none) throw new Error("sparse.json is missing");
    const shown = filled(template, none.data).textContent;
    expect(shown).not.toMatch(/Your name|What was done|example\.com(?<!om@example\.com)|Present/iu);
  });

  test("leaves out every section that is hidden, and its heading", () => {
    const [sample] = samples.filter(({ name }) => name === "full.json");
    if (!sample) throw new Error("full.json is missing");
    const ids = Object.keys(sample.data).filter((id) => id !== "sections" && id !== "custom");
    const hidden = [...ids, ...sample.data.custom.map(({ id }) => id)];
    const container = filled(template, { ...sample.data, sections: { order: [], hidden } });
    expect(container.textContent.trim()).toBe("");
  });
});

test("the academic template lets the person's own name stand out in their publications", () => {
  const academic = templates.find(({ id }) => id === "academic");
  const sample = samples.find(({ name }) => name === "full.json");
  if (!academic || !sample) throw new Error("the template or the sample is missing");
  const publications = filled(academic, sample.data).querySelector(".publications");
  expect(publications?.querySelector("b")?.textContent).toBe("R. Kizhakkedath");
  expect(publications?.textContent).toContain("With R. Kizhakkedath and T. Fernandes.");
});

test.each([
  { line: "Reached 118% of quota in 2024.", figure: "118%" },
  { line: "Grew it from ₹14 crore to ₹31 crore.", figure: "₹31 crore" },
  { line: "Raised orders from 31% to 54%.", figure: "31% to 54%" },
  { line: "Sold 2.5x the target.", figure: "2.5x" },
  { line: "ग्राहक १२% बढ़ाए।", figure: "१२%" },
  { line: "Opened 46 dealers in 2019, for Model 3x4.", figure: undefined },
])("the figure that sales sets beside $line is $figure", ({ line, figure }) => {
  const sales = templates.find(({ id }) => id === "sales");
  const sample = samples.find(({ name }) => name === "full.json");
  const [job] = sample?.data.experience ?? [];
  if (!sales || !sample || !job) throw new Error("the template or the sample is missing");
  const experience = [{ ...job, description: `• A first line.\n• ${line}` }];
  const shown = filled(sales, { ...sample.data, experience }).querySelector(".figure");
  expect(shown?.textContent.replaceAll("\u00A0", " ")).toBe(figure);
});

test("bilingual sets what is written in two scripts side by side, in pairs, under headings in both", () => {
  const bilingual = templates.find(({ id }) => id === "bilingual");
  const own = bilingual && samplesOf(bilingual).find(({ name }) => name.startsWith("bilingual"));
  if (!bilingual || !own) throw new Error("the template or its sample is missing");
  const section = filled(bilingual, own.data).querySelector(".experience");
  expect(section?.querySelector("h2")?.textContent).toBe("Experience कार्य अनुभव");
  const [first] = section?.querySelectorAll(".item") ?? [];
  const pairs = [...(first?.querySelectorAll(".pair") ?? [])].map((pair) =>
    [...pair.children].map(({ textContent }) => /\p{Script=Devanagari}/u.test(textContent)),
  );
  expect(pairs).toEqual([
    [false, true],
    [false, true],
  ]);

  const full = samples.find(({ name }) => name === "full.json");
  if (!full) throw new Error("full.json is missing");
  expect(filled(bilingual, full.data).querySelector(".pair")).toBeNull();
});
