import { deflateSync } from "node:zlib";
import { mutate, swapObjects } from "../mutations.ts";
import { makePdf, stream } from "../pdf-maker.ts";
import { sameResume } from "../same-resume.ts";
import type { Choice } from "./choice.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** A PDF of one page with the text "Asha Verma" after these commands. */
function pageOf(drawing: string, more: Partial<Parameters<typeof makePdf>[0]> = {}): Bytes {
  const texts = [{ text: "Asha Verma", x: 60, y: 780 }];
  return makePdf({ pages: [{ drawing, texts }], ...more });
}

/** A stream's body, packed as often as said. */
function packed(content: string, times = 1): string {
  let bytes: Uint8Array = Buffer.from(content, "latin1");
  for (let time = 0; time < times; time++) bytes = deflateSync(bytes);
  const filters = "/FlateDecode ".repeat(times);
  return stream(`/Filter [${filters}]`, Buffer.from(bytes).toString("latin1"));
}

/** A page that shows a form of its own, `/Extra0`. */
const formOf = (body: string, ...others: readonly string[]) =>
  pageOf("/Extra0 Do", { xObjects: [body, ...others] });

const FORM = "/Type /XObject /Subtype /Form /BBox [0 0 600 800]";

/** Ways to make a PDF hostile, by name. */
export const PDF_FILES: Readonly<Record<string, (choice: Choice) => Bytes>> = {
  "a damaged PDF": ({ seed }) => mutate(sameResume().pdf, seed),

  "a PDF with objects in each other's place": ({ seed }) => swapObjects(sameResume().pdf, seed),

  "a PDF with very many CMaps": ({ amount, oneOf }) => {
    const range = oneOf(["<00000000> <FFFFFFFF> 0", "<0000> <FFFF> 0", "<000000> <FFFFFF> <0041>"]);
    const kind = range.endsWith(">") ? "bfrange" : "cidrange";
    const line = `1 begin${kind} ${range} end${kind}\n`;
    const map = packed(`begincmap\n${line.repeat(amount(1, 50_000))}endcmap`);
    const font = (at: number) =>
      `<< /Type /Font /Subtype /Type0 /BaseFont /A${at} /Encoding ${map} /ToUnicode ${map} /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A${at} /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] >>`;
    const fonts = Array.from({ length: amount(1, 30) }, (_, at) => font(at));
    const shown = fonts.map((_, at) => `BT /Own${at} 9 Tf 10 10 Td <0041> Tj ET`);
    return pageOf(shown.join("\n"), { fonts });
  },

  "a PDF with fonts by the thousand": ({ amount }) => {
    const fonts = Array.from(
      { length: amount(1_000, 20_000) },
      (_, at) => `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica${at} >>`,
    );
    const shown = fonts.map((_, at) => `BT /Own${at} 9 Tf 10 ${at % 800} Td (a) Tj ET`);
    return pageOf(shown.join("\n"), { fonts });
  },

  "a PDF with differences of names without end": ({ amount, word }) => {
    const names = Array.from({ length: amount(1_000, 200_000) }, () => `/${word()}`).join(" ");
    const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [0 ${names}] >> >>`;
    return pageOf("BT /Own0 9 Tf 10 10 Td (abc) Tj ET", { fonts: [font] });
  },

  "a PDF whose page unpacks to very much": ({ amount, oneOf }) => {
    const unit = oneOf([" ", "q ", "0 0 m ", "(a) Tj ", "[(a) 1 (b)] TJ ", "BT ET "]);
    const length = amount(1_000_000, 200_000_000);
    return formOf(packed(unit.repeat(Math.ceil(length / unit.length))).replace("<<", `<< ${FORM}`));
  },

  "a PDF packed over and over": ({ amount }) =>
    formOf(packed("0 g ".repeat(amount(100, 1_000_000)), 8).replace("<<", `<< ${FORM}`)),

  "a PDF with forms within forms": ({ amount, oneOf }) => {
    const depth = amount(4, 60);
    const times = oneOf([1, 2, 10]);
    const forms = Array.from({ length: depth }, (_, at) => {
      const next = 7 + at;
      const inner = `/Resources << /XObject << /Next ${next} 0 R >> >>`;
      return stream(`${FORM} ${at < depth - 1 ? inner : ""}`, "/Next Do ".repeat(times));
    });
    return pageOf("/Extra0 Do", { xObjects: forms });
  },

  "a PDF with a form that shows itself": () =>
    formOf(stream(`${FORM} /Resources << /XObject << /Self 6 0 R >> >>`, "/Self Do ".repeat(20))),

  "a PDF with very many glyphs": ({ amount, word, oneOf }) => {
    const show = oneOf([
      (at: number) => `1 0 0 1 ${at % 600} ${at % 800} Tm (${word()}) Tj`,
      (at: number) => `1 0 0 1 ${at % 600} 400 Tm (a) Tj`,
      () => `(${word()}) Tj`,
      () => "(a b) Tj T*",
    ]);
    const shown = Array.from({ length: amount(10_000, 400_000) }, (_, at) => show(at));
    return pageOf(`BT /F0 9 Tf 1 TL ${shown.join("\n")} ET`);
  },

  "a PDF of one endless string": ({ amount, oneOf }) => {
    const text = oneOf(["a", "a ", "a/", ". ", "- ", "(", "Ab, "]).replace("(", "\\(");
    return pageOf(`BT /F0 1 Tf 10 10 Td (${text.repeat(amount(10_000, 2_000_000))}) Tj ET`);
  },

  "a PDF with very many lines and boxes": ({ amount, oneOf }) => {
    const path = oneOf([
      (at: number) => `${at % 600} 10 m ${at % 500} 700 l S`,
      (at: number) => `${at % 600} ${at % 800} 3 3 re f`,
      () => "0 0 600 800 re W n",
    ]);
    const drawn = Array.from({ length: amount(10_000, 500_000) }, (_, at) => path(at));
    return pageOf(drawn.join("\n"));
  },

  "a PDF with marked text deep within marked text": ({ amount, word }) => {
    const depth = amount(1_000, 500_000);
    const open = `/Span << /ActualText (${word()}) >> BDC `;
    return pageOf(`${open.repeat(depth)}BT /F0 9 Tf (a) Tj ET ${"EMC ".repeat(depth)}`);
  },

  "a PDF with states deep within states": ({ amount }) => {
    const depth = amount(1_000, 1_000_000);
    return pageOf(`${"q ".repeat(depth)}BT /F0 9 Tf (a) Tj ET ${"Q ".repeat(depth)}`);
  },

  "a PDF of values deep within values": ({ amount, oneOf }) => {
    const [open, close] = oneOf([
      ["[", "]"],
      ["<< /A ", " >>"],
    ] as const);
    const depth = amount(1_000, 1_000_000);
    return formOf(stream(`${FORM} /Deep ${open.repeat(depth)}1${close.repeat(depth)}`, "0 g"));
  },

  "a PDF with a picture as large as a town": ({ amount }) => {
    const [width, height] = [amount(10_000, 2_000_000_000), amount(10_000, 2_000_000_000)];
    const picture = stream(
      `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 16`,
      "abc",
    );
    return formOf(picture);
  },

  "a PDF with links by the thousand": ({ amount, word }) => {
    const links = Array.from({ length: amount(1_000, 50_000) }, () => ({
      url: `https://${word()}.example/${word()}`,
      rect: [0, 0, 600, 800],
    }));
    return makePdf({ pages: [{ texts: [{ text: "Asha Verma", x: 60, y: 780 }], links }] });
  },

  "a PDF of very many pages": ({ amount, words }) => {
    const page = { texts: [{ text: words(12), x: 60, y: 400 }] };
    return makePdf({ pages: Array.from({ length: amount(40, 5_000) }, () => page) });
  },

  "a PDF that says it has more pages than there are": ({ amount }) => {
    const text = Buffer.from(pageOf("0 g")).toString("latin1");
    const count = amount(1_000, 2_000_000_000);
    return new Uint8Array(Buffer.from(text.replace("/Count 1", `/Count ${count}`), "latin1"));
  },

  "a PDF whose pages hold themselves": () => {
    const text = Buffer.from(pageOf("0 g")).toString("latin1");
    return new Uint8Array(Buffer.from(text.replace(/\/Kids \[\d+/, "/Kids [2"), "latin1"));
  },

  "a PDF whose table of objects leads to itself": () => {
    const text = Buffer.from(pageOf("0 g")).toString("latin1");
    const at = text.lastIndexOf("xref\n0");
    return new Uint8Array(
      Buffer.from(text.replace("trailer\n<<", `trailer\n<< /Prev ${at}`), "latin1"),
    );
  },
};
