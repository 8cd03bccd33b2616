import { expect, test } from "vitest";
import { auditSentence } from "./index.ts";

test.each([
  ["person-banned", "Asha Rao", "Sumana K banned Asha Rao"],
  ["person-banned", null, "Sumana K banned a deleted account"],
  ["backup-made", null, "Sumana K made a backup"],
  ["of-another-version", null, "Sumana K of-another-version"],
])("says of %s: %s", (act, subject, sentence) => {
  expect(auditSentence({ actor: "Sumana K", act, subject })).toBe(sentence);
});
