import { expect, test } from "vitest";
import { makeReport, makeStoredReport } from "../report/testing/make-report.ts";
import { html } from "./markup.ts";
import { reportDocument } from "./report-document.ts";
import { pageArtifacts } from "./write-document.ts";

const PAGE = { width: 794, height: 1123, gap: 24, top: 76, bottom: 76 };

/** The text of a document in its order, with the entities read. */
function wordsOf(stored = makeStoredReport(), address: string | null = null): string {
  const body = new DOMParser().parseFromString(
    reportDocument({ stored, before: null, address }).html,
    "text/html",
  ).body;
  return body.textContent.replaceAll(/\s+/gu, " ");
}

test("what a person wrote stays text", () => {
  expect(html`<p>${'<img src=x onerror="alert(1)"> & more'}</p>`.html).toBe(
    "<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; more</p>",
  );
  const stored = makeStoredReport({ fileName: "<script>alert(1)</script>.pdf" });
  expect(reportDocument({ stored, before: null, address: null }).html).not.toContain("<script");
  expect(wordsOf(stored)).toContain("<script>alert(1)</script>.pdf");
});

test("names in Hindi are kept to the letter", () => {
  const stored = makeStoredReport({ fileName: "आशा_कुलकर्णी.pdf", targetRole: "वरिष्ठ विश्लेषक" });
  expect(wordsOf(stored)).toContain("वरिष्ठ विश्लेषक आशा_कुलकर्णी.pdf");
});

test("a report without anything to say says so", () => {
  const report = makeReport({
    improvements: [],
    insights: [],
    match: null,
    checks: [],
    axes: [{ axis: "readable", points: 0, maxPoints: 0, score: null, text: "Nothing was read." }],
  });
  const words = wordsOf(makeStoredReport({ report, previous: null, lines: [] }));
  for (const sentence of [
    "No check found anything to improve.",
    "Nothing stands out yet.",
    "There was no job to compare with",
    "Nothing could be measured.",
  ]) {
    expect(words).toContain(sentence);
  }
  expect(words).not.toContain("Since the previous report");
});

test("every improvement is there, each with found, why and an example with its blanks", () => {
  const { report } = makeStoredReport();
  const [first] = report.improvements;
  if (!first) throw new Error("the report has no improvement");
  const improvements = Array.from({ length: 40 }, (_, index) => ({
    ...first,
    title: `Improvement number ${index + 1}.`,
  }));
  const words = wordsOf(makeStoredReport({ report: { ...report, improvements } }));
  for (const { title } of improvements) expect(words).toContain(title);
  expect(words).toContain("Experience, Kaveri Retail, bullet 2, page 1, line 12.");
  expect(words).toContain("A bullet earns its points when it says what changed.");
  expect(words).toContain("Cut the load time [by how much?]");
});

test("links to the report only where it has an address", () => {
  expect(wordsOf()).not.toContain("Open this report");
  expect(wordsOf(makeStoredReport(), "https://taiyari.example/r")).toContain("Open this report");
});

test("each page has its number, and each but the first a running header", () => {
  const artifacts = pageArtifacts(["Taiyari, resume report", "Analyst"], 3, PAGE).html;
  expect(artifacts.match(/data-artifact/gu)).toHaveLength(3);
  expect(artifacts.match(/class="running"/gu)).toHaveLength(2);
  expect(artifacts).toContain("Page 3 of 3");
});
