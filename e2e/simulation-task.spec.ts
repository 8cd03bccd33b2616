import type { Locator, Page } from "@playwright/test";
import type { Deliverable, HandedIn, Scenario } from "@taiyari/domain/simulation";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { beginDay, doInDay } from "./simulated-day.ts";

const FIRST = [
  "Hi Priya,",
  "Yesterday’s dip is payments, not stock. UPI success went from 91.2% to 74.0%; cards and cash stayed where they were. That cost us 7,100 orders.",
  "I suggest we ask the payment gateway to look into it. The table is attached.",
].join("\n\n");

const SECOND = [
  "Hi Priya,",
  "Yesterday’s dip is payments, not stock. From 7:10 pm UPI success went from 91.2% to 74.0%; cards and cash stayed where they were. 7,100 payments failed, 2,960 of them were paid another way, so we lost about 4,140 orders. That does not include people who never tried.",
  "Devika will switch UPI to psp1 by 18:00 if it is under 85%. The table is attached.",
].join("\n\n");

const RIGHT = `SELECT DISTINCT p.pin_code, i.name
FROM stock AS s
JOIN hub_pins AS p USING (hub_id)
JOIN items AS i USING (item_id)
WHERE s.units = 0
ORDER BY p.pin_code, i.name`;

/** Minutes of the day in Diwali week, which begins at 9:30. */
function at(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes - 570;
}

/** A day that stands still at a time, so that the story takes as long as it takes. */
function dayAt(page: Page, time: string): Promise<string> {
  return beginDay(page, "diwali-week", [
    { kind: "opened", what: "m_imran", at: 7 },
    { kind: "paused", at: at(time) },
  ]);
}

/** The day goes on elsewhere until a time, and this page is opened anew. */
async function letItBe(page: Page, id: string, time: string): Promise<void> {
  await doInDay(page, id, [{ kind: "opened", what: "m_neha", at: at(time) }]);
  await page.reload();
}

function isKept(page: Page) {
  return page.waitForResponse(
    (sent) => sent.url().endsWith("/acts") && sent.request().method() === "POST" && sent.ok(),
  );
}

