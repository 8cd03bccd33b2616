import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { uploadFor } from "./upload.ts";

interface Where {
  readonly next: { readonly solution: string; readonly title: string; readonly to: string } | null;
}

test("the journey lights one lamp where most is to gain, says why, and leads there", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Kavya Pillai");
  await uploadFor(page, await printed("asha-kulkarni.html"));
  const answer = await page.request.get("/api/v1/overview/next");
  const { next } = (await answer.json()) as Where;
  expect(next).not.toBeNull();

  await page.goto("/overview");
  const lit = page.getByRole("listitem").filter({ hasText: "Next for you" });
  await expect(lit).toHaveCount(1);
  const way = lit.getByRole("link", { name: next?.title ?? "", exact: true });
  await expect(way).toBeVisible();
  await expect(page.getByRole("img", { name: /The lamp is lit at/u })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Solutions" }).click();
  const resume = page.getByRole("link", { name: /Resume Engine/u }).first();
  await expect(resume).toContainText(/No report yet|Score \d+/u);
  await page.keyboard.press("Escape");

  await way.click();
  await expect(page).toHaveURL(new RegExp(`${(next?.to ?? "").split(/[?#]/u)[0]}`, "u"));
});

test("a term that a resume lacks leads to what there is for it, and to nothing where there is nothing", async ({
  page,
  signedInAs,
  printed,
}) => {
  await signedInAs("Lata Iyer");
  await uploadFor(page, await printed("asha-kulkarni.html"), {
    details: {
      jobDescription:
        "We look for a developer. You must know TypeScript and COBOL. You write TypeScript every day, and read COBOL.",
    },
  });
  await page.goto("/resume/report/result");
  const ways = page.getByRole("link", { name: /^(?:Learn|Practise|Answer) TypeScript: /u });
  await expect(ways.first()).toBeVisible();
  expect(await ways.count()).toBeLessThanOrEqual(3);
  // Nothing here is for COBOL, so nothing is said.
  await expect(page.getByRole("link", { name: /COBOL: /u })).toHaveCount(0);
  await expect(ways.first()).toHaveText(/it, \d+ min$/u);
  await ways.first().click();
  await expect(page).toHaveURL(/\/(?:practice|learning|interview)\//u);
});
