import type { Browser, BrowserContext, Page } from "@playwright/test";
import { applyEdit, newDraft, type ResumeDraft } from "@taiyari/domain/draft";
import { expect, PASSWORD, type Someone } from "./fixtures.ts";
import { resumeFor } from "./resume-for.ts";

/** Where the product runs. */
export const originOf = () => process.env["TAIYARI_URL"] ?? "";

function draftWith(values: Readonly<Record<string, string>>): ResumeDraft {
  return Object.entries(values).reduce(
    (draft, [name, value]) =>
      applyEdit(draft, {
        kind: "set-field",
        field: { section: "personal", item: null, field: name },
        value,
      }),
    newDraft(),
  );
}

/** A resume of whoever is signed in there. */
export async function makeResume(
  page: Page,
  values: Readonly<Record<string, string>>,
): Promise<string> {
  return resumeFor(page, draftWith(values), "Analyst roles");
}

/** What the server has in a field of the section Personal. */
export async function savedField(page: Page, id: string, name: string): Promise<unknown> {
  const answer = await page.request.get(`/api/v1/resumes/${id}`);
  const { draft } = await answer.json();
  return draft.resumeData.personal[name];
}

/** A text field of the form. */
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** Opens the editor with a resume. */
export async function open(page: Page, id: string): Promise<void> {
  await page.goto(`/resume/builder/${id}`);
  await expect(field(page, "Full name")).toBeVisible();
}

/** Another device of the same person. */
export async function otherDevice(browser: Browser, { email }: Someone): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: originOf() });
  const signedIn = await context.request.post("/api/v1/account/sessions", {
    headers: { Origin: originOf() },
    data: { email, password: PASSWORD },
  });
  expect(signedIn.ok()).toBe(true);
  return context;
}
