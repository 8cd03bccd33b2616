import { expect } from "@playwright/test";
import { openResumeMenu, type Opening } from "./opening.ts";

/** What opens when texts are enhanced. The last one leaves the page waiting. */
export const ENHANCING: readonly Opening[] = [
  {
    name: "the job that a resume is tailored to",
    path: "/resume/builder/:resume",
    open: async (page) => {
      await openResumeMenu(page, "Tailor to a job");
      await expect(page.getByRole("dialog", { name: "Tailor to a job" })).toBeVisible();
    },
  },
  {
    name: "an enhancement at work",
    path: "/resume/builder/:resume?section=experience",
    open: async (page) => {
      // It waits for an answer that does not come.
      await page.route("**/careers**", () => undefined);
      await page.getByRole("button", { name: "Enhance with AI" }).click();
      await expect(page.getByRole("dialog", { name: "AI Enhancement in Progress" })).toBeVisible();
    },
  },
];
