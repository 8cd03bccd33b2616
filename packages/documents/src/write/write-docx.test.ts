import type { ResumeOutline } from "@taiyari/domain/export";
import { readResume } from "@taiyari/domain/read";
import type { SourceDocument } from "@taiyari/domain/resume";
import * as fc from "fast-check";
import { sampling } from "@taiyari/domain/testing";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { parseXml } from "../docx/xml.ts";
import { readSource } from "../read-source.ts";
import type { DocxLook } from "./docx-look.ts";
import { writeDocx } from "./write-docx.ts";

const LOOK: DocxLook = {
  accent: "#0f6b6b",
  fonts: "inter",
  density: "normal",
  paper: "a4",
  margins: "normal",
  language: "en-IN",
};

const EMPTY: ResumeOutline = { name: "", title: "", contacts: [], sections: [] };
const NOTHING = { title: "", subtitle: [], dates: "", links: [], lines: [], tags: [] };

const OUTLINE: ResumeOutline = {
  name: "Harpreet Kaur Sandhu",
  title: "Dairy technologist",
  contacts: [
    { text: "harpreet@example.in", url: "mailto:harpreet@example.in" },
    { text: "+91 98140 77777", url: "tel:+919814077777" },
    { text: "Ludhiana, Punjab", url: "" },
    { text: "harpreet.in/?a=1&b=2", url: "https://harpreet.in/?a=1&b=2" },
  ],
  sections: [
    {
      id: "summary",
      heading: "Summary",
      entries: [
        {
          ...NOTHING,
          lines: [{ text: "Ten years of milk; ਪੰਜਾਬੀ, हिन्दी & தமிழ்.", isBullet: false }],
        },
      ],
    },
    {
      id: "experience",
      heading: "Experience",
      entries: [
        {
          ...NOTHING,
          title: "Plant manager",
          subtitle: ["Sutlej Dairy", "Ludhiana"],
          dates: "Jan 2020 – Present",
          lines: [
            { text: "Cut spoilage by 40% (₹1.2 crore a year).", isBullet: true },
            { text: "Trained 60 operators <on the line>.", isBullet: true },
          ],
        },
        { ...NOTHING, title: "Chemist", subtitle: ["Beas Foods"], dates: "2015 – 2019" },
      ],
    },
    {
      id: "skills",
      heading: "Skills",
      entries: [{ ...NOTHING, tags: [{ label: "Technical skills", words: ["HACCP", "UHT"] }] }],
    },
  ],
};

async function opened(bytes: Uint8Array): Promise<SourceDocument> {
  const outcome = await readSource(bytes.slice());
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  return outcome.value;
}

/** Everything a document shows, without blanks: a long word may be broken over lines. */
function lettersOf(document: SourceDocument): string {
  const runs = document.pages.flatMap((page) => page.runs.map(({ text }) => text));
  return runs.join("").replace(/\s/gu, "");
}

function partOf(bytes: Uint8Array, name: string): string {
  const part = unzipSync(bytes)[name];
  if (!part) throw new Error(`no ${name}`);
  return strFromU8(part);
}

/** The body of a document with one entry, of that title and with dates. */
function bodyWith(title: string): string {
  const entries = [{ ...NOTHING, title, dates: "Jan 2020 – Present" }];
  const section = { id: "experience", heading: "Experience", entries };
  return partOf(writeDocx({ ...EMPTY, sections: [section] }, LOOK), "word/document.xml");
}

const stylesOf = (look: Partial<DocxLook>) =>
  partOf(writeDocx(OUTLINE, { ...LOOK, ...look }), "word/styles.xml");

