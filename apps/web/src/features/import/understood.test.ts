import { importJson, type Imported } from "@taiyari/domain/import";
import { newDraft } from "@taiyari/domain/draft";
import { describe, expect, test } from "vitest";
import { LONGEST_NAME, suggestedName } from "../../shared/drafts/suggested-name.ts";
import { resumeIdOf } from "../../shared/drafts/resume-of-upload.ts";
import { warningsOf } from "./warnings.ts";

function importedFrom(resume: unknown): Imported {
  let last = 0;
  const imported = importJson(JSON.stringify(resume), () => String(++last));
  if (!imported.ok) throw new Error(imported.problem.kind);
  return imported.value;
}

function draftWith(personal: { title?: string; fullName?: string }) {
  const draft = newDraft();
  const { resumeData } = draft;
  return {
    ...draft,
    resumeData: { ...resumeData, personal: { ...resumeData.personal, ...personal } },
  };
}

describe("warningsOf", () => {
  test("asks whether it is a resume when nobody's work, study or skills are in it", () => {
    expect(warningsOf(importedFrom({ basics: { name: "Rukmini", summary: "Rain." } }))).toEqual([
      "No work, study or skills were found. Is this a resume?",
    ]);
  });

  test("says that nobody could be reached", () => {
    expect(warningsOf(importedFrom({ basics: {}, work: [{ position: "Planner" }] }))).toEqual([
      "No name and no way to reach you were found.",
    ]);
  });

  test("counts what could not be kept", () => {
    const basics = { name: "Rukmini", image: "data:image/gif;base64,AAAA" };
    const imported = importedFrom({ basics, work: [{ position: "Planner" }] });
    const lost = { where: "photo", field: "", text: "A picture", isKept: false };
    expect(warningsOf({ ...imported, leftOut: [lost] })).toEqual([
      "1 thing could not be kept: see below.",
    ]);
  });

  test("has nothing to say of a resume that is understood", () => {
    expect(
      warningsOf(importedFrom({ basics: { name: "Rukmini" }, work: [{ position: "Planner" }] })),
    ).toEqual([]);
  });
});

describe("suggestedName", () => {
  test("is the work, else the file, else the person", () => {
    expect(suggestedName(draftWith({ title: " Planner " }), "cv.pdf")).toBe("Planner");
    expect(suggestedName(draftWith({ fullName: "Rukmini" }), "my_cv_2026.final.pdf")).toBe(
      "my cv 2026.final",
    );
    expect(suggestedName(draftWith({ fullName: "Rukmini" }), "")).toBe("Rukmini");
    expect(suggestedName(draftWith({}), "")).toBe("My resume");
  });

  test("is no longer than a name may be, and cut through no sign", () => {
    const name = suggestedName(draftWith({ title: `${"a".repeat(LONGEST_NAME - 1)}😀` }), "");
    expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
    expect(name).toBe("a".repeat(LONGEST_NAME - 1));
  });
});

describe("resumeIdOf", () => {
  const upload = "0b9c1f5e-7d57-4d8e-9f1a-ffffffffffff";

  test("is another id for other corrections and the same for the same", () => {
    expect(resumeIdOf(upload, 3)).toBe(resumeIdOf(upload, 3));
    expect(resumeIdOf(upload, 3)).not.toBe(resumeIdOf(upload, 4));
  });

  test("stays a uuid when its last digits run over", () => {
    expect(resumeIdOf(upload, 0)).toBe(upload);
    expect(resumeIdOf(upload, 1)).toBe("0b9c1f5e-7d57-4d8e-9f1a-000000000000");
  });
});
