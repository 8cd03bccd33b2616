import { expect, test } from "vitest";
import { prefill } from "./prefill.ts";

const READ = {
  name: "Meera Joshi",
  currentRole: "Data Analyst",
  years: 4.5,
  pages: 1,
  fieldsFound: 12,
  fieldsLookedFor: 14,
};

test("knows nothing of a file that was not read and a wizard that was skipped", () => {
  expect(prefill({ read: null, metadata: {} })).toEqual({ details: {}, from: {} });
});

test("leaves open what the wizard's words do not say", () => {
  const { details } = prefill({
    read: null,
    metadata: { companyType: "firm", roleType: "consultant" },
  });
  expect(details).toEqual({});
});

test("takes the name and the years from the resume, and says so", () => {
  const { details, from } = prefill({ read: READ, metadata: {} });
  expect(details).toEqual({ name: "Meera Joshi", experience: 4.5 });
  expect(from).toEqual({ name: "resume", experience: "resume" });
});

test("takes the target from the wizard, and sees a domain switch", () => {
  const { details, from } = prefill({
    read: null,
    metadata: {
      targetRole: "Senior Data Analyst",
      currentDomain: "Retail",
      targetDomain: "Banking",
      roleType: "manager",
    },
  });
  expect(details).toEqual({
    targetRole: "Senior Data Analyst",
    targetIndustry: "Banking",
    isDomainSwitch: true,
    roleType: "managerial",
  });
  expect(from.targetIndustry).toBe("wizard");
});
