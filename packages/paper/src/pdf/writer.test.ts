import { unzlibSync } from "fflate";
import { describe, expect, test } from "vitest";
import { dictionary, name } from "./objects.ts";
import { createWriter, latin1 } from "./writer.ts";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

const idOf = (bytes: Uint8Array) => /\/ID \[<(\w+)>/u.exec(text(bytes))?.[1];

describe("createWriter", () => {
  test("refuses to save while a reserved object is missing", () => {
    const writer = createWriter();
    const catalog = writer.reserve();
    expect(() => writer.save(catalog, catalog)).toThrow("Object 1 was never set.");
  });

  test("writes a header, the streams, one object stream and a cross-reference stream", () => {
    const file = text(small());
    expect(
      file.startsWith(
        "%PDF-1.7\n%\u00E2\u00E3\u00CF\u00D3\n3 0 obj\n<</Length 5>>\nstream\nhello\nendstream",
      ),
    ).toBe(true);
    expect(file.match(/\d+ 0 obj/gu)).toEqual(["3 0 obj", "4 0 obj", "5 0 obj"]);
    expect(file).toContain("/Type /XRef/Size 6/W [1 4 2]/Root 1 0 R/Info 2 0 R");
    expect(file.endsWith("%%EOF\n")).toBe(true);
  });

  test("says where each object is", () => {
    const bytes = small();
    const file = text(bytes);
    const start = Number(/startxref\n(\d+)/u.exec(file)?.[1]);
    expect(file.slice(start, start + 7)).toBe("5 0 obj");
    const data = file.indexOf("stream\n", start) + 7;
    const table = new DataView(unzlibSync(bytes.subarray(data)).buffer);
    const entry = (id: number) => [
      table.getUint8(7 * id),
      table.getUint32(7 * id + 1),
      table.getUint16(7 * id + 5),
    ];
    expect(entry(1)).toEqual([2, 4, 0]);
    expect(entry(2)).toEqual([2, 4, 1]);
    expect(entry(3)).toEqual([1, file.indexOf("3 0 obj"), 0]);
    expect(entry(5)).toEqual([1, start, 0]);
  });

  test("gives the same bytes for the same objects and another identifier for others", () => {
    expect(small()).toEqual(small());
    expect(idOf(small("world"))).not.toBe(idOf(small()));
  });
});

function small(content = "hello"): Uint8Array {
  const writer = createWriter();
  const catalog = writer.add(dictionary({ Type: name("Catalog") }));
  const info = writer.add(dictionary({ Title: "T" }));
  writer.addStream({}, latin1(content), false);
  return writer.save(catalog, info);
}
