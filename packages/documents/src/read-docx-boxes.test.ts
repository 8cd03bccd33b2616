import { expect, test } from "vitest";
import { readDocx } from "./read-docx.ts";
import { makeDocx, paragraph } from "./testing/docx-maker.ts";

function drawing(text: string, wraps: boolean): string {
  return (
    `<w:drawing><wp:anchor><wp:positionV relativeFrom="paragraph"><wp:posOffset>240030</wp:posOffset></wp:positionV>` +
    `<wp:extent cx="6000000" cy="206375"/>${wraps ? "<wp:wrapTopAndBottom/>" : "<wp:wrapNone/>"}` +
    `<wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx></wp:anchor></w:drawing>`
  );
}

function oldShape(text: string, wraps: boolean): string {
  return (
    `<w:pict><v:shape style="position:absolute;margin-left:0;margin-top:18.9pt;width:400pt;height:16pt">` +
    `<v:textbox><w:txbxContent>${text}</w:txbxContent></v:textbox>` +
    `<w10:wrap type="${wraps ? "topAndBottom" : "none"}"/></v:shape></w:pict>`
  );
}

/** The texts of a page from its top down. */
function textsDown(body: string): string[] {
  const outcome = readDocx(makeDocx({ body }));
  if (!outcome.ok) throw new Error(outcome.problem.kind);
  const runs = outcome.value.pages.flatMap((page) => page.runs);
  return runs.toSorted((a, b) => a.baseline - b.baseline).map(({ text }) => text);
}

test.each([
  ["drawing", drawing],
  ["old shape", oldShape],
])("keeps text clear of a box that stands between its lines: %s", (_, drawn) => {
  const page = (wraps: boolean) =>
    textsDown(
      paragraph("SQL, Python") +
        `<w:p><w:r>${drawn(paragraph("EDUCATION"), wraps)}</w:r></w:p>` +
        paragraph("B.Sc. Statistics") +
        paragraph("Mysore University"),
    );
  expect(page(false).indexOf("EDUCATION")).toBeGreaterThan(1);
  expect(page(true)).toEqual(["SQL, Python", "EDUCATION", "B.Sc. Statistics", "Mysore University"]);
});
