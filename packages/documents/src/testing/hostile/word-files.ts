import { zipSync } from "fflate";
import { makeDocx, paragraph } from "../docx-maker.ts";
import { mutate } from "../mutations.ts";
import { sameResume } from "../same-resume.ts";
import { wordFile } from "../word-file.ts";
import type { Choice } from "./choice.ts";

type Bytes = Uint8Array<ArrayBuffer>;

const RUN = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

/** Texts that rules with regular expressions find hard. */
const HARD_TEXTS: readonly ((choice: Choice) => string)[] = [
  () => "a/",
  () => "A, ",
  () => "(",
  () => "1 ",
  () => "- ",
  () => "a@a.",
  () => "http://a.",
  () => "Jan 2020 - ",
  () => "2020-",
  () => "+91 ",
  () => "• ",
  () => "A: ",
  () => "|",
  () => "\u00a0",
  () => "अ",
  () => "a\u0301",
  ({ word }) => `${word()} and ${word()}, `,
  ({ word }) => `${word()} (${word().toUpperCase()}) `,
];

/** Ways to make a Word file hostile, by name. */
export const WORD_FILES: Readonly<Record<string, (choice: Choice) => Bytes>> = {
  "a damaged DOCX": ({ seed }) => mutate(sameResume().docx, seed),

  "a damaged DOC": ({ seed }) => mutate(seed % 3 === 0 ? wordFile() : sameResume().doc, seed),

  "a DOC of numbers that lead anywhere": ({ seed, amount }) => {
    const bytes = new Uint8Array(sameResume().doc);
    const view = new DataView(bytes.buffer);
    for (let turn = 0; turn < 40; turn++) {
      const at = amount(0x4c, bytes.length - 4);
      view.setUint32(at, [0, 1, seed % 97, 0xff_ff_ff_fe, 0x7f_ff_ff_ff][turn % 5] ?? 0, true);
    }
    return bytes;
  },

  "a DOCX of one very long paragraph": ({ amount, oneOf, words }) => {
    const length = amount(100_000, 20_000_000);
    const unit = oneOf([words(200), "a", "a ", words(3), "Ab, "]);
    return makeDocx({ body: paragraph(unit.repeat(Math.ceil(length / unit.length))) });
  },

  "a DOCX of very many runs": ({ amount, oneOf, word }) => {
    const text = oneOf([() => "a", () => `${word()} `, () => " "]);
    const runs = Array.from({ length: amount(10_000, 800_000) }, () => RUN(text()));
    const perParagraph = oneOf([1, 10, 1_000, runs.length]);
    const paragraphs: string[] = [];
    for (let at = 0; at < runs.length; at += perParagraph) {
      paragraphs.push(`<w:p>${runs.slice(at, at + perParagraph).join("")}</w:p>`);
    }
    return makeDocx({ body: paragraphs.join("") });
  },

  "a DOCX of pages of skills": ({ amount, oneOf, word }) => {
    const skill = oneOf([word, () => `${word()} ${word()}`, () => word().slice(0, 1)]);
    const skills = Array.from({ length: amount(1_000, 200_000) }, skill).join(", ");
    return makeDocx({ body: paragraph("Skills") + paragraph(skills) });
  },

  "a DOCX of texts that are hard to read": (choice) => {
    const unit = choice.oneOf(HARD_TEXTS)(choice);
    const heading = choice.oneOf(["", "Skills", "Experience", "Education", "Languages"]);
    const lines = choice.amount(1, 3_000);
    const text = unit.repeat(Math.ceil(choice.amount(100, 400_000) / lines / unit.length));
    const body = Array.from({ length: lines }, () => paragraph(text)).join("");
    return makeDocx({ body: paragraph("Asha Verma") + paragraph(heading) + body });
  },

  "a DOCX of tables within tables": ({ amount }) => {
    const depth = amount(10, 20_000);
    const cell = "<w:tbl><w:tr><w:tc>";
    return makeDocx({
      body: `${cell.repeat(depth)}${paragraph("Asha")}${"</w:tc></w:tr></w:tbl>".repeat(depth)}`,
    });
  },

  "a DOCX of a table with very many cells": ({ amount, oneOf, word }) => {
    const [rows, columns] = [amount(10, 20_000), amount(2, 60)];
    const span = oneOf(["", '<w:gridSpan w:val="2000000000"/>', '<w:gridSpan w:val="-5"/>']);
    const cell = `<w:tc><w:tcPr>${span}</w:tcPr>${paragraph(word())}</w:tc>`;
    return makeDocx({
      body: `<w:tbl>${`<w:tr>${cell.repeat(columns)}</w:tr>`.repeat(Math.min(rows, Math.ceil(200_000 / columns)))}</w:tbl>`,
    });
  },

  "a DOCX of elements within elements": ({ amount, oneOf }) => {
    const name = oneOf(["w:p", "w:sdt", "w:ins", "w:hyperlink", "x"]);
    const depth = amount(1_000, 500_000);
    return makeDocx({ body: `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth) });
  },

  "a DOCX with entities within entities": ({ amount }) => {
    const entities = Array.from(
      { length: 30 },
      (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
    );
    const text = "&e30;".repeat(amount(1, 100));
    const document = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY e0 "a">${entities.join("")}]><w:document><w:body>${paragraph(text)}</w:body></w:document>`;
    return makeDocx({ body: "", parts: { "word/document.xml": document } });
  },

  "a DOCX that unpacks to very much": ({ amount, oneOf }) => {
    const part = oneOf(["word/document.xml", "word/styles.xml", "word/media/image1.png"]);
    const filled = new Uint8Array(amount(10_000_000, 300_000_000)).fill(0x20);
    const whole = { "[Content_Types].xml": Buffer.from("<Types/>"), [part]: filled };
    const document = { "word/document.xml": Buffer.from("<w:document/>") };
    return new Uint8Array(zipSync({ ...document, ...whole }, { level: 1 }));
  },

  "a DOCX of very many parts": ({ amount }) => {
    const parts = Array.from({ length: amount(1_000, 60_000) }, (_, at) => [`word/p${at}.xml`, ""]);
    return makeDocx({ body: paragraph("Asha"), parts: Object.fromEntries(parts) });
  },

  "a DOCX whose styles are made of each other": ({ amount }) => {
    const count = amount(2, 50_000);
    const styles = Array.from(
      { length: count },
      (_, at) =>
        `<w:style w:type="paragraph" w:styleId="s${at}"><w:basedOn w:val="s${(at + 1) % count}"/></w:style>`,
    );
    return makeDocx({
      body: paragraph("Asha", { pPr: '<w:pStyle w:val="s0"/>' }),
      parts: { "word/styles.xml": `<w:styles>${styles.join("")}</w:styles>` },
    });
  },

  "a DOCX of measures that no page has": ({ amount, oneOf }) => {
    const value = oneOf([0, -1, 1, 2 ** 31, -(2 ** 31), 1e300, Number.NaN]);
    const size = `<w:sz w:val="${value}"/>`;
    const layout = `<w:ind w:left="${value}" w:right="${value}"/><w:spacing w:line="${value}" w:before="${value}"/>`;
    const page = `<w:sectPr><w:pgSz w:w="${value}" w:h="${value}"/><w:pgMar w:left="${value}" w:top="${value}"/><w:cols w:num="${value}"/></w:sectPr>`;
    return makeDocx({
      body: `${paragraph("Asha Verma ", { pPr: layout, rPr: size }).repeat(amount(1, 500))}${page}`,
    });
  },
};
