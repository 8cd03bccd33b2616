import { describe, expect, test } from "vitest";
import type { ReportTarget } from "../resume/report.ts";
import { reportOn } from "./report-on.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import type { Sketch } from "../resume/testing/reading.ts";
import { FILE, NO_TARGET } from "../checks/testing/run-check.ts";

const report = (sketch: Sketch, target: Partial<ReportTarget> = {}) =>
  reportOn(readingOf(sketch), FILE, { ...NO_TARGET, ...target }, CAREERS);

const ANALYST: Sketch = {
  name: "Asha Rao",
  headline: "Data Analyst",
  email: "asha@example.in",
  phone: "+91 98200 00000",
  location: "Pune",
  summary: "Data analyst with six years in retail.",
  experience: [
    {
      title: "Data Analyst",
      company: "Kaveri Retail",
      from: "Aug 2022",
      to: "Present",
      bullets: [
        "Built a cohort analysis in SQL; repeat orders rose 9% in two quarters.",
        "Responsible for weekly sales reports in Power BI.",
      ],
    },
  ],
  education: [{ title: "B.Sc Statistics", company: "Fergusson College", from: "2015", to: "2018" }],
  skills: ["SQL", "Power BI", "Python"],
};

describe("reportOn", () => {
  test("says of a file without text that there is none, and gives it no point", () => {
    const { score, verdict, checks } = report({});
    expect(score).toBe(0);
    expect(verdict.heading).toBe("Much to do, and a clear place to start");
    expect(checks.every((check) => check.points === 0)).toBe(true);
  });

  test("says of every check what it looks at and where its rule comes from", () => {
    for (const { looksAt, source } of report({}).checks) {
      expect(looksAt).toMatch(/^\p{Lu}.*\.$/u);
      expect(source).not.toBe("");
    }
  });

  test("makes a plain report of nothing but a name", () => {
    const { score, axes, skills, match } = report({ name: "Asha Rao" });
    expect(score).toBeLessThan(30);
    expect(axes.map((axis) => axis.maxPoints)).toEqual([30, 40, 0]);
    expect(skills.map((measure) => measure.score)).toEqual([0, 0, 0, 0]);
    expect(match).toBeNull();
  });

  test("leaves match out of the sum without a target, and says what would measure it", () => {
    const { axes, market } = report(ANALYST);
    expect(axes[2]).toMatchObject({ points: 0, maxPoints: 0 });
    expect(market.map((measure) => measure.score)).toEqual([null, null, null]);
    expect(market[1]?.text).toBe("Choose a target industry, and this can be measured.");
  });

  test("takes the profile of the role where no description is given", () => {
    const { match } = report(ANALYST, { role: "Sr. Data Analyst" });
    expect(match).toMatchObject({ source: "role-profile", role: "Data Analyst" });
    expect(match?.terms.find((term) => term.term === "SQL")).toMatchObject({
      standing: "found",
      times: 2,
      text: "Twice, last in Kaveri Retail.",
    });
    expect(match?.terms.find((term) => term.term === "Python")).toMatchObject({
      standing: "weak",
      text: "Once, in Skills. In no bullet.",
    });
    expect(match?.terms.find((term) => term.term === "Excel")).toMatchObject({
      standing: "missing",
      text: "Asked once, a must.",
    });
  });

  test("says in words what the numbers say", () => {
    const { verdict, improvements, insights } = report(ANALYST);
    expect(verdict.heading).toBe("Easy to read, with little proof yet");
    expect(improvements[0]).toMatchObject({
      title: "Add a result to 1 bullet",
      checkId: "achievements",
    });
    expect(insights.find((insight) => insight.checkId === "achievements")?.text).toBe(
      "One of two bullets names no result.",
    );
  });

  test("judges the file as it was read and the words as they were corrected", () => {
    const made = readingOf({ ...ANALYST, phone: "", experience: [] });
    const corrected = readingOf(ANALYST);
    const target = { ...NO_TARGET, role: "Data Analyst" };
    const own = reportOn(made, FILE, target, CAREERS, corrected);
    const [asRead, asMeant] = [made, corrected].map((reading) =>
      reportOn(reading, FILE, target, CAREERS),
    );
    expect(own.axes.map((axis) => axis.points)).toEqual([
      asRead?.axes[0]?.points,
      asMeant?.axes[1]?.points,
      asMeant?.axes[2]?.points,
    ]);
    expect(own.axes[0]?.points).toBeLessThan(asMeant?.axes[0]?.points ?? 0);
    expect(own.match).toEqual(asMeant?.match);
  });

  test("takes twenty years for what they are", () => {
    const long = {
      ...ANALYST,
      experience: [{ ...ANALYST.experience?.[0], from: "Jan 2004" }],
    };
    const target = { jobDescription: "Data Analyst\nRequirements: SQL, 10+ years" };
    const years = report(long, target).checks.find((check) => check.id === "years-asked");
    expect(years).toMatchObject({ points: 4, finding: "23 years by your dates; 10 years asked." });
  });
});
