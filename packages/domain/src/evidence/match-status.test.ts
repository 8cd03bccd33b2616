import { describe, expect, test } from "vitest";
import type { JobTerm } from "../resume/report.ts";
import type { Passage } from "./passages.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { indexCareers } from "../careers/careers-index.ts";
import { findMentions, matchStatusOf } from "./match-status.ts";

/** November 2026. */
const TODAY = 2026 * 12 + 10;

const passage = (text: string, rest: Partial<Passage> = {}): Passage => ({
  text,
  lines: [1],
  where: "Experience, Kaveri Retail, bullet 1",
  kind: "bullet",
  month: TODAY,
  isWall: false,
  ...rest,
});
const list = (text: string) => passage(text, { kind: "list", where: "Skills", month: null });
const term = (name: string, skillId: string | null = null): JobTerm => ({
  term: name,
  skillId,
  need: "must",
  asked: 2,
});

const standing = (wanted: JobTerm, passages: readonly Passage[], job = "") =>
  matchStatusOf(wanted, findMentions(passages, indexCareers(CAREERS), job), {
    today: TODAY,
    isSkillWall: false,
  });

describe("standingOf", () => {
  test("says how often a missing term is asked, and what is close to it", () => {
    expect(
      standing(term("Snowflake", "snowflake"), [passage("Moved it to PostgreSQL")]),
    ).toMatchObject({
      standing: "missing",
      text: "Asked twice, a must. PostgreSQL is close.",
      lines: [],
    });
  });

  test("calls a term weak that stands in a list only", () => {
    expect(standing(term("dbt", "dbt"), [list("dbt")])).toMatchObject({
      standing: "weak",
      text: "Once, in Skills. In no bullet.",
    });
  });

  test("calls a term weak that was last used more than three years ago", () => {
    const old = passage("Wrote Airflow jobs", { month: 2022 * 12 + 6 });
    expect(standing(term("Airflow", "airflow"), [old])).toMatchObject({
      standing: "weak",
      text: "Last used in 2022, in Kaveri Retail.",
      isRecent: false,
    });
  });

  test("takes a method for weak, not missing, that a tool of it shows", () => {
    const careers = indexCareers({
      ...CAREERS,
      skills: [
        ...CAREERS.skills,
        {
          id: "reporting",
          name: "Reporting",
          kind: "method",
          aliases: [],
          neighbours: ["power-bi"],
        },
      ],
    });
    const mentions = findMentions([passage("Ran Power BI for ten shops")], careers, "");
    expect(
      matchStatusOf(term("Reporting", "reporting"), mentions, { today: TODAY, isSkillWall: false }),
    ).toMatchObject({ standing: "weak", text: "Not named; Power BI shows some of it." });
  });

  test("ends a sentence once, also after a name with its own full stop", () => {
    const inc = passage("Wrote dbt jobs", { where: "Experience, Orbit Inc., bullet 1" });
    expect(standing(term("dbt", "dbt"), [inc]).text).toBe("Once, in Orbit Inc.");
  });

  test("asks for a spoken language no more than to be named", () => {
    expect(standing(term("Hindi"), [list("Hindi")]).standing).toBe("found");
  });

  test("flags a term that is said again and again outside of sentences", () => {
    const passages = Array.from({ length: 8 }, () => list("SQL"));
    expect(standing(term("SQL", "sql"), [...passages, passage("Wrote SQL daily")])).toMatchObject({
      standing: "weak",
      isStuffed: true,
      text: "Said nine times, eight of them in bare lists. That reads as stuffing.",
    });
  });

  test("finds a term in a sentence of recent work, however it is written there", () => {
    expect(
      standing(term("A/B testing", "a-b-testing"), [passage("Ran 11 A/B tests")]),
    ).toMatchObject({
      standing: "found",
      times: 1,
      text: "Once, in Kaveri Retail.",
    });
  });

  test("finds an unknown term by its plural, and by the letters the job gives it", () => {
    expect(standing(term("Service mesh"), [passage("Ran two service meshes")]).standing).toBe(
      "found",
    );
    expect(
      standing(
        term("Loan Origination System"),
        [passage("Ran the LOS")],
        "Loan Origination System (LOS)",
      ).standing,
    ).toBe("found");
    expect(standing(term("Istio"), [passage("Ran the show")]).standing).toBe("missing");
  });

  test.each([
    ["Static pressure calculation", "Made static pressure calculations for two towers"],
    ["Pressurisation testing", "Ran pressurization tests"],
    ["Busy software", "Posted entries in Busy"],
    ["BlazeMeter tool", "Ran BlazeMeter"],
    ["ISO 13485", "Closed an ISO 13485 audit"],
    ["e-auctions", "Ran eAuctions for castings"],
    ["SOME/IP", "Traced SOME/IP frames"],
  ])("finds the unknown “%s” in “%s”", (asked, text) => {
    expect(standing(term(asked), [passage(text)])).toMatchObject({ standing: "found", times: 1 });
  });

  test("takes a name in two parts of a sentence for no mention", () => {
    expect(standing(term("Duct design"), [passage("Laid a duct, design by others")]).standing).toBe(
      "missing",
    );
  });

  test("tells an unknown term of a list from one in use, and an old use from a recent one", () => {
    expect(standing(term("Duct design"), [list("Duct designing")]).weakness).toBe("listed");
    const old = passage("Did duct design", { month: 2019 * 12 });
    expect(standing(term("Duct design"), [old]).weakness).toBe("old");
    expect(standing(term("Duct design"), [old, passage("Did duct designs")]).standing).toBe(
      "found",
    );
  });
});
