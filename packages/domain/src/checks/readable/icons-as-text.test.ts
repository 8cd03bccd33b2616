import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { iconsAsText } from "./icons-as-text.ts";

test.each([
  { icons: 30, points: 0, finding: "30 icons stored as text." },
  { icons: 1, points: 1, finding: "One icon stored as text." },
  { icons: 0, points: 2, finding: "No icon stands where a word should." },
])("$icons icon(s): $points of 2", ({ icons, points, finding }) => {
  const sketch = { name: "Asha Rao", losses: { iconGlyphs: icons } };
  expect(runCheck(iconsAsText, sketch)).toMatchObject({ points, finding });
});
