import type { Page } from "@playwright/test";

/**
 * Every screen there is, for pictures, accessibility and weight. `?id=` is left to the app: it takes the latest.
 * `:resume` in a path stands for the id of a written resume.
 */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly signedIn: boolean;
  /** What is done on it, once, before it is looked at. */
  readonly open?: (page: Page) => Promise<void>;
  /** Selectors of what comes last, where nothing on the screen says that it is still to come. */
  readonly last?: readonly string[];
}

export const SCREENS: readonly Screen[] = [
  { name: "landing", path: "/", signedIn: false },
  { name: "login", path: "/login", signedIn: false },
  { name: "register", path: "/ragister", signedIn: false },
  { name: "forgot-password", path: "/forgot-password", signedIn: false },
  { name: "reset-password", path: "/reset-password?token=none", signedIn: false },
  { name: "overview", path: "/overview", signedIn: true },
  { name: "resume", path: "/resume", signedIn: true },
  { name: "wizard-upload", path: "/resume/metadata", signedIn: true },
  { name: "wizard-metadata", path: "/resume/metadata?step=2", signedIn: true },
  {
    name: "details",
    path: "/resume/report",
    signedIn: true,
    last: ["role=combobox[name=/^Target industry/]"],
  },
  { name: "report", path: "/resume/report/result", signedIn: true },
  { name: "machine", path: "/resume/report/machine", signedIn: true },
  { name: "import", path: "/resume/import", signedIn: true },
  { name: "editor", path: "/resume/builder/:resume?section=experience", signedIn: true },
  {
    name: "editor-compare",
    path: "/resume/builder/:resume?section=experience",
    signedIn: true,
    open: compareTexts,
  },
  { name: "editor-preview", path: "/resume/builder/:resume?view=preview", signedIn: true },
  {
    name: "editor-templates",
    path: "/resume/builder/:resume?view=templates",
    signedIn: true,
    last: ['role=heading[name="Modern"]'],
  },
  { name: "proof", path: "/resume/builder/:resume/proof", signedIn: true },
  {
    name: "learning",
    path: "/learning",
    signedIn: true,
    last: ['role=heading[name="At hand in every course"]'],
  },
  {
    name: "course",
    path: "/learning/sql-for-data-professionals",
    signedIn: false,
    last: ['role=heading[name="A certificate that can be checked"]'],
  },
  {
    name: "course-path",
    path: "/learning/sql-for-data-professionals/content",
    signedIn: true,
    last: ['role=heading[name="Final assessment"]'],
  },
  {
    name: "lesson",
    path: "/learning/sql-for-data-professionals/docs/working-with-joins",
    signedIn: false,
    last: ['role=heading[name="Review cards"]'],
  },
  {
    name: "placement",
    path: "/learning/sql-for-data-professionals/placement",
    signedIn: true,
    last: ["role=radio >> nth=-1"],
  },
  {
    name: "assessment",
    path: "/learning/sql-for-data-professionals/assessment",
    signedIn: true,
    last: ['role=heading[name="How it goes"]'],
  },
  {
    name: "certificate-unknown",
    path: "/certificates/0000-0000",
    signedIn: false,
    last: ['role=heading[name="No certificate has this code"]'],
  },
  { name: "admin", path: "/admin", signedIn: true },
  { name: "practice", path: "/practice", signedIn: true, last: ['role=heading[name="Problems"]'] },
  { name: "practice-round", path: "/practice/round", signedIn: true },
  {
    name: "interview",
    path: "/interview",
    signedIn: true,
    last: ['role=heading[name="Pick a kind"]'],
  },
  {
    name: "interview-set-up",
    path: "/interview/get-started",
    signedIn: true,
    last: ['role=button[name="Enter the room"][disabled=false]'],
  },
  {
    name: "simulation",
    path: "/simulation",
    signedIn: true,
    last: ['role=button[name="Begin Diwali week"]'],
  },
  { name: "profile", path: "/profile", signedIn: true },
  { name: "dashboard", path: "/dashboard", signedIn: true },
  { name: "not-found", path: "/no/such/page", signedIn: true },
];

/** Has a text enhanced that can be worded better, and waits for the comparison. */
async function compareTexts(page: Page): Promise<void> {
  await page
    .getByRole("textbox", { name: "Description" })
    .first()
    .fill("• Was responsible for preparing reports on refunds in dbt.\n• Was running 22 trials.");
  await page.getByRole("button", { name: "Enhance Description" }).first().click();
  await page.getByRole("region", { name: /to look at$/ }).waitFor();
}

/** What stands where something is still to come: a spinner, the place of a part, a part that is being made anew. */
const WAITING = '[data-waiting], [aria-busy="true"]';

/** Waits until a screen has all that it shows, the faces of its letters included. */
export async function untilComplete(
  page: Page,
  { last = [] }: Pick<Screen, "last"> = {},
): Promise<void> {
  await page.locator("h1").first().waitFor();
  for (const selector of last) await page.locator(selector).first().waitFor();
  await page.waitForFunction((waiting) => document.querySelector(waiting) === null, WAITING);
  await page.evaluate(() => document.fonts.ready);
}
