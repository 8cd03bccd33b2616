import { expect, test } from "vitest";
import { linesOfHtml } from "./pasted-html.ts";

test("leaves what has no list to its plain text", () => {
  expect(linesOfHtml("<p>One</p><p>Two</p>")).toBeNull();
  expect(linesOfHtml("")).toBeNull();
});

test("runs nothing and shows nothing of scripts and styles", () => {
  const html = `<style>p{color:red}</style><ul><li>A<script>globalThis.hacked = 1</script>
    <img src="x" onerror="globalThis.hacked = 1"></li></ul>`;
  expect(linesOfHtml(html)).toBe("• A");
  expect(globalThis).not.toHaveProperty("hacked");
});

test("makes bullets of a web page's list, entries of entries too", () => {
  const html =
    "<div>Did this:<ul><li>Cut <b>costs</b>\n by half</li><li><p>Led five</p><ul><li>two of them new</li></ul></li></ul>Done</div>";
  expect(linesOfHtml(html)).toBe(
    "Did this:\n• Cut costs by half\n• Led five\n• two of them new\nDone",
  );
});

test("makes bullets of Word's paragraphs and drops the signs it draws", () => {
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><!--StartFragment-->
    <p class=MsoNormal>Summary</p>
    <p class=MsoListParagraphCxSpFirst style='text-indent:-18pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>Cut costs<o:p></o:p></p>
    <p class=MsoListParagraphCxSpLast style='text-indent:-18pt;mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Led five</p>
    <!--EndFragment--></body></html>`;
  expect(linesOfHtml(html)).toBe("Summary\n• Cut costs\n• Led five");
});
