import { describe, expect, test } from "vitest";
import type { Correction, EntryRef, FieldView } from "../resume/corrections.ts";
import type { Reading } from "../resume/reading.ts";
import { applyCorrections } from "./apply-corrections.ts";
import { fieldGroupsOf } from "./field-groups.ts";
import { readPage, RESUME } from "./testing/resume.ts";

function groupsAfter(made: Reading, ...corrections: readonly Correction[]) {
  const applied = applyCorrections(made, corrections);
  if (!applied.ok) throw new Error(JSON.stringify(applied.problem));
  return fieldGroupsOf(made, applied.value);
}

function field(id: string, ...corrections: readonly Correction[]): FieldView | undefined {
  return groupsAfter(RESUME, ...corrections)
    .flatMap((group) => group.fields)
    .find((own) => own.id === id);
}

const job = (at: number): EntryRef => ({ list: "experience", at });

function jobIds(...corrections: readonly Correction[]): readonly string[] {
  return groupsAfter(RESUME, ...corrections)
    .map((group) => group.id)
    .filter((id) => id.startsWith("experience"));
}

describe("fieldGroupsOf", () => {
  test("says of an empty page what is expected and what to do about it", () => {
    const groups = groupsAfter(readPage());
    expect(groups.map((group) => group.id)).toEqual(["contact"]);
    for (const own of groups.flatMap((group) => group.fields)) {
      expect(own).toMatchObject({ state: "absent", text: "", places: [] });
      expect(own.why).toMatch(/Write|put/u);
    }
    expect(groups[0]?.fields.map((own) => own.label)).toEqual([
      "Full name",
      "Email",
      "Phone",
      "Location",
    ]);
  });

  test("numbers the fields over all groups, in the order a person checks them", () => {
    const groups = groupsAfter(RESUME);
    expect(groups.map((group) => group.title)).toEqual([
      "Contact",
      "Experience, 1 of 2",
      "Experience, 2 of 2",
      "Education",
      "Skills",
      "Languages",
      "Certification",
    ]);
    const fields = groups.flatMap((group) => group.fields);
    expect(fields.map((own) => own.number)).toEqual(fields.map((_, i) => i + 1));
    expect(new Set(fields.map((own) => own.id)).size).toBe(fields.length);
    expect(fields.every((own) => own.state === "sure" && own.was === null)).toBe(true);
  });

  test("shows dates as a machine keeps them, to be given in the same words", () => {
    expect(field("experience-1-dates")).toMatchObject({
      text: "Aug 2022 to Present",
      edit: { kind: "dates", start: "Aug 2022", end: "", current: true },
    });
  });

  test("says why a field is unsure, and that a corrected one was read otherwise", () => {
    const made = { ...RESUME, contact: { ...RESUME.contact, phone: unsure(RESUME.contact.phone) } };
    const [contact] = groupsAfter(made);
    expect(contact?.fields.find((own) => own.id === "contact-phone")).toMatchObject({
      state: "unsure",
      why: "Its form, or where it stands, would fit another kind of number as well.",
    });
    const title = { kind: "entry", entry: { list: "experience", at: 0 }, field: "title" } as const;
    expect(
      field("experience-1-title", { kind: "set", field: title, value: "Senior Analyst" }),
    ).toMatchObject({ state: "corrected", was: "Data Analyst", text: "Senior Analyst", why: null });
    expect(field("experience-1-title", { kind: "set", field: title, value: "" })).toMatchObject({
      state: "corrected",
      was: "Data Analyst",
      text: "",
    });
  });

  test("names the value that a doubt is about where a field holds several", () => {
    const doubtful = { value: "Kodagu Takk", confidence: 0.5, places: [] };
    const made = { ...RESUME, languages: [...RESUME.languages, doubtful] };
    const languages = groupsAfter(made).find((group) => group.id === "languages");
    expect(languages?.fields[0]).toMatchObject({
      state: "unsure",
      why: "No language that we know is named in “Kodagu Takk”.",
    });
  });

  test("takes an unsure value that a person confirmed for sure", () => {
    const made = { ...RESUME, contact: { ...RESUME.contact, phone: unsure(RESUME.contact.phone) } };
    const phone = { kind: "contact", field: "phone" } as const;
    const groups = groupsAfter(made, { kind: "set", field: phone, value: "+91 98200 12345" });
    expect(groups[0]?.fields[3]).toMatchObject({ id: "contact-phone", state: "sure", was: null });
  });

  test("keeps the ids of entries when others come, go and are split", () => {
    expect(jobIds({ kind: "add-entry", entry: job(0) })).toEqual([
      "experience-3",
      "experience-1",
      "experience-2",
    ]);
    expect(jobIds({ kind: "remove-entry", entry: job(0) })).toEqual(["experience-2"]);
    expect(jobIds({ kind: "split-entry", entry: job(0), bullet: 0 })).toEqual([
      "experience-1",
      "experience-3",
      "experience-2",
    ]);
  });

  test("shows what an added job still needs", () => {
    const [group] = groupsAfter(readPage(), {
      kind: "add-entry",
      entry: { list: "experience", at: 0 },
    }).slice(1);
    expect(group?.fields.map((own) => [own.label, own.state])).toEqual([
      ["Title", "absent"],
      ["Company", "absent"],
      ["Dates", "absent"],
      ["Bullets", "absent"],
    ]);
  });

  test("shows until when a certificate holds, and keeps it when another field is changed", () => {
    const [first] = RESUME.certifications;
    if (!first) throw new Error("the resume of these tests has a certification");
    const expiry = { value: "Dec 2026", confidence: 0.85, places: [] };
    const made = { ...RESUME, certifications: [{ ...first, expiry }] };
    const by = {
      kind: "entry",
      entry: { list: "certifications", at: 0 },
      field: "by",
    } as const;
    const group = groupsAfter(made, { kind: "set", field: by, value: "Board of Ports" }).find(
      ({ id }) => id === "certifications-1",
    );
    expect(group?.fields.map((own) => [own.label, own.text])).toContainEqual([
      "Valid until",
      "Dec 2026",
    ]);
  });

  test("names every part so that it can be changed by itself", () => {
    expect(field("skills-1")?.edit).toMatchObject({
      kind: "parts",
      parts: [
        { field: { kind: "skill", group: 0, at: 0 }, text: "SQL" },
        { field: { at: 1 }, text: "Python" },
        { field: { at: 2 }, text: "Power BI" },
      ],
      next: { kind: "skill", group: 0, at: 3 },
    });
  });
});

function unsure(found: Reading["contact"]["phone"]) {
  return found && { ...found, confidence: 0.7 };
}