/** As a person does in an editor: what is there goes, and something else comes. */
async function rewrite(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

const step = (page: Page, title: string): Locator =>
  page
    .getByRole("list", { name: "Way of this task" })
    .getByRole("listitem")
    .filter({ hasText: title });

test("a mail is taken back, sent back, written again with what changed, and accepted; both versions stay", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Ananya Rao");
  const id = await dayAt(page, "10:41");
  await page.goto(`/simulation/${id}/tasks/answer_priya`);
  const mail = page.getByRole("textbox", { name: "Mail to Priya Menon" });
  await expect(mail).toBeVisible();
  await expect(page.getByText("One that works")).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toHaveText("Write the mail first.");
  await mail.fill(FIRST);
  await page.getByRole("button", { name: "Attach a file" }).click();
  await page.getByRole("menuitem", { name: "payments_4_nov.csv" }).click();
  await expect(page.getByText("Saved 10:41")).toBeVisible();
  await page.reload();
  await expect(mail).toHaveValue(FIRST);
  await expect(page.getByRole("list", { name: "Attached" })).toContainText("payments_4_nov.csv");

  await page.getByRole("button", { name: "payments_4_nov.csv", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("cell", { name: "41,280" })).toBeVisible();
  expect(await violations(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Look at the data" }).click();
  const data = page.getByRole("dialog", { name: "Data" });
  await rewrite(
    page,
    data.getByRole("textbox", { name: "Your query" }),
    "SELECT paid FROM payments_4_nov WHERE method = 'UPI'",
  );
  await data.getByRole("button", { name: "Run", exact: true }).click();
  await data.getByRole("button", { name: "Put it into the text" }).click();
  await expect(mail).toHaveValue(`${FIRST} 30,547`);
  await mail.fill(FIRST);

  await page.getByRole("button", { name: "Send" }).click();
  const estimate = page.getByRole("dialog", { name: "Before Priya reads it" });
  await estimate.getByRole("button", { name: "Hand in", exact: true }).click();
  await expect(estimate.getByText("Say it of 3 more lines, or hand in without it.")).toBeVisible();
  for (const line of await estimate.getByRole("group").all())
    await line.getByRole("radio", { name: /^3/u }).check();
  expect(await violations(page, "dialog")).toEqual([]);
  await estimate.getByRole("button", { name: "Hand in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Priya reads it until 10:46" })).toBeVisible();
  await expect(page.getByText("Checked by machine")).toHaveCount(0);

  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(mail).toHaveValue(FIRST);
  await page.getByRole("button", { name: "Send" }).click();
  const kept = isKept(page);
  for (const line of await estimate.getByRole("group").all())
    await line.getByRole("radio", { name: /^3/u }).check();
  await estimate.getByRole("button", { name: "Hand in", exact: true }).click();
  await kept;

  await letItBe(page, id, "10:52");
  await expect(page.getByRole("heading", { name: "Priya Menon sent it back" })).toBeVisible();
  await expect(step(page, "Sent back")).toContainText("10:46");
  await expect(
    page.getByText("Written by the scenario. No language model was used."),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "How the first version was read" })).toBeVisible();
  await expect(
    page.getByRole("img", { name: /^You gave yourself 3 of 3, the rubric gives \d$/u }),
  ).toHaveCount(3);
  await expect(page.getByText("One that works")).toHaveCount(0);
  const signs = page.getByRole("complementary");
  await expect(signs.getByText("Is not there yet: Orders lost")).toBeVisible();

  const second = page.getByRole("textbox", { name: "Mail to Priya Menon" });
  await expect(page.locator(".cm-content")).toBeVisible();
  await rewrite(page, second, SECOND);
  await expect(page.locator("del", { hasText: "That cost us 7,100 orders" })).toBeVisible();
  await expect(page.locator("ins", { hasText: "4,140 orders" })).toBeVisible();
  await expect(signs.getByText("Is there: Orders lost")).toBeVisible();
  await expect(signs.getByText("Not asked for, it counts").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violations(page)).toEqual([]);

  const again = isKept(page);
  await page.getByRole("button", { name: "Hand in again" }).click();
  await expect(page.getByRole("heading", { name: "Priya reads it until 10:57" })).toBeVisible();
  await again;
  await letItBe(page, id, "11:10");
  await expect(page.getByRole("heading", { name: "Priya Menon accepted it" })).toBeVisible();
  await expect(page.getByRole("tabpanel")).toContainText("we lost about 4,140 orders");
  await page.getByRole("tab", { name: "First version" }).click();
  await expect(page.getByRole("tabpanel")).toContainText("That cost us 7,100 orders");
  await page.getByRole("tab", { name: "What changed" }).click();
  await expect(page.getByRole("tabpanel").locator("ins").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "One that works" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "What a senior would add" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("a query is run on the tables of the day, handed in wrong, and right in the second version", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Kabir Shah");
  const id = await dayAt(page, "10:30");
  const engines: string[] = [];
  page.on("request", (asked) => {
    if (asked.url().endsWith(".wasm")) engines.push(asked.url());
  });
  await page.goto(`/simulation/${id}/tasks/pin_codes`);
  const query = page.getByRole("textbox", { name: "Your query" });
  await query.fill("SELECT nothing FROM stock");
  expect(engines).toEqual([]);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/column .nothing. does not exist|nothing/u).first()).toBeVisible();

  await rewrite(page, query, "SELECT hub_id FROM stock WHERE units = 0");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText(/^16 rows in/u)).toBeVisible();
  await page
    .getByRole("list", { name: "Tables" })
    .getByRole("button", { name: /payments_4_nov/u })
    .click();
  await expect(page.getByRole("region", { name: "First rows of payments_4_nov" })).toContainText(
    "UPI",
  );
  expect(await violations(page)).toEqual([]);

  await page.getByRole("textbox", { name: "A word with it" }).fill("Here it is.");
  const kept = isKept(page);
  await page.getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Hand in without it" }).click();
  await expect(page.getByRole("heading", { name: "Rohit reads it until 10:35" })).toBeVisible();
  await expect(step(page, "Your own estimate")).toContainText("left out");
  await kept;
  await letItBe(page, id, "10:36");

  await expect(page.getByText("Other rows than asked for").first()).toBeVisible();
  await expect(page.getByText("Is not there yet: The rows that were asked for")).toBeVisible();
  await expect(page.locator(".cm-content").first()).toBeVisible();
  await rewrite(page, query, "SELECT 1");
  await expect(page.getByText("Is seen later: The rows that were asked for")).toBeVisible();
  await page.getByRole("button", { name: "Leave it as it was" }).click();
  const asked = page.getByRole("dialog", { name: "Leave it as it was?" });
  expect(await violations(page, "dialog")).toEqual([]);
  await asked.getByRole("button", { name: "Go on writing" }).click();
  await rewrite(page, query, RIGHT);
  const again = isKept(page);
  await page.getByRole("button", { name: "Hand in again" }).click();
  await expect(page.getByRole("heading", { name: "Rohit reads it until 10:41" })).toBeVisible();
  await again;
  await letItBe(page, id, "10:50");
  await expect(page.getByText("The rows are those asked for")).toBeVisible();
  await page.getByRole("tab", { name: "What changed" }).click();
  await expect(page.getByRole("tabpanel").locator("ins").first()).toContainText("DISTINCT");
});

