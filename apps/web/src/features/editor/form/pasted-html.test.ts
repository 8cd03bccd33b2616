import { written } from "@taiyari/domain/rich/testing";
import { expect, test } from "vitest";
import { linesOfHtml } from "./pasted-html.ts";

/** The lines as a test shows them; null for those of plain text. */
function lines(html: string): string | null {
  const stored = linesOfHtml(html);
  return stored === null ? null : written(stored);
}

test("leaves what says nothing more to its plain text", () => {
  expect(lines("<p>One</p><p>Two</p>")).toBeNull();
  expect(lines("")).toBeNull();
  expect(
    lines('<span><b>A line</b></span><br role="presentation"><span>wrapped</span>'),
  ).toBeNull();
});

test("runs nothing and shows nothing of scripts and styles", () => {
  const html = `<style>p{color:red}</style><ul><li>A<script>globalThis.hacked = 1</script>
    <img src="x" onerror="globalThis.hacked = 1"></li></ul>`;
  expect(lines(html)).toBe("• A");
  expect(globalThis).not.toHaveProperty("hacked");
});

test("makes bullets of a web page's list, deeper ones of entries of entries", () => {
  const html =
    "<div>Did this:<ul><li>Cut <b>costs</b>\n by half</li><li><p>Led five</p><ul><li>two of them new</li></ul></li></ul>Done</div>";
  expect(lines(html)).toBe(
    "Did this:\n• Cut <b>costs</b> by half\n• Led five\n  • two of them new\nDone",
  );
});

test("makes bullets of Word's paragraphs and drops the signs it draws", () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
    <p class=MsoNormal>Summary</p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>Cut costs<o:p></o:p></p>
    <p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>Led <b>five</b></p>
    <!--EndFragment--></body></html>`;
  expect(lines(html)).toBe("Summary\n• Cut costs\n  • Led <b>five</b>");
});

test("keeps the cells of a table apart, and lines of a table that only sets out a page", () => {
  const table = `<table><tbody><tr><td><p class=MsoNormal>2022</p></td><td><p><b>Saral</b>
    Commerce</p></td><td><p>&nbsp;</p></td></tr><tr><td>2024</td><td>Meghdoot</td><td></td></tr></tbody></table>`;
  expect(lines(table)).toBe("2022 · <b>Saral</b> Commerce\n2024 · Meghdoot");
  expect(lines("<table><tr><td>Left<br>side</td><td>right</td></tr></table>")).toBe(
    "Left\nside\nright",
  );
});

test("keeps bold and italic words and links, in tags or in styles", () => {
  expect(
    lines('<p>Cut <strong>12 %</strong>, <i>see</i> <a href="https://x.in/a">the report</a></p>'),
  ).toBe("Cut <b>12 %</b>, <i>see</i> <a https://x.in/a>the report</a>");
  expect(
    lines(
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">Cut </span><span style="font-weight:700;font-style:italic">costs</span></p></b>',
    ),
  ).toBe("Cut <b><i>costs</i></b>");
});

test("keeps the words of a link that leads nowhere good", () => {
  expect(lines('<a href="javascript:alert(1)">press</a> <a href="/local">here</a>')).toBe(
    "press here",
  );
});
