import { describe, expect, test } from "vitest";
import type { Skill } from "./careers.ts";
import { CAREERS } from "./testing/careers.ts";
import { indexCareers } from "./careers-index.ts";
import { findSkills } from "./find-skills.ts";

const index = indexCareers(CAREERS);
const found = (text: string, isList = false) =>
  findSkills(text, index, { isList }).map(({ skill }) => skill.name);

describe("findSkills", () => {
  test.each([
    "Ready to go the extra mile",
    "Go the extra mile with us",
    "Go-to-market plans in R&D",
    "Section C of Class C",
    "You will react to incidents and excel under pressure",
    "Excel in a fast team",
    "a window on the market",
    "Join us, excel ahead of the rest",
    "plan A or plan B",
    "Come or Go for a walk",
  ])("finds nothing in ordinary words: %s", (text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ["Python, R and Go", ["Python", "R", "Go"]],
    ["experience in Go or Java", ["Go", "Java"]],
    ["C, C++ and C#", ["C", "C++", "C#"]],
    ["C# on .NET", ["C#", ".NET"]],
    ["Strong R programming", ["R"]],
    ["exposure to Go or Java", ["Go", "Java"]],
    ["Java or Go for tooling", ["Java", "Go"]],
    ["node, react, sql", ["React", "SQL"]],
    ["advanced Excel", ["Excel"]],
    ["NodeJS with CI/CD", ["Node.js", "CI/CD"]],
    ["ran 11 A/B tests", ["A/B testing"]],
    ["built RESTful APIs", ["REST APIs"]],
    [
      "SEO and search engine optimization",
      ["Search engine optimisation", "Search engine optimisation"],
    ],
    ["Learning & Development (L&D)", ["Learning and development", "Learning and development"]],
    ["हिंदी टाइपिंग, 项目管理", ["हिंदी टाइपिंग", "项目管理"]],
    ["负责项目管理工作", ["项目管理"]],
  ])("finds in %s: %j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test("takes the longest name: SQL Server is not SQL", () => {
    expect(found("SQL Server and SQL")).toEqual(["SQL Server", "SQL"]);
  });

  test("does not read a name across a comma", () => {
    expect(found("Power, BI")).toEqual([]);
  });

  test("takes a lone letter for a skill only as an entry of a list", () => {
    expect(found("R", true)).toEqual(["R"]);
    expect(found("R")).toEqual([]);
  });

  test("says where a name stands", () => {
    const text = "Wrote SQL daily";
    const [mention] = findSkills(text, index);
    expect(text.slice(mention?.from, mention?.to)).toBe("SQL");
  });
});

test("takes a tool's everyday objects for the tool, and no place for an acronym", () => {
  const dax: Skill = {
    id: "dax",
    name: "DAX",
    kind: "tool",
    aliases: ["Power BI dashboards", "Python and SQL"],
    neighbours: [],
  };
  const leed: Skill = { id: "leed", name: "LEED", kind: "method", aliases: [], neighbours: [] };
  const careers = indexCareers({ ...CAREERS, skills: [...CAREERS.skills, dax, leed] });
  const names = (text: string) => findSkills(text, careers).map((mention) => mention.skill.name);
  expect(names("Built Power BI dashboards in Leeds")).toEqual(["Power BI", "Dashboards"]);
  expect(names("LEED and DAX")).toEqual(["LEED", "DAX"]);
});

test("takes a bed for no B.Ed., and each side of an “&” for itself", () => {
  const bed: Skill = {
    id: "b-ed",
    name: "B.Ed.",
    kind: "certification",
    aliases: [],
    neighbours: [],
  };
  const vba: Skill = { id: "vba", name: "Excel VBA", kind: "tool", aliases: [], neighbours: [] };
  const careers = indexCareers({ ...CAREERS, skills: [...CAREERS.skills, bed, vba] });
  const names = (text: string) =>
    findSkills(text, careers, { isList: true }).map((mention) => mention.skill.name);
  expect(names("a 40-bed ward with beds")).toEqual([]);
  expect(names("M.Sc., B.Ed. and BEd")).toEqual(["B.Ed.", "B.Ed."]);
  expect(names("Excel & SQL")).toEqual(["Excel", "SQL"]);
  expect(names("Excel & VBA")).toEqual(["Excel"]);
});

const skill = (
  id: string,
  kind: Skill["kind"],
  name: string,
  aliases: readonly string[] = [],
): Skill => ({ id, name, kind, aliases, neighbours: id === "qc" ? ["qa"] : [] });

describe("where a name ends", () => {
  const careers = indexCareers({
    ...CAREERS,
    skills: [
      skill("oran", "domain", "5G RAN", ["O-RAN"]),
      skill("rightnow", "tool", "RightNow"),
      skill("june", "tool", "June.so"),
      skill("change", "method", "Change management", ["Change control"]),
      skill("capa", "method", "CAPA"),
      skill("deviation", "method", "Deviation handling", ["Change control and CAPA"]),
      skill("va", "method", "Vulnerability assessment"),
      skill("pt", "method", "Penetration testing"),
      skill("vapt", "method", "Security testing", [
        "VAPT",
        "Vulnerability assessment and penetration testing",
      ]),
      skill("sip", "domain", "Mutual fund plans", ["SIP"]),
      skill("voip", "method", "VoIP", ["VoIP/SIP"]),
      skill("qa", "method", "Quality assurance", ["QA", "QA/QC"]),
      skill("qc", "method", "Quality control", ["QC"]),
      skill("moulding", "method", "Injection moulding"),
      skill("machines", "tool", "Injection moulding machines"),
      skill("qm", "domain", "Quality management"),
      skill("qms", "domain", "Quality management system"),
      skill("bsw", "domain", "AUTOSAR software", ["BSW", "BSW modules"]),
      skill("nxp", "tool", "NXP chips", ["NXP", "S32K"]),
    ],
  });
  const names = (text: string) => findSkills(text, careers).map((mention) => mention.skill.name);

  test.each(["either an order or an email", "Right now we are ten", "a round in June so yes"])(
    "runs no words together to a name: %s",
    (text) => {
      expect(names(text)).toEqual([]);
    },
  );

  test.each([
    ["O-RAN and June.so, right now, RightNow", ["5G RAN", "June.so", "RightNow", "RightNow"]],
    ["raise change control and CAPA", ["Change management", "CAPA"]],
    ["Vulnerability assessment and penetration testing", ["Security testing"]],
    ["VoIP/SIP", ["VoIP"]],
    ["QA/QC", ["Quality assurance", "Quality control"]],
    ["Injection moulding machine operation", ["Injection moulding"]],
    ["a quality management system", ["Quality management system"]],
    ["Configure BSW modules", ["AUTOSAR software"]],
    ["NXP S32K, NXP", ["NXP chips", "NXP chips"]],
    ["AUTOSAR software BSW", ["AUTOSAR software", "AUTOSAR software"]],
  ])("finds in %s: %j", (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  test("leaves “and” and the word for a thing outside of the name", () => {
    const text = "test and change control, BSW modules";
    expect(findSkills(text, careers).map(({ from, to }) => text.slice(from, to))).toEqual([
      "change control",
      "BSW",
    ]);
  });
});
