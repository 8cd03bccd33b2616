import { randomUUID } from "node:crypto";
import { downloadedBy } from "./downloaded.ts";
import { field } from "./editor-resumes.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";
import { expectFocusSeen, expectPickedUp, tabTo } from "./keyboard.ts";

// A trace keeps the page at every key, and there are hundreds.
test.use({ viewport: { width: 1440, height: 900 }, trace: "off" });

test("without a mouse: from the landing page to the downloaded resume, the focus always seen", async ({
  page,
}) => {
  const email = `${randomUUID()}@example.in`;
  const type = (words: string) => page.keyboard.type(words);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  };

  await test.step("registers and signs in", async () => {
    await page.goto("/");
    await tabTo(page, page.getByRole("link", { name: "Begin Your Journey" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login/);
    await tabTo(page, page.getByRole("link", { name: /Sign up|Create|Register/ }).first());
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/ragister");
    await tabTo(page, page.getByLabel("Full Name"));
    await type("Meera Pillai");
    await tabTo(page, page.getByLabel("Email"));
    await type(email);
    await tabTo(page, page.getByLabel("Phone Number"));
    await type("9876543210");
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await type(PASSWORD);
    await tabTo(page, page.getByLabel("Confirm Password"));
    await type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/login/);
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.press("Control+a");
    await type(email);
    await tabTo(page, page.getByLabel("Password", { exact: true }));
    await type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/overview");
    await expect(page.locator("main h1")).toBeFocused();
  });

  await test.step("begins a resume", async () => {
    await press("Control+k");
    await type("resume engine");
    await expect(page.getByRole("option", { selected: true })).toContainText("Resume Engine");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/resume");
    await expect(page.locator("main h1")).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "New resume" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/resume\/builder\//);
    await expect(field(page, "Full name")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Resume Builder" })).toBeFocused();
  });

  await test.step("types who they are", async () => {
    await tabTo(page, field(page, "Full name"));
    await type("Meera Pillai");
    await tabTo(page, field(page, "Title"));
    await type("Site Engineer");
  });

  await test.step("adds a job", async () => {
    const section = page.getByRole("button", { name: /^Experience/ });
    await tabTo(page, section, "back");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Experience", exact: true })).toBeFocused();
    await tabTo(page, page.getByRole("button", { name: "Add Experience" }));
    await page.keyboard.press("Enter");
    await expect(field(page, "Title")).toBeFocused();
    await expectFocusSeen(page);
    await type("Junior Engineer");
    await tabTo(page, field(page, "Company"));
    await type("Koyna Constructions");
    await tabTo(page, field(page, "Start date"));
    await type("Jun 2021");
    await tabTo(page, page.getByRole("checkbox"));
    await press("Space");
    await tabTo(page, page.getByLabel("Description"));
    await type("Cut the time to pour a slab from nine days to seven.");
  });

  await test.step("moves Education above Experience", async () => {
    const grips = page.getByRole("button", { name: /^Move (?:Education|Experience)$/ });
    const grip = page.getByRole("button", { name: "Move Education" });
    await tabTo(page, grip, "back");
    await press("Space");
    await expectPickedUp(page, /^Picked up Education/);
    await press("ArrowUp");
    await expect(page.getByText(/^Education would be number 2 of/)).toBeAttached();
    await press("Space");
    await expect(grips.first()).toHaveAccessibleName("Move Education");
    await expect(grip).toBeFocused();
    await expectFocusSeen(page);
  });

  await test.step("chooses a template", async () => {
    await tabTo(page, page.getByRole("tab", { name: "Edit Content" }), "back");
    await press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Choose Template" })).toBeFocused();
    const executive = page.getByRole("article").filter({ hasText: "Executive" });
    await tabTo(page, executive.getByRole("button", { name: "Select" }));
    await page.keyboard.press("Enter");
    await expect(executive.getByRole("button", { name: "Selected" })).toBeFocused();
    await expectFocusSeen(page);
  });

  await test.step("downloads the PDF", async () => {
    await tabTo(page, page.getByRole("button", { name: "Download Resume" }), "back");
    const { reading, pages } = await downloadedBy(page, () => page.keyboard.press("Enter"));
    expect(pages).toBe(1);
    expect(reading.contact.name?.value).toBe("Meera Pillai");
    expect(reading.experience[0]?.company?.value).toBe("Koyna Constructions");
    await expectFocusSeen(page);
  });
});
