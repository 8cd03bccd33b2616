import type { Page } from "@playwright/test";
import { SCREENS } from "../tools/screens.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { seedAccount } from "./seed-account.ts";

/** One story looks at many screens, one after the other. */
const PATIENCE = 150_000;

/**
 * Things that open, and how. Each leaves the page in the state to be looked at. The same person opens them all, so
 * what one changes the next ones find changed.
 */
const OPENED: readonly {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}[] = [
  {
    name: "the solutions menu",
    path: "/overview",
    open: (page) => page.getByRole("button", { name: "Solutions" }).click(),
  },
  {
    name: "search results",
    path: "/overview",
    open: async (page) => {
      await page.getByRole("combobox", { name: /search/i }).fill("re");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  { name: "the list of keys", path: "/overview", open: (page) => page.keyboard.press("?") },
  {
    name: "a refused file",
    path: "/resume/metadata",
    open: async (page) => {
      await page.locator('input[type="file"]').setInputFiles({
        name: "resume.txt",
        mimeType: "text/plain",
        buffer: Buffer.from("text"),
      });
      await expect(page.getByText("Only PDF files are supported.")).toBeVisible();
    },
  },
  {
    name: "the prompt after the wizard",
    path: "/resume/metadata?step=2",
    open: async (page) => {
      await page.getByRole("button", { name: "Skip & Continue" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "an industry being chosen",
    path: "/resume/report",
    open: async (page) => {
      await page.getByRole("combobox", { name: "Target industry" }).click();
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    name: "the report with everything unfolded",
    path: "/resume/report/result",
    open: async (page) => {
      await expect(page.getByRole("heading", { name: "Key Insights" })).toBeVisible();
      await page.evaluate(() => {
        for (const part of document.querySelectorAll("details")) part.open = true;
      });
      for (const name of ["Contact details found", "Achievements with a result", "Job title"])
        await page.getByRole("button", { name, exact: true }).press("Enter");
      await expect(page.getByText("Source of the rule")).toHaveCount(3);
    },
  },
  {
    name: "a list of bullets being corrected",
    path: "/resume/report/machine",
    open: async (page) => {
      await page
        .getByRole("button", { name: /Correct Bullets/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Change bullet 1" }).click();
      await page.getByRole("menuitem", { name: "This is the …" }).click();
      await expect(page.getByLabel("This is the")).toBeVisible();
    },
  },
  {
    name: "dates being corrected",
    path: "/resume/report/machine",
    open: async (page) => {
      await page
        .getByRole("button", { name: /Correct Dates/ })
        .first()
        .click();
      await expect(page.getByRole("button", { name: "Save dates" })).toBeVisible();
    },
  },
  {
    name: "the plain text of a page",
    path: "/resume/report/machine",
    open: (page) => page.getByRole("button", { name: "Plain text" }).click(),
  },
  {
    name: "the menu of an entry",
    path: "/resume/report/machine",
    open: async (page) => {
      await page
        .getByRole("button", { name: /Change Experience/ })
        .first()
        .click();
      await expect(page.getByRole("menu")).toBeVisible();
    },
  },
  {
    name: "a section of one's own being added",
    path: "/resume/builder/:resume",
    open: async (page) => {
      await page.getByRole("button", { name: "Add Custom Section" }).click();
      await expect(page.getByRole("dialog", { name: "Add Custom Section" })).toBeVisible();
    },
  },
  {
    name: "the links of a resume",
    path: "/resume/builder/:resume",
    open: async (page) => {
      await openResumeMenu(page, "Share");
      await page.getByRole("button", { name: "Create link" }).click();
      await expect(page.getByRole("link", { name: /shared/ })).toBeVisible();
    },
  },
  {
    name: "the versions of a resume",
    path: "/resume/builder/:resume",
    open: async (page) => {
      await openResumeMenu(page, "Versions");
      await expect(page.getByRole("dialog", { name: "Versions" })).toBeVisible();
    },
  },
  {
    name: "the looks of a resume",
    path: "/resume/builder/:resume?view=preview",
    open: async (page) => {
      await page.getByRole("button", { name: "Looks" }).click();
      await expect(page.getByRole("radio", { name: "Letter" })).toBeVisible();
    },
  },
  {
    name: "a deletion that can be undone",
    path: "/resume",
    open: async (page) => {
      await page
        .getByRole("button", { name: /Delete/ })
        .first()
        .click();
      await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
    },
  },
];

async function openResumeMenu(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "Supply planner" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

for (const theme of ["light", "dark"] as const) {
  for (const width of [1440, 360]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({
        colorScheme: theme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: "reduce" },
      });

      test("no screen has anything to trip over, or is wider than the window", async ({
        page,
        context,
        signedInAs,
        printed,
        consoleErrors,
      }) => {
        test.setTimeout(PATIENCE);
        await signedInAs("Anjali Rao");
        const addressOf = await seedAccount(page, await printed("asha-kulkarni.html"));
        const cookies = await context.cookies();
        for (const { name, path, signedIn } of SCREENS) {
          await test.step(name, async () => {
            await (signedIn ? context.addCookies(cookies) : context.clearCookies());
            await page.goto(addressOf(path));
            await page.waitForLoadState("networkidle");
            await expect.soft(page.locator("h1").first(), name).toBeVisible();
            await expect.soft(page.locator("html"), name).toHaveAttribute("data-theme", theme);
            expect.soft(await violations(page), name).toEqual([]);
            const overflow = await page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            );
            expect.soft(overflow, `${name}: pixels beyond the window`).toBeLessThanOrEqual(0);
            expect.soft(consoleErrors.splice(0), `${name}: the console`).toEqual([]);
          });
        }
      });
    });
  }

  test.describe(`${theme}, things open`, () => {
    test.use({ colorScheme: theme, contextOptions: { reducedMotion: "reduce" } });

    test("nothing that opens has anything to trip over", async ({
      page,
      signedInAs,
      printed,
      consoleErrors,
    }) => {
      test.setTimeout(PATIENCE);
      await signedInAs("Anjali Rao");
      const addressOf = await seedAccount(page, await printed("asha-kulkarni.html"));
      for (const { name, path, open } of OPENED) {
        await test.step(name, async () => {
          await page.goto(addressOf(path));
          await page.waitForLoadState("networkidle");
          await open(page);
          expect.soft(await violations(page), name).toEqual([]);
          expect.soft(consoleErrors.splice(0), `${name}: the console`).toEqual([]);
        });
      }
    });
  });
}
