import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { textLayer } from "./text-layer.ts";

test("gives nothing to a file without a line of text", () => {
  expect(runCheck(textLayer, {})).toMatchObject({
    points: 0,
    finding: "There is no text in this file.",
  });
});

test("takes the share of pages that are pictures", () => {
  const outcome = runCheck(textLayer, {
    name: "Asha Rao",
    pages: 2,
    losses: { pagesWithoutText: 1 },
  });
  expect(outcome).toMatchObject({
    points: 2,
    finding: "One of 2 pages is a picture without text.",
  });
});

test("gives all points to a page of text", () => {
  expect(runCheck(textLayer, { name: "Asha Rao" }).points).toBe(3);
});
