import type { BrowserContext, Page } from "@playwright/test";
import { sampling } from "@taiyari/domain/testing";
import { SCREENS, untilComplete } from "../tools/screens.ts";
import { violations } from "./axe.ts";
import { ENHANCING } from "./enhancing-openings.ts";
import { expect, test } from "./fixtures.ts";
import { openLooks, openResumeMenu, type Opening } from "./opening.ts";
import { seedAccount } from "./seed-account.ts";

// A trace keeps the page at every step, and a page is looked at very often.
test.use({ trace: "off" });

interface View {
  readonly theme: "light" | "dark";
  readonly width: number;
}

const VIEWS: readonly View[] = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 360 },
  { theme: "dark", width: 360 },
];

/** In which views each page is loaded; under `--all` each in turn. */
const LOADED = sampling.sampleOf(VIEWS, 1, "accessibility");

/**
 * The views that a page loaded in one is looked at in: it is brought into the one that is most unlike it where it stands. Under `--all` every view is
 * one that is loaded.
 */
function seenAfter(loaded: View, views: readonly View[]): readonly View[] {
  if (sampling.isComplete) return [loaded];
  const unlike = views.filter((view) => view !== loaded && view.theme !== loaded.theme);
  return [loaded, ...unlike.filter((view) => unlike.length === 1 || view.width !== loaded.width)];
}

const nameOf = ({ theme, width }: View) => `${theme}, ${width} px`;

async function turnTo(page: Page, { theme, width }: View): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 900 });
}

/** The screens of a commit: each is seen at every second one, and all under `--all`. */
const LOOKED_AT = sampling.sampleOf(SCREENS, Math.ceil(SCREENS.length / 2), "screens");

/** Several stories, so that they can run at the same time. */
const PARTS = sampling.isComplete ? 4 : 2;
const SCREENS_OF_PART = Math.ceil(LOOKED_AT.length / PARTS);

/** The pages that need a sign-in are asked for with it, the others without. */
async function signInFor(
  signedIn: boolean,
  context: BrowserContext,
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>,
): Promise<void> {
  await (signedIn ? context.addCookies(cookies) : context.clearCookies());
}

/**
 * Things that open, and how. Each leaves the page in the state to be looked at. The same person opens those of a
 * group, so what one changes the next ones find changed.
 */
const OPENED: Readonly<Record<string, readonly Opening[]>> = {
  "on the overview, while uploading and in the list": [
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
  ],
  "on the report": [
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
      name: "the assistant, with an answer and a wording",
      path: "/resume/report/result",
      open: async (page) => {
        await page.getByRole("button", { name: "Chat with AI Assistant" }).click();
        await page.getByLabel("Your question").fill("Rewrite my first bullet");
        await page.getByLabel("Your question").press("Enter");
        await expect(page.getByRole("button", { name: "Delete this conversation" })).toBeVisible();
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
        // What scrolls under the bar at the top is covered by it, and no smaller for that.
        await page.evaluate(() => window.scrollTo(0, 0));
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
  ],
  "in the editor": [
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
      open: openLooks,
    },
    ...ENHANCING,
  ],
};

for (const loaded of LOADED) {
  test.describe(`loaded in ${nameOf(loaded)}`, () => {
    for (let part = 0; part < PARTS; part++) {
      const screens = LOOKED_AT.slice(part * SCREENS_OF_PART, (part + 1) * SCREENS_OF_PART);

      test(`no screen has anything to trip over, or is wider than the window: ${screens.map(({ name }) => name).join(", ")}`, async ({
        page,
        context,
        signedInAs,
        printed,
        consoleErrors,
      }) => {
        await signedInAs("Anjali Rao");
        const addressOf = await seedAccount(page, await printed("asha-kulkarni.html"));
        const cookies = await context.cookies();
        for (const screen of screens) {
          await signInFor(screen.signedIn, context, cookies);
          await turnTo(page, loaded);
          await page.goto(addressOf(screen.path));
          if (screen.open) {
            await untilComplete(page, screen);
            await screen.open(page);
          }
          for (const view of seenAfter(loaded, VIEWS)) {
            const name = `${screen.name}, ${nameOf(view)}`;
            await test.step(name, async () => {
              await turnTo(page, view);
              await untilComplete(page, screen);
              await expect
                .soft(page.locator("html"), name)
                .toHaveAttribute("data-theme", view.theme);
              expect.soft(await violations(page), name).toEqual([]);
              const overflow = await page.evaluate(
                () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
              );
              expect.soft(overflow, `${name}: pixels beyond the window`).toBeLessThanOrEqual(0);
              expect.soft(consoleErrors.splice(0), `${name}: the console`).toEqual([]);
            });
          }
        }
      });
    }
  });
}

const WIDE = VIEWS.filter(({ width }) => width === 1440);

for (const loaded of sampling.sampleOf(WIDE, 1, "things open")) {
  test.describe(`opened in ${loaded.theme}`, () => {
    for (const [place, openings] of Object.entries(OPENED)) {
      test(`nothing that opens ${place} has anything to trip over`, async ({
        page,
        signedInAs,
        printed,
        consoleErrors,
      }) => {
        await signedInAs("Anjali Rao");
        const addressOf = await seedAccount(page, await printed("asha-kulkarni.html"));
        for (const { name, path, open } of openings) {
          await turnTo(page, loaded);
          await page.goto(addressOf(path));
          await untilComplete(page);
          await open(page);
          for (const view of seenAfter(loaded, WIDE)) {
            await test.step(`${name}, ${view.theme}`, async () => {
              await turnTo(page, view);
              await expect
                .soft(page.locator("html"), name)
                .toHaveAttribute("data-theme", view.theme);
              expect.soft(await violations(page), `${name}, ${view.theme}`).toEqual([]);
              expect.soft(consoleErrors.splice(0), `${name}: the console`).toEqual([]);
            });
          }
        }
      });
    }
  });
}
