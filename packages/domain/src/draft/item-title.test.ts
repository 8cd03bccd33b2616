import { describe, expect, test } from "vitest";
import { itemsOf } from "./holders.ts";
import { itemTitle } from "./item-title.ts";
import { newDraft } from "./new-draft.ts";
import { add, addSection, edited, set } from "./testing/draft.ts";

/** The title of an entry with these fields. */
function titleOf(section: string, fields: Readonly<Record<string, string | boolean>>) {
  const values = Object.entries(fields).map(([field, value]) =>
    set(`${section}/a/${field}`, value),
  );
  const draft = edited(newDraft(), addSection("custom_1", true), add(section, "a"), ...values);
  const [item] = itemsOf(draft, section);
  return item && itemTitle(section, item);
}

describe("itemTitle", () => {
  test("is blank for an entry in which nothing names it", () => {
    expect(titleOf("experience", { description: "• x", title: " " })).toEqual({
      title: "",
      subtitle: "",
    });
  });

  const analyst = { title: "Senior Data Analyst", company: "Saral Commerce" };

  test.each([
    { dates: { startDate: "Jan 2025", current: true }, ends: " · Jan 2025 – Present" },
    {
      dates: { startDate: "Jan 2025", endDate: "Mar 2026", current: true },
      ends: " · Jan 2025 – Present",
    },
    { dates: { startDate: "Jan 2025", endDate: "Mar 2026" }, ends: " · Jan 2025 – Mar 2026" },
    { dates: { startDate: "Summer 2020" }, ends: " · Summer 2020" },
    { dates: { endDate: "2019" }, ends: " · 2019" },
    { dates: {}, ends: "" },
  ])("names a job, its company and $dates", ({ dates, ends }) => {
    const subtitle = `Saral Commerce${ends}`;
    expect(titleOf("experience", { ...analyst, ...dates })).toEqual({
      title: analyst.title,
      subtitle,
    });
  });

  test("names an entry without a title by what else names it", () => {
    expect(titleOf("experience", { company: "Saral Commerce", startDate: "2024" })).toEqual({
      title: "Saral Commerce",
      subtitle: "2024",
    });
  });

  test.each([
    {
      section: "education",
      fields: { degree: "MBA", institution: "Bharathiar School" },
      is: ["MBA", "Bharathiar School"],
    },
    {
      section: "projects",
      fields: { name: "Crop prices", role: "Lead" },
      is: ["Crop prices", "Lead"],
    },
    {
      section: "certifications",
      fields: { name: "CCNA", issuer: "Cisco", date: "2024" },
      is: ["CCNA", "Cisco · 2024"],
    },
    {
      section: "awards",
      fields: { title: "First prize", issuer: "AICTE" },
      is: ["First prize", "AICTE"],
    },
    {
      section: "publications",
      fields: { title: "Delta", publisher: "Current Science" },
      is: ["Delta", "Current Science"],
    },
    {
      section: "references",
      fields: { name: "A. Menon", position: "Head", company: "Infosys" },
      is: ["A. Menon", "Head · Infosys"],
    },
    { section: "custom_1", fields: { title: "Camp", description: "• Twice" }, is: ["Camp", ""] },
  ])("names an entry of $section", ({ section, fields, is }) => {
    const [title, subtitle] = is;
    expect(titleOf(section, fields as Record<string, string>)).toEqual({ title, subtitle });
  });
});
