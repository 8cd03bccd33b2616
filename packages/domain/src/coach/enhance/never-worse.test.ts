import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { applyEdit } from "../../draft/apply-edit.ts";
import { newDraft } from "../../draft/new-draft.ts";
import { neverWorse } from "./never-worse.ts";

const careers = indexCareers({ skills: [], roles: [], industries: [] });
const FIELD = { section: "experience", item: "job", field: "description" };
const BEFORE = "Cut waiting time from 40 to 12 minutes. Served 300 guests a day at the desk.";

function kept(text: string): readonly unknown[] {
  const added = applyEdit(newDraft(), { kind: "add-item", section: "experience", id: "job" });
  const draft = applyEdit(added, { kind: "set-field", field: FIELD, value: BEFORE });
  const change = { id: 1, edits: [{ from: 0, to: BEFORE.length, text }], reason: "" };
  const request = { draft, scope: { ...FIELD }, job: null, careers, today: 20_454 };
  return neverWorse(FIELD, BEFORE, [change], request);
}

describe("neverWorse", () => {
  test("leaves out a change by which a resume loses points", () => {
    expect(kept("I was responsible for things.")).toEqual([]);
  });

  test("keeps one that costs nothing", () => {
    expect(kept(BEFORE.replace("Served", "Greeted"))).toHaveLength(1);
  });
});
