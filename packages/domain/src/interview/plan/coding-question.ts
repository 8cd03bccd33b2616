import type { Role, Skill } from "../../careers/careers.ts";
import type { ProblemEntry } from "../../practice/compiled.ts";
import type { ExperienceLevel, Question } from "../question.ts";

/** Longer problems are for the Practice Lab. Our choice: what leaves room for the rest of each length. */
const MOST_MINUTES = 20;
/** An interview stops somebody who is at it for longer than this. Source: look/interview-studio-coding ("of about 8 minutes"). */
const INTERVIEW_MINUTES = 8;

/** What is needed of a problem to ask it in an interview; an entry of the catalogue has it. */
export type AskedProblem = Pick<
  ProblemEntry,
  "slug" | "title" | "kind" | "level" | "topics" | "minutes" | "skills"
>;

/** What problems a role is asked, by what it must have. */
export interface CodingSkills {
  readonly sql: boolean;
  readonly code: boolean;
}

/** A role codes where a language must be known; markup and query languages by themselves are not code. */
export function codingSkillsOf(role: Role | undefined, skills: readonly Skill[]): CodingSkills {
  const must = new Set(role?.mustHave);
  const code = skills.some(
    ({ id, kind }) => kind === "language" && must.has(id) && !NO_CODE.test(id),
  );
  return { sql: must.has("sql"), code };
}

const NO_CODE = /sql|html|css|^xml|^yaml|dax|english|hindi/u;

/** Problems of the Practice Lab that fit somebody, as questions. [] for a role that neither codes nor queries. */
export function codingQuestions(
  problems: readonly AskedProblem[],
  { sql, code }: CodingSkills,
  level: ExperienceLevel,
): readonly Question[] {
  const levels = level === "fresher" || level === "0-3" ? ["easy", "medium"] : ["medium", "hard"];
  return problems
    .filter(({ kind }) => (kind === "sql" ? sql : code))
    .filter((problem) => problem.minutes <= MOST_MINUTES && levels.includes(problem.level))
    .map(codingQuestion);
}

/** A problem as a question of an interview: its page is `leads.problems[0]`. */
export function codingQuestion(problem: AskedProblem): Question {
  const { slug, title, kind, skills } = problem;
  const isSql = kind === "sql";
  return {
    id: `coding-${slug}`,
    type: "coding",
    shape: "code",
    roles: [],
    levels: [],
    competency: "knowledge",
    minutes: INTERVIEW_MINUTES,
    ask: `Solve “${title}” in the editor${isSql ? " with SQL" : ""}, and tell me what you do while you write.`,
    title,
    meaning:
      "Whether you say what you are about to do before you do it, test it yourself, and know what it costs. A solution without a word of explanation is half an answer.",
    points: [
      point("approach", "How you go about it, before you write", APPROACH, true),
      point("check", "A case you try by hand or run", CHECK, false),
      isSql
        ? point("ties", "What becomes of ties, blanks and double rows", TIES, true)
        : point("edge-cases", "What becomes of empty and extreme inputs", EDGES, true),
      isSql
        ? point("cost", "What the query costs on a large table", SQL_COST, false)
        : point("cost", "How time and memory grow with the input", COST, true),
    ],
    anchors: [
      "Writes without a word, or says what every line does and not why.",
      "Names an approach, and cannot say why it works.",
      "Explains the approach and reaches a solution that works for the given cases.",
      "Explains the approach, tries a case by hand, and says what it costs or which inputs are special.",
      "Says the approach and one it was chosen over, checks it on a special input without being asked, and says how time and memory grow.",
    ],
    probes: [
      {
        about: { kind: "part", part: "approach" },
        ask: "Before the details: what is the idea of your solution, in two sentences?",
      },
      isSql
        ? {
            about: { kind: "part", part: "edge-cases" },
            ask: "What does your query do with two rows that tie, and with a blank?",
          }
        : {
            about: { kind: "part", part: "edge-cases" },
            ask: "Which input could break it, and what does it give then?",
          },
      isSql
        ? {
            about: { kind: "part", part: "cost" },
            ask: "The table has ten crore rows tomorrow. What becomes slow first?",
          }
        : {
            about: { kind: "part", part: "cost" },
            ask: "How does the time grow when the input is ten times as long?",
          },
      {
        about: { kind: "trade-off" },
        ask: "Which other way did you think of, and why not that one?",
      },
    ],
    hints: [
      "Say first what goes in and what comes out, and do the smallest case by hand.",
      isSql
        ? "Which rows make one row of the result? Write that grouping before the columns."
        : "What would you have to remember so that you need not look at everything again?",
    ],
    example: isSql
      ? [
          "I first check what one row of the result stands for, because that decides the grouping. Then I join the two tables on the key, and I filter",
          "before I group so that fewer rows are grouped. For ties I add the id to the order so that the result is the same each time, and I look at",
          "whether the column can be null, because count of a column leaves those out. On a large table the join would need an index on the key. I ran",
          "it for one customer by hand, and the count agreed.",
        ].join(" ")
      : [
          "I would first do it the plain way, two loops, which is quadratic. Then I notice that I look up the same values again, so I keep them in a",
          "hash map and go through the list once: linear time, and linear memory for the map. I try it by hand on three values and on an empty list,",
          "which gives zero. The special case is two equal values, because the map would overwrite the first, so I look up before I put in.",
        ].join(" "),
    subject: [
      ...problem.topics.map((topic) => topic.replaceAll("-", " ")),
      ...skills,
      "query",
      "code",
      "function",
      "loop",
      "table",
      "list",
    ],
    leads: { lessons: [], problems: [slug] },
  };
}

function point(id: string, text: string, words: readonly string[], isNeeded: boolean) {
  return { id, point: text, words, isNeeded };
}

const APPROACH = [
  "first",
  "idea",
  "approach",
  "plan",
  "start with",
  "pehle",
  "go through",
  "hash map",
  "dictionary",
  "loop",
  "recursion",
  "sort",
  "two pointers",
  "group by",
  "join",
  "window",
  "subquery",
  "with clause",
];
const CHECK = [
  "try",
  "test",
  "check",
  "example",
  "by hand",
  "dry run",
  "ran it",
  "run it",
  "verify",
];
const TIES = [
  "tie",
  "null",
  "blank",
  "duplicate",
  "same date",
  "same value",
  "distinct",
  "equal",
  "coalesce",
  "left join",
];
const EDGES = [
  "empty",
  "edge case",
  "zero",
  "negative",
  "one element",
  "duplicate",
  "null",
  "largest",
  "overflow",
  "corner case",
  "khali",
];
const SQL_COST = [
  "index",
  "scan",
  "slow",
  "explain",
  "partition",
  "large table",
  "performance",
  "filter first",
];
const COST = [
  "o(n",
  "linear",
  "quadratic",
  "log n",
  "complexity",
  "time and space",
  "memory",
  "once through",
  "one pass",
  "faster",
];
