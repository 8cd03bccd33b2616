import { describe, expect, test } from "vitest";
import { indexCareers } from "../../../careers/careers-index.ts";
import { checkFacts } from "../check-facts.ts";

const careers = indexCareers({
  skills: ["Kubernetes", "Redis", "SonarQube", "Git", "GitHub"].map((name) => ({
    id: name.toLowerCase(),
    name,
    aliases: [],
    kind: "tool" as const,
    neighbours: [],
  })),
  roles: [],
  industries: [],
  claims: [],
});

const found = (source: string, text: string) =>
  checkFacts(source, text, { careers, today: 20_779 }).map(({ text: stretch }) => stretch);

describe("checkFacts", () => {
  test.each([
    ["- sprayed paddy & wheat with a drone", "Sprayed paddy, wheat and sugarcane", "sugarcane"],
    ["7 guest spots: Berlin, Lisbon", "Guest spots in Berlin, Lisbon and London", "London"],
    ["Indian and Filipino menus", "Indian, Filipino and European menus", "European"],
    ["Attended calls within 45 min mostly", "Attended every call within 45 minutes", "every"],
    ["Would like to learn Kubernetes", "Deployed services on Kubernetes", "Kubernetes"],
    ["Planned to add Redis cache, not done", "Added a Redis cache", "Redis"],
    ["Stenographer grade II, Alwar", "Stenographer Grade I, Alwar", "Grade I"],
    [
      "counsel families, approx 300 cases a yr",
      "Counsels in some 300 cases a month",
      "300 cases a month",
    ],
    ["started with git", "Kept the code on GitHub", "GitHub"],
  ])("finds what %j does not tell: %j", (source, text, stretch) => {
    expect(found(source, text)).toContainEqual(expect.stringContaining(stretch));
  });

  test.each([
    ["- sprayed paddy & wheat with a drone", "Sprayed wheat and paddy by drone"],
    ["checked levels, wrote bills", "In addition, I checked levels"],
    ["rings pendants bangles", "Modelled rings, pendants and bangles"],
    ["US retail chains, Vizag", "American retail chains and Visakhapatnam"],
    ["Attended calls within 45 min mostly", "Attended calls, mostly within 45 minutes"],
    ["Would like to learn Kubernetes. Now run Kubernetes.", "Run Kubernetes"],
    ["Would like to learn Kubernetes", "Keen to learn Kubernetes"],
    ["Stenographer grade II, Alwar", "Grade II stenographer, Alwar"],
    ["Geography, XI XII. House incharge", "Taught classes 11 and 12"],
    ["Shortage was 1.1% made it .4%", "Shortage fell from 1.1% to 0.4%"],
    ["cost 7.2 USD a day against budget of 8", "Cost 10% below budget"],
    ["Sonar issues 900 to 120", "Brought SonarQube issues from 900 to 120"],
  ])("passes what %j tells: %j", (source, text) => {
    expect(found(source, text)).toEqual([]);
  });
});
