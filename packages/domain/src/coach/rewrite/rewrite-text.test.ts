import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { textAfter, wholeOf } from "../proposals/apply-changes.ts";
import { rewriteText } from "./rewrite-text.ts";

const skill = (id: string, name: string, ...aliases: readonly string[]) => ({
  id,
  name,
  aliases,
  kind: "tool" as const,
  neighbours: [],
});

const index = indexCareers({
  skills: [
    skill("node-js", "Node.js", "NodeJS", "Node JS"),
    skill("mongodb", "MongoDB", "Mongo DB", "Mongo"),
    skill("java", "Java"),
    skill("javascript", "JavaScript"),
    skill("power-bi", "Power BI", "PowerBI"),
    skill("linkedin", "LinkedIn"),
    skill("mysql", "MySQL"),
    skill("construct-3", "Construct 3"),
  ],
  roles: [],
  industries: [],
});

/** The text with all changes taken and no blank filled. */
function after(text: string, isCurrent = false): string {
  const changes = rewriteText(text, {
    section: "experience",
    field: "description",
    isCurrent,
    index,
    names: [],
  });
  return textAfter({ before: text, changes }, wholeOf({ changes }));
}

describe("rewriteText", () => {
  test.each([
    "Carried out wiring of 20 flats.",
    "Good communication skills and knowledge of wiring.",
    "Key responsibilities: wiring.",
    "Test plan for the bank was written by the lead.",
  ])("makes no work of “%s”", (text) => {
    expect(after(text)).toBe(text);
  });

  test.each([
    [
      "House wiring, motor winding and panel board work.",
      "Carried out house wiring, motor winding and panel board work.",
    ],
    ["Joining formalities.", "Handled joining formalities."],
    ["Worked on bug fixing and enhancements.", "Carried out bug fixing and enhancements."],
    ["Worked on Java, MySQL and MongoDB.", "Used Java, MySQL and MongoDB."],
    ["Java, MySQL, MongoDB, Power BI.", "Used Java, MySQL, MongoDB, Power BI."],
    ["Taken care of post operative patients.", "Cared for post operative patients."],
    ["Given medication as per the chart.", "Gave medication as per the chart."],
    ["Teaching science to classes 6 to 8.", "Taught science to classes 6 to 8."],
    ["Accuracy was 93%.", "Reached 93% accuracy."],
  ])("names what was done: “%s”", (text, better) => {
    expect(after(text)).toBe(better);
  });

  test.each([
    [
      "Was responsible for reducing the run time of the pipeline, using dbt.",
      "Reduced the run time of the pipeline, using dbt.",
    ],
    [
      "Was responsible for preparing bills, checking stock and reporting to the owner.",
      "Prepared bills, checked stock and reported to the owner.",
    ],
    [
      "I was looking after the store and the stock was counted by me every month.",
      "• Handled the store.\n• Counted stock every month.",
    ],
    ["Was responsible for following up on complaints.", "Followed up on complaints."],
    [
      "Responsible for execution of RCC work for a 22-storey tower.",
      "Executed RCC work for a 22-storey tower.",
    ],
    ["Successfully managed to increase sales by 18% in 2023.", "Increased sales by 18% in 2023."],
    [
      "Prepared daily progress report and sending it to the client.",
      "Prepared daily progress report and sent it to the client.",
    ],
    [
      "Was responsible for the upkeep of the lab, keeping records of chemicals and helping students.",
      "Handled the upkeep of the lab, kept records of chemicals and helped students.",
    ],
    [
      "Assisting the chartered accountant in audit of 8 companies.",
      "Helped the chartered accountant audit 8 companies.",
    ],
    [
      "Interacting with customers and suggesting the suitable policy.",
      "Interacted with customers and suggested the suitable policy.",
    ],
    ["Co-ordinating with vendors.", "Coordinated with vendors."],
    [
      "Solely responsible for A to Z of store inventory which was having more than 2,000 SKUs.",
      "Handled all store inventory with more than 2,000 SKUs.",
    ],
    [
      "Helping seniors in drafting of legal notices and plaints.",
      "Helped seniors draft legal notices and plaints.",
    ],
    [
      "Helped in quantity survey and preparing of estimates.",
      "Helped with quantity survey and preparing estimates.",
    ],
    [
      "Worked as a team member in migration of 40 servers, it was completed 2 weeks before deadline.",
      "Helped migrate 40 servers, completed 2 weeks before deadline.",
    ],
    [
      "Looking after the front office, handling of guest complaints and check-in.",
      "Handled the front office, guest complaints and check-in.",
    ],
    [
      "Got appreciation from management for handling calls, CSAT was 4.6 out of 5.",
      "Received appreciation from management for handling calls with CSAT of 4.6 out of 5.",
    ],
    [
      "Doing daily cash tally and depositing the same in bank.",
      "Carried out daily cash tally and deposited it in bank.",
    ],
    [
      "Collected the invoices and sent the same to the head office.",
      "Collected the invoices and sent them to the head office.",
    ],
    [
      "Coordinated with consultants, vendors, etc. for daily work.",
      "Coordinated with consultants and vendors for daily work.",
    ],
    ["the pass percentage was improved by me.", "Improved pass percentage."],
    [
      "I monitor vitals, giving medicines as per the chart and doing dressings.",
      "Monitored vitals, gave medicines as per the chart and did dressings.",
    ],
    [
      "Handling 30 tickets a day in the ticketing tool and closing within 4 hours.",
      "Handled 30 tickets a day in the ticketing tool and closed within 4 hours.",
    ],
    [
      "Handling tickets and closing within 4 hrs. Cost per order was brought down to Rs 140 from Rs 210.",
      "• Handled tickets and closed within 4 hrs.\n• Cut cost per order from ₹210 to ₹140.",
    ],
    [
      "Instagram page was also handled, followers were 8,000 when I joined and 31,000 when I left.",
      "• Instagram page was also handled.\n• Raised followers from 8,000 to 31,000.",
    ],
  ])("%s", (before, made) => {
    expect(after(before)).toBe(made);
  });

  test.each([
    "Led hiring and training of all staff.",
    "Handled billing and checking the measurement sheets.",
    "Document verification of 40 vendors, sale of scrap and stock check.",
  ])("does not take what is named for what was done: “%s”", (text) => {
    expect(after(text)).not.toMatch(/\b(?:trained|checked|documented)\b/iu);
  });

  test("takes no digit behind a verb for the number of a name", () => {
    expect(after("Was involved in construction of 3 school buildings.")).toBe(
      "Helped construct 3 school buildings.",
    );
  });

  test("keeps a sentence whose subject is something done", () => {
    const text = "• Traced refunds to one courier; switching saved ₹1.4 crore.";
    expect(after(text, true)).toBe(text);
  });

  test.each([
    ["• Built it in java script", "• Built it in JavaScript"],
    ["• Built it with node js and mongo db", "• Built it with Node.js and MongoDB"],
    ["• Built reports in power bi", "• Built reports in Power BI"],
  ])("writes a name in two words as its maker does: %s", (before, made) => {
    expect(after(before)).toBe(made);
  });

  test.each([
    { text: "• Linked in the files of 40 patients", name: "LinkedIn" },
    { text: "• Tuned my sql queries", name: "MySQL" },
  ])("does not take two words for $name: $text", ({ text, name }) => {
    expect(after(text)).not.toContain(name);
  });
});
