import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyDraft } from "../draft/testing/arbitrary.ts";
import { edited, filledDraft, set } from "../draft/testing/draft.ts";
import { newDraft } from "../draft/new-draft.ts";
import { outlineOf } from "./outline-of.ts";
import type { ResumeOutline } from "./outline.ts";
import { toMarkdown } from "./to-markdown.ts";
import { toPlainText } from "./to-plain-text.ts";

/** Every text of an outline. */
function textsOf(outline: ResumeOutline): readonly string[] {
  return [
    outline.name,
    outline.title,
    ...outline.contacts.map(({ text }) => text),
    ...outline.sections.flatMap(({ entries }) =>
      entries.flatMap(({ title, subtitle, dates, links, lines, tags }) => [
        title,
        ...subtitle,
        dates,
        ...links.map(({ text }) => text),
        ...lines.map(({ text }) => text),
        ...tags.flatMap(({ words }) => words),
      ]),
    ),
  ].filter(Boolean);
}

const unescaped = (markdown: string) => markdown.replace(/\\([!-/:-@[-`{-~])/gu, "$1");

describe("outlineOf", () => {
  test("is empty for an empty draft", () => {
    expect(outlineOf(newDraft())).toEqual({ name: "", title: "", contacts: [], sections: [] });
  });

  test("leaves out what is hidden, and the head with the personal section", () => {
    const draft = edited(
      filledDraft(),
      { kind: "hide-section", id: "experience", isHidden: true },
      { kind: "hide-section", id: "personal", isHidden: true },
    );
    const outline = outlineOf(draft);
    expect(outline.name).toBe("");
    expect(outline.sections.map(({ id }) => id)).toEqual(["education", "skills", "custom_1"]);
  });

  test("follows the person's order, the summary first", () => {
    const draft = edited(filledDraft(), set("personal/summary", "Finds what numbers say."), {
      kind: "move-section",
      id: "skills",
      to: 1,
    });
    expect(outlineOf(draft).sections.map(({ heading }) => heading)).toEqual([
      "Summary",
      "Skills",
      "Experience",
      "Education",
      "Volunteering",
    ]);
  });

  test("gives addresses only to what is one", () => {
    const draft = edited(
      filledDraft(),
      set("personal/email", "ishita@example.in"),
      set("personal/phone", "+91 98765 43210"),
      set("personal/website", "javascript:alert(1)"),
      set("personal/linkedin", "linkedin.com/in/ishita"),
    );
    expect(outlineOf(draft).contacts.map(({ url }) => url)).toEqual([
      "mailto:ishita@example.in",
      "tel:+919876543210",
      "https://linkedin.com/in/ishita",
      "",
    ]);
  });
});

describe("toPlainText", () => {
  test("is nothing for nothing", () => {
    expect(toPlainText(outlineOf(newDraft()))).toBe("");
  });

  test("underlines headings, marks points and wraps nothing", () => {
    const long = `Wrote ${"a very long line ".repeat(20)}end.`;
    const draft = edited(filledDraft(), set("experience/a/description", `• ${long}`));
    const text = toPlainText(outlineOf(draft));
    expect(text).toContain("Ishita Rao\n==========\n");
    expect(text).toContain(
      `EXPERIENCE\n----------\nSenior Data Analyst, Saral Commerce | Jan 2025 – Present\n- ${long}\n`,
    );
    expect(text).toContain("Technical skills: SQL, Python, dbt\n");
  });

  test("holds every text of any draft", () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        const outline = outlineOf(draft);
        const text = toPlainText(outline);
        for (const each of textsOf(outline)) expect(text).toContain(each);
      }),
    );
  });
});

describe("toMarkdown", () => {
  test("is nothing for nothing", () => {
    expect(toMarkdown(outlineOf(newDraft()))).toBe("");
  });

  test.each([
    ["# not a heading", "\\# not a heading"],
    ["1. not a list", "1\\. not a list"],
    ["- not a list", "\\- not a list"],
    ["a *b* _c_ `d` ~e~", "a \\*b\\* \\_c\\_ \\`d\\` \\~e\\~"],
    ["[x](y) <b> & a|b", "\\[x\\](y) \\<b\\> \\& a\\|b"],
    ["C:\\temp", "C:\\\\temp"],
    ["=====", "\\====="],
  ])("escapes what Markdown would take for its own: %s", (text, escaped) => {
    const draft = edited(filledDraft(), set("experience/a/description", `one\n${text}`));
    expect(toMarkdown(outlineOf(draft))).toContain(`\n\n${escaped}\n`);
  });

  test("keeps a sharp at the end of a heading", () => {
    const draft = edited(filledDraft(), set("experience/a/title", "Developer, F #"));
    expect(toMarkdown(outlineOf(draft))).toContain("### Developer, F \\#\n");
  });

  test("writes headings, points and links", () => {
    const draft = edited(filledDraft(), set("personal/linkedin", "linkedin.com/in/i_r"));
    const markdown = toMarkdown(outlineOf(draft));
    expect(markdown).toContain(
      "# Ishita Rao\n\n[linkedin.com/in/i\\_r](<https://linkedin.com/in/i_r>)\n\n## Experience\n\n### Senior Data Analyst\n\n*Saral Commerce · Jan 2025 – Present*\n\n- Built the weekly review.\n- Led four analysts.\n",
    );
    expect(markdown).toContain("- **Technical skills:** SQL, Python, dbt\n");
  });

  test("holds every text of any draft, as it was typed", () => {
    fc.assert(
      fc.property(anyDraft, fc.string(), (made, text) => {
        const draft = edited(made, set("personal/title", text), set("personal/summary", text));
        const outline = outlineOf(draft);
        const markdown = unescaped(toMarkdown(outline));
        for (const each of textsOf(outline)) expect(markdown).toContain(each);
      }),
    );
  });
});
