import { describe, expect, test } from "vitest";
import { indexCareers } from "../../careers/careers-index.ts";
import { checkFacts } from "./check-facts.ts";

type Kind = "tool" | "method" | "certification";

const skill = (id: string, name: string, kind: Kind, ...aliases: readonly string[]) => ({
  id,
  name,
  aliases,
  kind,
  neighbours: [],
});

const careers = indexCareers({
  skills: [
    skill("excel", "Microsoft Excel", "tool", "MS Excel"),
    skill("did", "DiD", "tool"),
    skill("pic", "PIC microcontrollers", "tool"),
    skill("photoshop", "Photoshop", "tool", "Adobe Photoshop"),
    skill("balancing", "Line balancing", "method"),
    skill("eightfold", "Eightfold", "tool"),
    skill("calendars", "Diary management", "method", "Calendar management"),
    skill("six-sigma", "Six Sigma", "method"),
    skill("heavy", "Heavy vehicle licence", "certification"),
    skill("prince", "PRINCE2", "certification"),
  ],
  roles: [],
  industries: [],
  claims: [
    {
      id: "alone",
      kind: "role",
      within: "line",
      says: ["single-handedly", "without supervision"],
      holds: ["alone", "khud"],
    },
    {
      id: "reduced",
      kind: "claim",
      within: "line",
      isMeasured: true,
      says: ["reducing", "reduced"],
      holds: ["less", "fell", "from"],
    },
    { id: "board", kind: "claim", within: "text", says: ["the board"], holds: ["director"] },
  ],
});

const found = (source: string, text: string) =>
  checkFacts(source, text, { careers, today: 20_779 }).map(({ text: stretch }) => stretch);

describe("checkFacts", () => {
  test.each([
    { text: "4950. Kept the books.", stretch: "4950" },
    { text: "9 crore. Kept the books.", stretch: "9 crore" },
    { text: "Kept the books of 12 branches.", stretch: "12" },
  ])("finds a figure the source has not: $text", ({ text, stretch }) => {
    expect(found("Kept the books.", text)).toEqual([expect.stringContaining(stretch)]);
  });

  test.each([
    { source: "debtors from 92 days to 58", text: "Cut debtors by 44 days, from 92 to 58" },
    { source: "pass rate 71 to 88", text: "Raised the pass rate by 27 percentage points" },
    { source: "18 loaders and 3 pickers", text: "Led 31 people: 18 loaders and three pickers" },
    { source: "rent Rs 40,000 per month", text: "Paid a rent of Rs 40,000 a year" },
    { source: "complaints 50 to 20 monthly", text: "Cut complaints by 75%, from 50 to 20" },
    { source: "16 of 20 passed", text: "90% of twenty passed" },
    { source: "sleeps 250 ms", text: "Sleeps a third of a second" },
    { source: "tolerance 10 micron", text: "Turned to a tolerance of 0.1 mm" },
    { source: "Clerk, Jan 2018 - Dec 2020", text: "Clerk, January 2018 - Present" },
    { source: "Clerk, 2018 - 2020", text: "Clerk for more than four years" },
    { source: "joined on 12/08/2019, left 30/06/2022", text: "Stayed for four years" },
    { source: "B.Com 2012, PGDCA 2013", text: "PGDCA, 2012; B.Com, 2012" },
    { source: "asst manager of stores", text: "Manager of stores" },
    { source: "clerk who taught juniors", text: "Mathematics Teacher of juniors" },
    { source: "worked in a shop", text: "Worked at Blue Star in a shop" },
    { source: "NCC B certificate", text: 'Holder of the NCC "C" certificate' },
    { source: "played for the district", text: "A state-level player for the district" },
    { source: "nominated for employee of the month", text: "Employee of the Month" },
    { source: "delivered the plant", text: "Delivered the plant on schedule" },
    { source: "drew posters", text: "Drew posters in Photoshop" },
    { source: "ran a sewing line", text: "Ran a sewing line through line balancing" },
    { source: "mended defects", text: "Mended defects with Six Sigma" },
    { source: "drove a cab", text: "Cab driver with a heavy vehicle licence" },
  ])("finds what does not follow from “$source”: $text", ({ source, text }) => {
    expect(found(source, text)).not.toEqual([]);
  });

  test.each([
    { source: "Kept the books.", text: "1. Kept the books.\n2. Kept the books." },
    { source: "kept the books in ms excel", text: "Did the books in MS Excel" },
    { source: "kept the books", text: "Did the books" },
    { source: "debtors from 92 days to 58", text: "Cut debtors by 34 days, from 92 to 58" },
    { source: "pass rate 71 to 88", text: "Raised the pass rate by 17 points, to 88%" },
    { source: "18 loaders and 3 pickers", text: "Led 21 people: 18 loaders and three pickers" },
    { source: "rent Rs 40,000 per month", text: "Paid a monthly rent of Rs 40,000" },
    { source: "complaints 50 to 20 monthly", text: "Cut complaints by 60%, from 50 to 20" },
    { source: "16 of 20 passed", text: "Four out of five passed, 80% of twenty" },
    { source: "sleeps 250 ms", text: "Sleeps a quarter of a second" },
    { source: "restore test every quarter", text: "Tests restores four times a year" },
    { source: "tolerance 10 micron", text: "Turned to a tolerance of 0.01 mm" },
    { source: "sales up 1.5x", text: "Grew sales by half" },
    { source: "joined on 12/08/2019, left 30/06/2022", text: "Stayed for 2 years 10 months" },
    {
      source: "Clerk, Nov 2019 - now. Peon, Jan 2018 - Oct 2019",
      text: "Office, Jan 2018 - Present",
    },
    { source: "B.Com 2012, PGDCA 2013", text: "PGDCA, 2013; Bachelor of Commerce, 2012" },
    { source: "be computer, 2019, a college in nashik", text: "Bachelor of Engineering, 2019" },
    { source: "taught maths to class 9", text: "Mathematics Teacher for Class 9" },
    { source: "staff nurse, icu", text: "Staff Nurse in the Intensive Care Unit" },
    { source: "PF and ESI", text: "Deposited Provident Fund and Employees' State Insurance dues" },
    { source: "worked in the L&T yard", text: "Worked in the yard of Larsen & Toubro" },
    { source: "होटल छाया में काम", text: "Worked at Hotel Chhaya" },
    { source: "sales 2 lakh to 16 lakh", text: "Grew sales eightfold, from 2 lakh to 16 lakh" },
    { source: "C for PIC", text: "Wrote C for PIC microcontrollers" },
    { source: "photoshop", text: "Drew in Adobe Photoshop" },
    { source: "kept the boss's calendar", text: "Skilled in diary management" },
    { source: "drove a cab, heavy licence", text: "Cab driver with a heavy-vehicle licence" },
  ])("passes what follows from “$source”: $text", ({ source, text }) => {
    expect(found(source, text)).toEqual([]);
  });
});

