import { applyEdit, newDraft, valueOf } from "@taiyari/domain/draft";
import { expect, test } from "vitest";
import { storeDraft, preserveDraftOfOthers, readStoredDraft } from "./stored-draft.ts";

const NAME = { section: "personal", item: null, field: "fullName" };

function keep(userId: string, name: string) {
  preserveDraftOfOthers(userId);
  const draft = applyEdit(newDraft(), { kind: "set-field", field: NAME, value: name });
  return storeDraft(userId, { resumeId: "r1", draft });
}

function nameKept(userId: string) {
  const stored = readStoredDraft(userId);
  return stored && valueOf(stored.draft, NAME);
}

test("finds nothing in a browser that keeps nothing, or something that is no draft", () => {
  expect(readStoredDraft("asha")).toBeNull();
  for (const text of ["", "{", "null", "[]", '"draft"', '{"resumeId":"r1"}']) {
    window.localStorage.setItem("resumeDraft", text);
    expect(readStoredDraft("asha")).toBeNull();
  }
});

test("keeps a draft under the key and in the shape of the specification", () => {
  expect(keep("asha", "Asha")).toBe(true);
  const kept: unknown = JSON.parse(window.localStorage.getItem("resumeDraft") ?? "");
  expect(kept).toMatchObject({
    resumeId: "r1",
    currentTemplate: "modern",
    sections: expect.arrayContaining([{ id: "awards", isHidden: true }]),
    resumeData: { personal: { fullName: "Asha" } },
    chosen: {},
  });
});

test("shows nobody the draft of another person, and gives it back to that person", () => {
  keep("asha", "Asha");
  expect(nameKept("ravi")).toBeNull();
  keep("ravi", "Ravi");
  expect(nameKept("ravi")).toBe("Ravi");
  expect(nameKept("asha")).toBe("Asha");
});

test("repairs what was damaged", () => {
  keep("asha", "Asha");
  const kept = JSON.parse(window.localStorage.getItem("resumeDraft") ?? "");
  kept.resumeData.experience = [{ title: "Analyst" }, "nonsense"];
  window.localStorage.setItem("resumeDraft", JSON.stringify(kept));
  const titles = readStoredDraft("asha")?.draft.resumeData.experience.map(({ title }) => title);
  expect(titles).toEqual(["Analyst"]);
});
