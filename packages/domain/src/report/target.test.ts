import { describe, expect, test } from "vitest";
import { prefillDetails, targetFrom } from "./target.ts";

describe("targetFrom", () => {
  test("knows nothing where nothing was said", () => {
    expect(targetFrom({}, {})).toEqual({
      role: "",
      industry: "",
      jobDescription: "",
      years: null,
      isDomainSwitch: false,
      level: null,
    });
  });

  test("takes the form before the wizard", () => {
    const target = targetFrom(
      {
        targetRole: "Clerk",
        targetDomain: "Retail",
        currentDomain: "Banking",
        experience: "fresher",
      },
      { targetRole: " Data Analyst ", experience: 3, isDomainSwitch: false },
    );
    expect(target).toMatchObject({
      role: "Data Analyst",
      industry: "Retail",
      years: 3,
      isDomainSwitch: false,
      level: "experienced",
    });
  });

  test("sees a change of domain in the wizard's answers", () => {
    expect(
      targetFrom({ currentDomain: "Retail", targetDomain: "Banking" }, {}).isDomainSwitch,
    ).toBe(true);
    expect(
      targetFrom({ currentDomain: "Retail", targetDomain: "retail " }, {}).isDomainSwitch,
    ).toBe(false);
  });

  test("lets the dates decide for “0-3”", () => {
    expect(targetFrom({ experience: "0-3" }, {}).level).toBeNull();
    expect(targetFrom({ experience: "fresher" }, {}).level).toBe("fresher");
    expect(targetFrom({ experience: "7+" }, {}).level).toBe("experienced");
  });
});

describe("prefillDetails", () => {
  test("leaves open what nobody said", () => {
    expect(prefillDetails({}, null)).toEqual({ details: {}, sources: {} });
    expect(prefillDetails({ companyType: "firm", roleType: "consultant" }, null).details).toEqual(
      {},
    );
  });

  test("says of each answer where it came from", () => {
    const { details, sources } = prefillDetails(
      { targetRole: "Data Analyst", workMode: "hybrid", roleType: "manager" },
      { name: "Asha Rao", currentRole: "Clerk", years: 6 },
    );
    expect(details).toEqual({
      name: "Asha Rao",
      experience: 6,
      targetRole: "Data Analyst",
      workMode: "hybrid",
      roleType: "managerial",
    });
    expect(sources).toEqual({
      name: "from your resume",
      experience: "from your resume",
      targetRole: "from the wizard",
      workMode: "from the wizard",
      roleType: "from the wizard",
    });
  });

  test("offers the current role where no other is wanted, and no years to a fresher", () => {
    const read = { name: "", currentRole: "Clerk", years: null };
    expect(prefillDetails({ experience: "fresher" }, read)).toEqual({
      details: { experience: 0, targetRole: "Clerk" },
      sources: { experience: "from the wizard", targetRole: "from your resume" },
    });
  });
});
