import { describe, expect, test } from "vitest";
import { reportOn } from "../report/report-on.ts";
import { CAREERS } from "../careers/testing/careers.ts";
import { readingOf } from "../resume/testing/reading.ts";
import type { Sketch } from "../resume/testing/reading.ts";
import { FILE, jobWith, NO_TARGET } from "../checks/testing/run-check.ts";
import { CHECKS } from "../report/checks.ts";
import { isEnglish } from "./language.ts";

describe("isEnglish", () => {
  test.each([
    "Leitung eines Teams von acht Personen und Einführung der neuen Software für den Vertrieb",
    "Gestion d’une équipe de huit personnes et mise en place des outils dans les agences",
    "बिक्री रिपोर्ट हर सप्ताह तैयार की और टीम को भेजी",
    "Responsable del equipo y de los informes para la dirección",
  ])("is false for “%s”", (text) => {
    expect(isEnglish(text)).toBe(false);
  });

  test.each([
    "Cut load time by 40%. Rewrote the checks in SQL. Led eight analysts.",
    "SQL, Python, Power BI",
    "Managed the branch of La Casa del Sol in Goa",
    "",
  ])("is true for “%s”", (text) => {
    expect(isEnglish(text)).toBe(true);
  });
});

/** Jobs of other languages: many good bullets, few good ones, and hardly any words. */
const FOREIGN: readonly (readonly [string, Sketch])[] = [
  [
    "German",
    jobWith(
      "Leitung eines Teams von acht Personen und Einführung der neuen Software für den Vertrieb",
      "Kosten um 30 % gesenkt durch die Umstellung der Lager auf SAP",
      "Verantwortlich für den Einkauf von Ersatzteilen und die Planung der Wartung",
    ),
  ],
  [
    "French",
    jobWith(
      "Gestion d’une équipe de huit personnes et mise en place des outils dans les agences",
      "Réduction des coûts de 30 % par la renégociation des contrats avec les fournisseurs",
    ),
  ],
  ["Hindi", jobWith("बिक्री रिपोर्ट हर सप्ताह तैयार की और टीम को भेजी।", "बिक्री में 30% वृद्धि की।")],
];

describe("a resume in another language", () => {
  test.each(FOREIGN)(
    "in %s loses nothing to checks that read English, and is told so",
    (_, sketch) => {
      const { axes, checks } = reportOn(readingOf(sketch), FILE, NO_TARGET, CAREERS);
      const english = CHECKS.filter((check) => check.readsEnglish).map((check) => check.id);
      expect(english.length).toBeGreaterThan(8);
      for (const id of english) expect(checks.find((check) => check.id === id)?.maxPoints).toBe(0);
      expect(axes[1]?.text).toMatch(
        /checks of words are not counted: they read English, and your resume is in another language\.$/u,
      );
    },
  );

  test("is compared with an English job by names, years and degrees only", () => {
    const [, sketch] = FOREIGN[0] ?? ["", {}];
    const jobDescription =
      "Data Analyst\nResponsibilities\n- Build dashboards for the managers of the branch\nRequirements: SQL, Data modelling, 2+ years of experience with Power BI";
    const target = { ...NO_TARGET, jobDescription };
    const { axes, checks, match } = reportOn(readingOf(sketch), FILE, target, CAREERS);
    const measured = (id: string) => (checks.find((check) => check.id === id)?.maxPoints ?? 0) > 0;
    expect(["terms-asked", "years-asked"].filter(measured)).toHaveLength(2);
    expect(["job-title", "duties-shown", "industry-words"].filter(measured)).toEqual([]);
    expect(match?.terms.map((term) => term.term).toSorted()).toEqual(["Power BI", "SQL"]);
    expect(axes[2]?.text).toMatch(/the job and your resume are in different languages\.$/u);
  });
});