describe("writeDocx", () => {
  test("writes a document without anything that still opens", () => {
    const bytes = writeDocx(EMPTY, LOOK);
    for (const part of Object.values(unzipSync(bytes))) {
      expect(() => parseXml(strFromU8(part))).not.toThrow();
    }
  });

  test("gives the same bytes for the same resume", () => {
    expect(writeDocx(OUTLINE, LOOK)).toEqual(writeDocx(structuredClone(OUTLINE), LOOK));
  });

  test("sets its type and lines as large as the person wants, headings along with the text", () => {
    expect(stylesOf({})).toContain('<w:sz w:val="21"/>');
    expect(stylesOf({ fontSize: 120 })).toContain('<w:sz w:val="25"/>');
    expect(stylesOf({ fontSize: 120 })).toContain('<w:sz w:val="53"/>');
    expect(stylesOf({ lineHeight: 110 })).toContain('w:line="277"');
    expect(stylesOf({ fontSize: 900 })).toBe(stylesOf({ fontSize: 120 }));
  });

  test("is read back by our own reader, field by field", async () => {
    const reading = readResume(await opened(writeDocx(OUTLINE, LOOK)));
    expect(reading.contact.name?.value).toBe("Harpreet Kaur Sandhu");
    expect(reading.contact.headline?.value).toBe("Dairy technologist");
    expect(reading.contact.email?.value).toBe("harpreet@example.in");
    expect(reading.contact.phone?.value).toBe("+91 98140 77777");
    expect(reading.summary?.value).toBe("Ten years of milk; ਪੰਜਾਬੀ, हिन्दी & தமிழ்.");
    expect(
      reading.experience.map(({ title, company, current }) => [
        title?.value,
        company?.value,
        current,
      ]),
    ).toEqual([
      ["Plant manager", "Sutlej Dairy", true],
      ["Chemist", "Beas Foods", false],
    ]);
    expect(reading.experience[0]?.bullets.map(({ value }) => value)).toEqual([
      "Cut spoilage by 40% (₹1.2 crore a year).",
      "Trained 60 operators <on the line>.",
    ]);
    expect(reading.skills.flatMap(({ skills }) => skills.map(({ value }) => value))).toEqual([
      "HACCP",
      "UHT",
    ]);
    expect(reading.unplaced).toEqual([]);
  });

  test("makes links of addresses, each target once", async () => {
    const document = await opened(writeDocx(OUTLINE, LOOK));
    expect(document.pages.flatMap(({ links }) => links.map(({ url }) => url))).toEqual([
      "mailto:harpreet@example.in",
      "tel:+919814077777",
      "https://harpreet.in/?a=1&b=2",
    ]);
    const [contact] = OUTLINE.contacts;
    if (!contact) throw new Error("no contact");
    const twice = writeDocx({ ...OUTLINE, contacts: [contact, contact] }, LOOK);
    expect(partOf(twice, "word/_rels/document.xml.rels").match(/mailto:/gu)).toHaveLength(1);
  });

  test("gives dates a line of their own where a title is too long for them", () => {
    const long = "Assistant manager, procurement and vendor quality for cold-chain plants";
    expect(bodyWith("Chemist")).toContain("<w:tab/>");
    expect(bodyWith(long)).not.toContain("<w:tab/>");
    expect(bodyWith(long)).toContain("Jan 2020 – Present");
  });

  test("says whose it is, in which language, and uses Word's own styles", () => {
    const bytes = writeDocx(OUTLINE, LOOK);
    const core = partOf(bytes, "docProps/core.xml");
    expect(core).toContain("<dc:title>Harpreet Kaur Sandhu – Resume</dc:title>");
    expect(core).toContain("<dc:creator>Harpreet Kaur Sandhu</dc:creator>");
    expect(core).toContain("<dc:language>en-IN</dc:language>");
    const body = partOf(bytes, "word/document.xml");
    for (const style of ["Title", "Heading1", "Heading2", "ListBullet"]) {
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
    }
    expect(body).not.toMatch(/<w:(?:tbl|drawing|pict)\b/u);
  });

  test.each([
    [{ paper: "a4" }, 'w:w="11906" w:h="16838"'],
    [{ paper: "letter" }, 'w:w="12240" w:h="15840"'],
    [{ margins: "narrow" }, 'w:left="720"'],
    [{ margins: "wide" }, 'w:left="1440"'],
  ] as const)("follows the choice %j", (choice, written) => {
    expect(partOf(writeDocx(OUTLINE, { ...LOOK, ...choice }), "word/document.xml")).toContain(
      written,
    );
  });

  test("writes no colour, language or text into the XML that is not escaped", () => {
    const look = { ...LOOK, accent: '"/><w:x', language: '"><w:y/>' };
    for (const part of Object.values(unzipSync(writeDocx(OUTLINE, look)))) {
      const text = strFromU8(part);
      expect(() => parseXml(text)).not.toThrow();
      expect(text).not.toMatch(/<w:[xy]\b/u);
    }
  });

  test("keeps every text of any resume, whatever XML thinks of it", async () => {
    const word = fc.oneof(
      fc.constantFrom(
        ..."<w:p> & \"quoted\" 'single' ]]> &amp; <!-- हिन्दी தமிழ் తెలుగు বাংলা ગુજરાતી ਪੰਜਾਬੀ ಕನ್ನಡ മലയാളം ₹5 → ≈ C++ C# 100% ½ é 😀".split(
          " ",
        ),
      ),
      fc.stringMatching(/^[!-~]{1,90}$/u),
    );
    const text = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(" "));
    const entry = fc.record({
      title: text,
      subtitle: fc.array(text, { maxLength: 2 }),
      dates: fc.constantFrom("", "Jan 2020 – Present"),
      links: fc.array(fc.record({ text, url: fc.constantFrom("", "https://a.in/?q=<&>") }), {
        maxLength: 1,
      }),
      lines: fc.array(fc.record({ text, isBullet: fc.boolean() }), { maxLength: 4 }),
      tags: fc.array(
        fc.record({ label: text, words: fc.array(text, { minLength: 1, maxLength: 3 }) }),
        { maxLength: 1 },
      ),
    });
    const outline = fc.record({
      // A file without a single letter is refused as a scan is.
      name: text.map((words) => `Asha ${words}`),
      title: text,
      contacts: fc.constant([]),
      sections: fc.array(
        fc.record({
          id: fc.constant("experience"),
          heading: text,
          entries: fc.array(entry, { maxLength: 3 }),
        }),
        { maxLength: 3 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(outline, async (made) => {
        const found = lettersOf(await opened(writeDocx(made, LOOK)));
        const typed = [
          made.name,
          made.title,
          ...made.sections.flatMap(({ heading, entries }) => [
            heading,
            ...entries.flatMap((each) => [
              each.title,
              ...each.subtitle,
              each.dates,
              ...each.links.map(({ text: words }) => words),
              ...each.lines.map(({ text: words }) => words),
              ...each.tags.flatMap(({ words }) => words),
            ]),
          ]),
        ];
        for (const one of typed) expect(found).toContain(one.replace(/\s/gu, ""));
      }),
      { numRuns: sampling.runsOf(60) },
    );
  });

  test("leaves out what XML cannot hold, and nothing beside it", async () => {
    const hostile = { ...EMPTY, name: "A\u0000\u0008\u000B\uFFFE\uD800shok Rao" };
    expect(lettersOf(await opened(writeDocx(hostile, LOOK)))).toBe("AshokRao");
  });

  test("writes 300 entries in good time", () => {
    const [, experience] = OUTLINE.sections;
    const [first] = experience?.entries ?? [];
    if (!experience || !first) throw new Error("no entry");
    const many = { ...experience, entries: Array.from({ length: 300 }, () => first) };
    const begun = performance.now();
    const bytes = writeDocx({ ...OUTLINE, sections: [many] }, LOOK);
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(partOf(bytes, "word/document.xml").match(/Plant manager/gu)).toHaveLength(300);
  });
});
