import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isRich, plainText, runsOf, storedText } from "./stored.ts";
import { stored, written } from "./testing/written.ts";
import { withAddresses } from "./with-addresses.ts";

const run = fc.record({
  text: fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("• ", "\n", "  • led", "led ", "\n• ", "कार्य", "*a* [b](c) \\"),
  ),
  bold: fc.boolean(),
  italic: fc.boolean(),
  url: fc.constantFrom("", "https://kavya.in/a_(b)", "mailto:k@nair.in", "javascript:alert(1)"),
});
const runs = fc.array(run, { maxLength: 8 });
const SIGN = /[\uFDD0-\uFDEF]/gu;

describe("storedText", () => {
  test("refuses addresses that run or fetch anything else", () => {
    for (const url of ["javascript:alert(1)", "data:text/html,x", "file:///etc", "//evil", "x y"]) {
      expect(storedText([{ text: "words", bold: false, italic: false, url }])).toBe("words");
    }
  });

  test("leaves plain what a line begins with, and line breaks", () => {
    expect(written(stored("<b>  • led\n• four</b>"))).toBe("  • <b>led</b>\n• <b>four</b>");
  });

  test("keeps every word, whatever they look like", () => {
    fc.assert(
      fc.property(runs, (all) => {
        const text = all.map((one) => one.text.replaceAll(SIGN, "")).join("");
        expect(plainText(storedText(all))).toBe(text);
      }),
    );
  });

  test("is read back as it was written", () => {
    fc.assert(
      fc.property(runs, (all) => {
        const text = storedText(all);
        expect(storedText(runsOf(text))).toBe(text);
        expect(runsOf(storedText(runsOf(text)))).toEqual(runsOf(text));
      }),
    );
  });

  test("stores each line by itself, so that lines can change places", () => {
    fc.assert(
      fc.property(runs, (all) => {
        const text = storedText(all);
        const lines = text.split("\n");
        expect(lines.map((line) => storedText(runsOf(line)))).toEqual(lines);
        expect(
          lines
            .flatMap((line) => runsOf(line))
            .map((one) => one.text)
            .join(""),
        ).toBe(plainText(text).replaceAll("\n", ""));
      }),
    );
  });
});

describe("runsOf", () => {
  test.each(["", "2*3*4 **not bold** [a](https://x.in) _b_ \\*", "• led\n  • four", "\uD800"])(
    "takes nothing in %j for a look",
    (text) => {
      expect(isRich(text)).toBe(false);
      expect(plainText(text)).toBe(text);
      expect(storedText(runsOf(text))).toBe(text);
    },
  );

  test("keeps the words around signs that make no sense", () => {
    const signs = fc.constantFrom("\uFDD0", "\uFDD1", "\uFDD4", "\uFDD5", "\uFDD6", "\uFDEF");
    const piece = fc.oneof(signs, fc.constantFrom("led", "\n", "https://x.in", " "));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join("");
        expect(plainText(text)).not.toMatch(SIGN);
        expect(storedText(runsOf(text)).replaceAll(SIGN, "").length).toBeLessThanOrEqual(
          text.length + 40,
        );
        const outside = text.replaceAll(/\uFDD4[^\n\uFDD4-\uFDD6]*\uFDD5/gu, "");
        expect(plainText(text)).toBe(outside.replaceAll(SIGN, ""));
      }),
    );
  });
});

describe("withAddresses", () => {
  test.each([
    ["See <a https://mitra.in/x>the report</a>.", "See the report (https://mitra.in/x)."],
    ["<a https://mitra.in/>mitra.in</a>", "mitra.in"],
    ["<a https://m.in>the <b>whole</b> site</a>", "the whole site (https://m.in)"],
    ["<a mailto:k@nair.in>Write</a>", "Write (k@nair.in)"],
    ["<b>bold</b>", "bold"],
  ])("of %s is %s", (text, plain) => {
    expect(withAddresses(stored(text))).toBe(plain);
  });
});
