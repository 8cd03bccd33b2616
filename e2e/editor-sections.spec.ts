import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type DraftEdit, applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { downloadedBy } from "./downloaded.ts";
import { expect, test } from "./fixtures.ts";
import { resumeFor } from "./resume-for.ts";

const COMPANY = "Meghdoot Logistics Limited";

const set = (section: string, item: string | null, field: string, value: string): DraftEdit => ({
  kind: "set-field",
  field: { section, item, field },
  value,
});

const entry = (
  section: string,
  id: string,
  texts: Readonly<Record<string, string>>,
): DraftEdit[] => [
  { kind: "add-item", section, id },
  ...Object.entries(texts).map(([field, value]) => set(section, id, field, value)),
];

const LANGUAGES = ["Malayalam (mother tongue)", "German (fluent, B2)"];

/** Three jobs, two of them at one company, languages, and a project that is to be hidden. */
function draft(): ResumeDraft {
  return [
    set("personal", null, "fullName", "Revathi Krishnan"),
    set("personal", null, "email", "revathi@example.in"),
    ...entry("experience", "a", {
      title: "Senior Data Analyst",
      company: COMPANY,
      startDate: "Jan 2022",
      endDate: "Mar 2024",
      description: "• Cut late loads by 18%.",
    }),
    ...entry("experience", "b", {
      title: "Founder",
      company: "Crop Prices",
      startDate: "Jan 2019",
      endDate: "Dec 2019",
      description: "• Forecast prices a week ahead.",
    }),
    ...entry("projects", "p", { name: "Unfinished map" }),
    {
      kind: "set-field",
      field: { section: "skills", item: null, field: "languages" },
      value: LANGUAGES,
    } satisfies DraftEdit,
  ].reduce(applyEdit, newDraft());
}

const preview = (page: Page) => page.frameLocator("iframe").first();

async function chooseFrom(page: Page, button: string, item: string): Promise<void> {
  const choice = page.getByRole("menuitem", { name: item });
  // A menu closes where its entry is drawn anew, as when a move was just taken back.
  await expect(async () => {
    if (!(await choice.isVisible())) {
      await page.getByRole("button", { name: button, exact: true }).click();
    }
    await choice.click({ timeout: 10_000 });
  }).toPass();
}

async function downloadText(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Other formats" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Plain text" }).click(),
  ]);
  return readFile(await file.path(), "utf8");
}

test.use({ viewport: { width: 1440, height: 900 } });

test("headings in Hindi and of one's own, a hidden and a moved entry, groups of skills and two roles at one company", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Revathi Krishnan");
  await page.goto(`/resume/builder/${await resumeFor(page, draft())}?section=experience`);
  const shown = preview(page);
  await expect(shown.getByRole("heading", { name: "Experience" })).toBeVisible();

  // A second role, above the first one at that company.
  await chooseFrom(page, "More for Senior Data Analyst", `Add another role at ${COMPANY}`);
  const inNew = (name: string) => page.getByRole("textbox", { name }).first();
  await inNew("Title").fill("Lead Data Analyst");
  await inNew("Start date").fill("Apr 2024");
  await inNew("End date").fill("Dec 2025");
  await inNew("Description").fill("• Led four analysts.");
  await expect(shown.locator(".employer")).toHaveText(COMPANY);
  await expect(shown.getByText(COMPANY)).toHaveCount(1);

  // What has no field there is said before, and one press takes the move back.
  await chooseFrom(page, "More for Founder", "Move to Projects");
  const asked = page.getByRole("dialog", { name: "Move Founder to Projects?" });
  await expect(asked).toContainText("Company Crop Prices");
  await asked.getByRole("button", { name: "Move", exact: true }).click();
  await expect(shown.locator(".projects")).toContainText("Company: Crop Prices");
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect(shown.locator(".experience")).toContainText("Founder");
  await chooseFrom(page, "More for Founder", "Move to Projects");
  await asked.getByRole("button", { name: "Move", exact: true }).click();

  await chooseFrom(page, "Change Experience", "Rename");
  const named = page.getByRole("dialog", { name: "Rename Experience" });
  await named.getByRole("textbox").fill("My journey so far");
  await expect(named.getByRole("status")).toContainText("Readers do not know “My journey so far”");
  await named.getByRole("textbox").fill("Where I have worked");
  await expect(named.getByText("Readers do not know")).toHaveCount(0);
  await named.getByRole("button", { name: "Rename", exact: true }).click();
  await page.getByRole("button", { name: /^Headings and dates in/u }).click();
  await page.getByRole("menuitem", { name: /^Hindi/u }).click();
  await expect(shown.getByRole("heading", { name: "Where I have worked" })).toBeVisible();
  await expect(shown.getByRole("heading", { name: "परियोजनाएँ" })).toBeVisible();
  await expect(shown.getByText("जनवरी 2022")).toBeVisible();

  await page.getByRole("button", { name: /^Projects/u }).click();
  await page.getByRole("button", { name: "Hide Unfinished map" }).click();
  await expect(shown.getByText("Unfinished map")).toHaveCount(0);

  await page.getByRole("button", { name: /^Skills/u }).click();
  await page.getByRole("button", { name: "Add Group" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Cloud");
  await page
    .getByRole("combobox", { name: "Skills", exact: true })
    .fill("AWS (advanced),Terraform,");
  await expect(shown.locator(".skills")).toContainText("AWS (advanced), Terraform");

  // Languages leave the skills for a section, whose name is in the language of the headings.
  await page.getByRole("button", { name: "Add Custom Section" }).first().click();
  const adding = page.getByRole("dialog", { name: "Add Custom Section" });
  await adding.getByRole("button", { name: "Languages", exact: true }).click();
  await expect(adding).toContainText("The 2 languages you have among your skills move there.");
  await adding.getByRole("button", { name: "Add Section" }).click();
  await expect(page.getByRole("textbox", { name: "Level in words" }).first()).toHaveValue(
    "mother tongue",
  );
  await expect(shown.getByRole("heading", { name: "भाषाएँ" })).toBeVisible();

  const text = await downloadText(page);
  expect(text).toContain("WHERE I HAVE WORKED");
  expect(text).toContain("Senior Data Analyst | जनवरी 2022 – मार्च 2024");
  expect(text).toContain("Cloud: AWS (advanced), Terraform");
  expect(text).not.toContain("Unfinished map");

  const { reading } = await downloadedBy(page, () =>
    page.getByRole("button", { name: "Download Resume" }).click(),
  );
  expect(reading.experience.map(({ company }) => company?.value)).toEqual([COMPANY, COMPANY]);
  expect(reading.sections.map(({ kind }) => kind)).toContain("projects");
  expect(reading.skills.map(({ name }) => name?.value)).toContain("Cloud");
  expect(reading.languages.map(({ value }) => value)).toEqual(LANGUAGES);
});
