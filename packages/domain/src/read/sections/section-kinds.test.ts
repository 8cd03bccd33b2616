import { describe, expect, test } from "vitest";
import { linesOf } from "../testing/read.ts";
import { kindsOf, type KindSubject } from "./section-kinds.ts";

const section = (
  heading: string,
  lines: readonly string[],
  known: Partial<KindSubject> = {},
): KindSubject => ({
  kind: "other",
  isNamed: false,
  heading: linesOf(heading)[0] ?? null,
  lines: linesOf(...lines),
  ...known,
});

const POSTS = ["Data Analyst, Kaveri Retail (June 2019 - May 2021)", "Built four models"];

describe("kindsOf", () => {
  test("leaves a section whose words tell nothing", () => {
    expect(kindsOf([section("My thoughts", ["I like rivers"])])).toEqual(["other"]);
  });

  test("takes no second list of posts for work", () => {
    const work = section("Experience", POSTS, { kind: "experience", isNamed: true });
    expect(kindsOf([work, section("For others", POSTS)])).toEqual(["experience", "other"]);
  });

  test("takes dated posts under leadership for work below work only, and a list of deeds for none", () => {
    const work = section("Experience", POSTS, { kind: "experience", isNamed: true });
    const led = section(
      "Leadership and Activities",
      ["Kaveri Rowing Club", "Treasurer, Sep 2022 - May 2024"],
      { isNamed: true },
    );
    const deeds = section("Leadership", ["Rowed for the college, 2019 - 2021"], { isNamed: true });
    expect(kindsOf([led, work])).toEqual(["other", "experience"]);
    expect(kindsOf([work, deeds])).toEqual(["experience", "other"]);
    expect(kindsOf([work, led])).toEqual(["experience", "experience"]);
  });

  test("takes dated posts under research for work, and research without posts for none", () => {
    const work = section("Experience", POSTS, { kind: "experience", isNamed: true });
    const posts = [
      "Centre for Tides, Goa | Research Assistant",
      "June 2021 - May 2023",
      "Told apart four tides",
    ];
    const interests = [
      "Rare floods, tides and the nets that hold them",
      "A grant for nets, 2019 - 2021",
    ];
    expect(
      kindsOf([
        work,
        section("Research", posts, { isNamed: true }),
        section("Research interests", interests, { isNamed: true }),
        section("Service in the Indian Navy", ["Leading Seaman | Jan 2001 - Mar 2015"]),
      ]),
    ).toEqual(["experience", "experience", "other", "experience"]);
  });

  test("takes dated posts for work, degrees for studies, whatever the heading says", () => {
    expect(
      kindsOf([
        section("Where I have been", POSTS),
        section("What I learned", ["B.Sc. Physics, Fergusson College, 2018"]),
      ]),
    ).toEqual(["experience", "education"]);
  });

  test("takes a word of the heading for its kind", () => {
    expect(kindsOf([section("Courses beside my job", ["Excel, 2020"])])).toEqual([
      "certifications",
    ]);
  });

  test("takes a second profile of facts for personal details", () => {
    const summary = { kind: "summary", isNamed: true } as const;
    expect(
      kindsOf([
        section("Profile", ["Analyst with five years in retail."], summary),
        section("Personal Profile", ["Date of Birth: 1 May 1990", "Nationality: Indian"], summary),
      ]),
    ).toEqual(["summary", "contact"]);
  });

  test("takes a lone profile of a person's own facts for personal details", () => {
    const lines = ["Father's Name : Mohan Rao", "DOB : 2 March 1993", "Gender : Female"];
    expect(
      kindsOf([section("Personal Profile", lines, { kind: "summary", isNamed: true })]),
    ).toEqual(["contact"]);
  });
});
