import { expect, test } from "./fixtures.ts";

/** Addresses that name something which is not there, in a form that no id of ours has, and what their pages say. */
const ADDRESSES = [
  ["/resume/report/result?id=abc", "This report is not here"],
  ["/resume/report/result?id=42", "This report is not here"],
  ["/resume/report/result?report=abc", "This report is not here"],
  ["/resume/report?id=abc", "This resume is not here"],
  ["/resume/report/machine?id=abc", "This resume is not here"],
  ["/resume/builder/xyz", "This resume is not here"],
  ["/resume/builder/xyz/proof", "This resume is not here"],
  ["/resume/builder/2f9d2f0e-4f5c-4c1c-9d6a-0a8f3e6b7c1", "This resume is not here"],
  ["/shared/xyz", "This link shows nothing"],
] as const;

test("an address of something that is not there says so, whatever form its id has", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Asha Verma");
  for (const [address, title] of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByRole("heading", { name: title }), address).toBeVisible();
    await expect(page.getByText("could not be loaded")).toHaveCount(0);
  }
});
