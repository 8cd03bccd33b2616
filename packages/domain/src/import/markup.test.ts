import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "../rich/stored.ts";
import { written } from "../rich/testing/written.ts";
import { plainLine, plainLines, richLinesOf } from "./lines-of-text.ts";
import { htmlToLines } from "./markup.ts";

describe("htmlToLines", () => {
  test.each([
    ["<script>alert('x')</script>Led a team", "Led a team"],
    ["Led <script src=//evil.example>steal()</script>a team", "Led a team"],
    ["<style>p{}</style><p>Led a team</p>", "Led a team"],
    ["Stops <script> injection in forms", "Stops injection in forms"],
    ['<img src=x onerror="alert(1)">Led a team', "Led a team"],
    ['<a href="javascript:alert(1)">my site</a>', "my site"],
    ["<svg/onload=alert(1)>Led a team", "Led a team"],
    ["<iframe srcdoc='<b>in</b>'>out</iframe>Led", "Led"],
    ["<!-- a note --><p>Led</p><!-- never closed", "Led\n<!-- never closed"],
  ])("executes nothing and keeps the words: %s", (html, lines) => {
    expect(plainText(htmlToLines(html))).toBe(lines);
  });

  test("makes points of list items and lines of paragraphs", () => {
    const html =
      "<p>Two years in <strong>Nashik</strong>.</p><ul><li><p>Cut waste by 12%.</p></li><li>Trained<br>nine<ul><li>in Hindi</li></ul></li></ul><ol><li>First</li></ol>";
    expect(written(htmlToLines(html)).split("\n")).toEqual([
      "Two years in <b>Nashik</b>.",
      "• Cut waste by 12%.",
      "• Trained nine",
      "  • in Hindi",
      "• First",
    ]);
  });

  test("keeps where a link leads, of a phone number beside its words", () => {
    expect(written(htmlToLines('See <a href="https://mitra.in/x">the <em>report</em></a>.'))).toBe(
      "See <a https://mitra.in/x>the </a><a https://mitra.in/x><i>report</i></a>.",
    );
    expect(written(htmlToLines('<a href="https://mitra.in/"></a>'))).toBe(
      "<a https://mitra.in/>mitra.in</a>",
    );
    expect(htmlToLines('<a href="tel:+911">call</a>')).toBe("call (tel:+911)");
    expect(plainLine('See <a href="https://mitra.in/x">the report</a>.')).toBe(
      "See the report (https://mitra.in/x).",
    );
  });

  test("keeps the cells of a table apart", () => {
    expect(htmlToLines("<table><tr><td>2022</td> <td>Saral</td></tr></table>")).toBe(
      "2022 · Saral",
    );
  });

  test("reads entities once, so that what was meant as text stays text", () => {
    expect(htmlToLines("R&amp;D &lt;b&gt; &#8377;5 &amp;lt; &unknown; &#0;&#xD800;")).toBe(
      "R&D <b> ₹5 &lt; &unknown;",
    );
  });

  test("keeps a sign that begins no tag", () => {
    expect(htmlToLines("<p>profit < cost and 5 > 3 <3</p>")).toBe("profit < cost and 5 > 3 <3");
  });

  test("takes a quoted sign for no end of a tag, whatever blanks stand before it", () => {
    expect(htmlToLines('<p title= "a > b">Led</p>')).toBe("Led");
  });

  test("reads anything in time, and leaves no tag that a browser would run", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "<",
        ">",
        "<a href=",
        '"',
        "'",
        "<script>",
        "</script",
        "&#60;",
        "li>",
        "<!--",
        "</",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expect(typeof htmlToLines(pieces.join(""))).toBe("string");
      }),
    );
    const begun = performance.now();
    for (const hostile of ["<a ", "<script>", "<a href='", "<!--", "&#1", "<li>", "< "]) {
      htmlToLines(hostile.repeat(200_000));
      htmlToLines(`${hostile.repeat(200_000)}>`);
    }
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});

describe("richLinesOf", () => {
  test.each(["2*3*4 of [them]", "snake_case_name", "List<String> and a<b"])(
    "leaves a text without marks as it is: %s",
    (text) => {
      expect(richLinesOf(text)).toBe(text);
    },
  );

  test("reads Markdown and HTML, and takes no sign of ours from elsewhere", () => {
    expect(written(richLinesOf("Cut **costs**\n- [site](https://x.in)"))).toBe(
      "Cut <b>costs</b>\n- <a https://x.in>site</a>",
    );
    expect(written(richLinesOf("<b>Led</b> four"))).toBe("<b>Led</b> four");
    expect(richLinesOf("a \uFDD0b")).toBe("a b");
  });
});

describe("plainLines", () => {
  test.each(["List<String> and a<b", "x < y", "R&amp;D", "1 <2> 3"])(
    "leaves a text that is no HTML as it is: %s",
    (text) => {
      expect(plainLines(text)).toBe(text);
    },
  );

  test("reads a text with tags of HTML as HTML", () => {
    expect(plainLines("<p>Led</p><p>Grew</p>")).toBe("Led\nGrew");
    expect(plainLine("Asha <script>x()</script>Menon")).toBe("Asha Menon");
  });
});
