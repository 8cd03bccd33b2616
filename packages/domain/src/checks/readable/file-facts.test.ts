import { expect, test } from "vitest";
import { runCheck } from "../testing/run-check.ts";
import { fileFacts } from "./file-facts.ts";

test.each([
  { file: { format: "doc" as const }, points: 0, finding: "DOC, 184 KB, 1 page." },
  { file: { bytes: 3 * 1024 * 1024 }, points: 0, finding: "PDF, 3 MB, 1 page." },
  { file: {}, points: 1, finding: "PDF, 184 KB, 1 page." },
])("$finding gives $points", ({ file, points, finding }) => {
  expect(runCheck(fileFacts, { name: "Asha Rao" }, { file })).toMatchObject({ points, finding });
});