const TWO_JOBS = `Vet assistant, Pashu Clinic, Amravati (June 2019 - May 2022)
- helped Dr Kale in operations on cattle
- vaccinated 120 dogs
- bills in Vyapar, checked monthly

Field officer, Gokul Union, Kolhapur (July 2022 - present)
- visit 14 villages, 60 farmers
- weekly meeting about fodder

Diploma 2019
- course in milk testing 2021
B.Sc pursuing, wrote 2 of 6 papers`;

describe("checkFacts of claims and of what belongs together", () => {
  test.each([
    { text: "Single-handedly checked the bills in Vyapar", stretch: "Single-handedly" },
    { text: "Kept the bills, reducing mistakes", stretch: "reducing" },
    { text: "Vaccinated dogs and reported to the board", stretch: "the board" },
    { text: "Visited 60 villages", stretch: "60" },
    { text: "Held a daily meeting about fodder", stretch: "daily" },
    { text: "Operated on cattle in operations", stretch: "Operated" },
    { text: "At Gokul Union I vaccinated 120 dogs", stretch: "120" },
    { text: "Field Officer, Gokul Union, Kolhapur (June 2019 - May 2022)", stretch: "June 2019" },
    { text: "Assistant, Gokul Union, Kolhapur", stretch: "Assistant" },
    {
      text: "Field Officer, Gokul Union (July 2022 - present)\n- Kept the bills in Vyapar",
      stretch: "Vyapar",
    },
    { text: "Course in milk testing, 2019", stretch: "2019" },
    { text: "Bachelor of Science", stretch: "Bachelor of Science" },
    { text: "Head veterinary officer of 14 villages", stretch: "Head veterinary officer" },
    { text: "Vaccinated fewer than 120 dogs", stretch: "fewer than 120" },
  ])("finds what is told of something else: $text", ({ text, stretch }) => {
    expect(found(TWO_JOBS, text)).toContain(stretch);
  });

  test.each([
    "Assisted Dr Kale in operations on cattle",
    "Visit 14 villages and 60 farmers",
    "Hold a weekly meeting about fodder",
    "At Pashu Clinic I vaccinated 120 dogs",
    "Field Officer, Gokul Union, Kolhapur (July 2022 - present)\n- Visit 60 farmers",
    "Vet Assistant, Pashu Clinic, Amravati (June 2019 - May 2022)\n- Kept the bills in Vyapar",
    "Three years of bills in Vyapar and of visits to 14 villages",
    "Course in milk testing, 2021",
    "Pursuing a Bachelor of Science",
  ])("passes what is told of the same: %s", (text) => {
    expect(found(TWO_JOBS, text)).toEqual([]);
  });

  test("passes a claim that the source makes in other words", () => {
    expect(found("khud bills check kiye", "Checked bills single-handedly")).toEqual([]);
    expect(found("mistakes fell", "Kept books, reducing mistakes")).toEqual([]);
    expect(found("gave talk to directors", "Gave talks to the board")).toEqual([]);
  });
});
