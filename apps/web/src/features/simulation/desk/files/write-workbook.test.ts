import type { ScenarioFile } from "@taiyari/domain/simulation";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { workbookOf } from "./write-workbook.ts";

const FILE: ScenarioFile = {
  id: "payments",
  name: "payments: 4/nov.csv",
  kind: "table",
  content: "method,attempts,success,remark\nUPI,41280,74.0%,late\nCard,,87%,18.50\n",
  when: null,
};

async function parts(file: ScenarioFile): Promise<Readonly<Record<string, string>>> {
  const blob = await workbookOf(file).toBlob();
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

test("figures are numbers in the workbook, shares per cent, and texts texts", async () => {
  const { "xl/worksheets/sheet1.xml": sheet = "", "xl/styles.xml": styles = "" } =
    await parts(FILE);
  expect(sheet).toContain("<v>41280</v>");
  expect(sheet).toContain("<v>0.74</v>");
  expect(sheet).toContain("<v>0.87</v>");
  // A column with a word in it is one of words.
  expect(sheet).not.toContain("<v>18.5</v>");
  expect(styles).toContain("0.0%");
});

test("a sheet has a name that Excel takes", async () => {
  const { "xl/workbook.xml": workbook = "" } = await parts(FILE);
  expect(workbook).toContain('name="payments  4 nov"');
});
