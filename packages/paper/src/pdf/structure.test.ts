import { describe, expect, test } from "vitest";
import type { BeginItem } from "../capture/display-list.ts";
import { serialize } from "./objects.ts";
import { createStructure } from "./structure.ts";
import type { PdfWriter } from "./writer.ts";

/** A writer that keeps what is set, as it would be written, by object number. */
function recording() {
  const written = new Map<number, string>();
  let last = 0;
  const reserve = () => ({ kind: "reference", id: ++last }) as const;
  const writer: PdfWriter = {
    reserve,
    set: (reference, value) => void written.set(reference.id, serialize(value)),
    add: (value) => {
      const reference = reserve();
      written.set(reference.id, serialize(value));
      return reference;
    },
    addStream: reserve,
    save: () => new Uint8Array(),
  };
  return { writer, written, pages: [reserve(), reserve()] };
}

const begin = (tag: BeginItem["tag"], more: Partial<BeginItem> = {}): BeginItem => ({
  kind: "begin",
  tag,
  ...more,
});

describe("createStructure", () => {
  test("refuses an end without a beginning, and content outside of any element", () => {
    const { writer, pages } = recording();
    const structure = createStructure(writer, pages);
    expect(() => structure.end()).toThrow("never began");
    expect(() => structure.mark(0)).toThrow("no open element");
  });

  test("names the page of content that is not on the element's own", () => {
    const { writer, written, pages } = recording();
    const structure = createStructure(writer, pages);
    structure.begin(begin("P", { lang: "hi" }));
    structure.mark(0);
    structure.mark(1);
    structure.end();
    expect(written.get(4)).toBe(
      "<</Type /StructElem/S /P/P 3 0 R/Pg 1 0 R/K [0 <</Type /MCR/Pg 2 0 R/MCID 0>>]/Lang (hi)>>",
    );
  });

  test("leads from each page and annotation back to its element", () => {
    const { writer, written, pages } = recording();
    const structure = createStructure(writer, pages);
    structure.begin(begin("Document"));
    structure.begin(begin("Link"));
    expect(structure.mark(1)).toBe(0);
    expect(structure.annotate(1, writer.reserve())).toBe(2);
    structure.end();
    structure.end();
    const root = structure.finish();
    expect(written.get(7)).toBe("<</Nums [0 [] 1 [5 0 R] 2 5 0 R]>>");
    expect(written.get(root.id)).toContain("/K [4 0 R]/ParentTree 7 0 R/ParentTreeNextKey 3");
  });

  test.each([
    [begin("L", { ordered: true }), "/A <</O /List/ListNumbering /Decimal>>"],
    [begin("L", { ordered: false }), "/A <</O /List/ListNumbering /None>>"],
    [begin("TH", { scope: "Column" }), "/A <</O /Table/Scope /Column>>"],
    [begin("Figure", { alt: "a star" }), "/Alt (a star)"],
  ])("writes what %j says besides its kind", (item, attribute) => {
    const { writer, written, pages } = recording();
    const structure = createStructure(writer, pages);
    structure.begin(item);
    structure.end();
    expect(written.get(4)).toContain(attribute);
  });
});