test("code is run on its cases, shows the first that does not pass, and is handed in with what passed", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("Arjun Nair");
  // No day of this build has code to be changed: a task of one is given some.
  await page.route("**/simulations/files/on-call-night-*.json", async (route) => {
    const scenario = (await (await route.fetch()).json()) as Scenario;
    const deliverable: Deliverable = {
      kind: "code",
      language: "javascript",
      file: "key",
      function: "keyOf",
      cases: [
        { id: "first", title: "The first attempt", input: ["P-1", 1], output: "P-1" },
        { id: "second", title: "The same key again", input: ["P-1", 2], output: "P-1" },
      ],
    };
    const content =
      "function keyOf(id, attempt) {\n  return attempt === 1 ? id : id + attempt;\n}\n";
    await route.fulfill({
      json: {
        ...scenario,
        files: [
          ...scenario.files,
          { id: "key", name: "key.js", kind: "code", content, when: null },
        ],
        tasks: scenario.tasks.map((task) =>
          task.id === "review_worker" ? { ...task, deliverable } : task,
        ),
      },
    });
  });
  const id = await beginDay(page, "on-call-night", [
    { kind: "opened", what: "m_neha", at: 1 },
    { kind: "paused", at: 110 },
  ]);
  await page.goto(`/simulation/${id}/tasks/review_worker`);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("1 of 2 cases pass")).toBeVisible();
  const cases = page.getByRole("listitem").filter({ hasText: "The same key again" });
  await expect(cases).toContainText("Does not pass");
  await expect(cases).toContainText('keyOf("P-1", 2)');
  await expect(cases).toContainText('"P-12"');
  expect(await violations(page)).toEqual([]);

  await rewrite(page, page.getByRole("textbox", { name: "key.js" }), "const keyOf = (id) => id;");
  await page.getByRole("button", { name: "Run", exact: true }).click();
  await expect(page.getByText("2 of 2 cases pass")).toBeVisible();
  const kept = isKept(page);
  await page.getByRole("button", { name: "Hand in" }).click();
  await page.getByRole("button", { name: "Hand in without it" }).click();
  await expect(page.getByRole("heading", { name: /reads it until/u })).toBeVisible();
  const sent = (await kept).request().postDataJSON() as {
    readonly happened: readonly { readonly work?: HandedIn }[];
  };
  expect(sent.happened.at(-1)?.work?.run).toEqual({ isSame: true, passed: ["first", "second"] });

  await doInDay(page, id, [{ kind: "opened", what: "m_neha", at: 117 }]);
  await page.reload();
  await page.getByRole("button", { name: "Leave it as it was" }).click();
  await page
    .getByRole("dialog", { name: "Leave it as it was?" })
    .getByRole("button", { name: "Leave it as it was" })
    .click();
  await expect(step(page, "Left as it was")).toBeVisible();
  await expect(page.getByRole("heading", { name: "One that works" })).toBeVisible();
});
