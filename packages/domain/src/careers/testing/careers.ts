import type { Careers, Skill } from "../careers.ts";

const skill = (
  id: string,
  name: string,
  kind: Skill["kind"],
  aliases: readonly string[] = [],
  rest: Partial<Skill> = {},
): Skill => ({ id, name, kind, aliases, neighbours: [], ...rest });

/**
 * A small set of careers for tests: a dozen and a half skills that are hard to distinguish, three roles, two
 * industries.
 */
export const CAREERS: Careers = {
  skills: [
    skill("sql", "SQL", "language", ["Structured Query Language"]),
    skill("python", "Python", "language"),
    skill("r", "R", "language", ["R programming"], { plainWords: ["R"] }),
    skill("go", "Go", "language", ["Golang"], { plainWords: ["Go"] }),
    skill("c", "C", "language", ["C programming"], { plainWords: ["C"] }),
    skill("cpp", "C++", "language"),
    skill("csharp", "C#", "language", ["C Sharp"]),
    skill("dotnet", ".NET", "framework", ["dotnet", ".NET Core"]),
    skill("java", "Java", "language"),
    skill("javascript", "JavaScript", "language"),
    skill("react", "React", "framework", ["React.js", "ReactJS"], { plainWords: ["React"] }),
    skill("node-js", "Node.js", "framework", ["NodeJS"]),
    skill("ci-cd", "CI/CD", "method", ["Continuous integration"]),
    skill("a-b-testing", "A/B testing", "method", ["Split testing"]),
    skill("power-bi", "Power BI", "tool", ["MS Power BI"]),
    skill("excel", "Excel", "tool", ["MS Excel"], { plainWords: ["Excel"] }),
    skill("windows", "Windows", "platform"),
    skill("postgresql", "PostgreSQL", "platform", ["Postgres"], { neighbours: ["snowflake"] }),
    skill("snowflake", "Snowflake", "platform", [], { neighbours: ["postgresql"] }),
    skill("sql-server", "SQL Server", "platform", ["MSSQL"]),
    skill("airflow", "Airflow", "tool", ["Apache Airflow"]),
    skill("dbt", "dbt", "tool"),
    skill("rest-apis", "REST APIs", "method", ["REST API", "RESTful APIs"]),
    skill("machine-learning", "Machine learning", "method", ["ML"]),
    skill("dashboards", "Dashboards", "method"),
    skill("data-modelling", "Data modelling", "method"),
    skill("seo", "Search engine optimisation", "method", ["SEO"]),
    skill("learning-development", "Learning and development", "domain", ["L&D"]),
    skill("credit-risk", "Credit risk", "domain"),
    skill("communication", "Communication", "soft"),
    skill("hindi-typing", "हिंदी टाइपिंग", "method"),
    skill("project-zh", "项目管理", "method"),
  ],
  roles: [
    {
      id: "data-analyst",
      title: "Data Analyst",
      aliases: ["Business Data Analyst", "MIS Analyst"],
      family: "data",
      mustHave: ["sql", "excel", "power-bi"],
      niceToHave: ["python", "a-b-testing"],
      responsibilities: [
        "Builds dashboards that managers use every week",
        "Writes SQL that joins and checks data from several systems",
      ],
      evidence: ["Hours of manual reporting saved"],
      levels: [
        { title: "Junior Data Analyst", years: [0, 2] },
        { title: "Data Analyst", years: [2, 5] },
        { title: "Senior Data Analyst", years: [5, 8] },
      ],
    },
    {
      id: "data-engineer",
      title: "Data Engineer",
      aliases: ["ETL Developer"],
      family: "data",
      mustHave: ["sql", "python", "airflow"],
      niceToHave: ["snowflake"],
      responsibilities: ["Builds pipelines that load data every night"],
      evidence: ["Rows a day"],
      levels: [{ title: "Senior Data Engineer", years: [5, 9] }],
    },
    {
      id: "hr-generalist",
      title: "HR Generalist",
      aliases: ["HR Executive"],
      family: "hr",
      mustHave: ["communication"],
      niceToHave: ["learning-development"],
      responsibilities: ["Runs onboarding for new joiners"],
      evidence: ["Days to fill a position"],
      levels: [],
    },
  ],
  industries: [
    {
      id: "banking",
      name: "Banking and lending",
      aliases: ["Banking"],
      terms: ["NPA", "KYC", "underwriting", "loan book"],
    },
    { id: "retail", name: "Retail", aliases: [], terms: ["footfall", "shrinkage", "planogram"] },
  ],
};
