import { passagesNaming, showsUse } from "../../../evidence/match-status.ts";
import type { Passage } from "../../../evidence/passages.ts";
import type { MatchedTerm } from "../../../resume/report.ts";
import { figure, listed, lowerStart, quoted, timesInWords } from "../../../text/wording.ts";
import { type Draft, type Said, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import type { Named } from "../question/question.ts";
import { checkNamed, citeCheck, citeLines, citeTerm } from "./citations.ts";

export const NO_JOB =
  "There is no job description or target role in this report, so nothing is asked for and no term can be missing. Add the job and make the report again.";

/** "Which terms are missing?" */
export function answerMissingTerms(context: ChatContext): Draft {
  const { match } = context.report;
  if (!match || match.terms.length === 0)
    return { paragraphs: [...ofResumeItself(context), [NO_JOB]] };
  const missing = match.terms.filter(({ standing }) => standing === "missing");
  const weak = match.terms.filter(({ standing }) => standing === "weak");
  const musts = missing.filter(({ need }) => need === "must");
  const nice = missing.filter(({ need }) => need === "nice");
  const check = checkNamed(context, "terms-asked");
  return {
    paragraphs: [
      missing.length === 0
        ? cited(
            `None: all ${figure(match.terms.length, "term")} ${from(match.source)} stand in your resume`,
            check && citeCheck(check),
          )
        : cited(
            `${figure(missing.length, "term")} of ${match.terms.length} ${from(match.source)} ${missing.length === 1 ? "is" : "are"} missing`,
            check && citeCheck(check),
          ),
      named("Musts", musts),
      named("Nice to have", nice),
      weak.length > 0
        ? cited(
            `Weak, because they are named and nothing shows them, or long ago: ${listed(weak.map(({ term }) => term))}`,
            ...weak.map(citeTerm),
          )
        : [],
      missing.length > 0
        ? [
            "Add a term only if you have done it: an interviewer will ask. What you have not done, leave out.",
          ]
        : [],
    ],
  };
}

/** What the resume lacks whatever the job: sections, contact details, and what the report would do next. */
function ofResumeItself(context: ChatContext): Said[][] {
  const lacking = ["contact-found", "sections-for-level", "education-complete", "jobs-complete"]
    .flatMap((id) => checkNamed(context, id) ?? [])
    .filter(({ points, maxPoints }) => points < maxPoints);
  const next = context.report.improvements.slice(0, MOST_IMPROVEMENTS);
  return [
    lacking.length === 0
      ? [
          "Of the resume itself nothing is missing that the report looks for: contact details, sections, dates, studies.",
        ]
      : lacking.flatMap((check) => cited(check.finding, citeCheck(check))),
    next.length === 0
      ? []
      : [
          "What would raise it: ",
          ...next.flatMap(({ title, checkId }) => {
            const check = checkNamed(context, checkId);
            return cited(title, check && citeCheck(check));
          }),
        ],
  ];
}

const MOST_IMPROVEMENTS = 2;

/** How a named thing stands: by the report for a term of the job, else by the lines that name it. */
export function standingOf(context: ChatContext, asked: Named): Said[] {
  const { name, term } = asked;
  if (term)
    return cited(
      `${name}: ${term.need === "must" ? "a must" : "nice to have"}. In your resume: ${lowerStart(term.text)}`,
      citeTerm(term),
    );
  const { shown, listed: only } = placesOf(context, asked);
  const [place] = [...shown, ...only];
  return place
    ? cited(
        `${name}: not asked for, and ${shown.length > 0 ? "shown" : "listed"} in your resume`,
        citeLines(context, place.lines),
      )
    : [`${name}: not asked for, and not in your resume. `];
}

function from(source: "job-description" | "role-profile"): string {
  return source === "job-description" ? "of the job description" : "that the role usually asks for";
}

function named(title: string, terms: readonly MatchedTerm[]): Said[] {
  if (terms.length === 0) return [];
  return cited(
    `${title}: ${listed(
      terms.map(({ term }) => term),
      MOST_NAMED,
    )}`,
    ...terms.slice(0, MOST_NAMED).map(citeTerm),
  );
}

/** Terms that are named one by one. */
const MOST_NAMED = 8;

/** Where the resume names a thing: sentences that show it, and places that only list it. */
function placesOf(context: ChatContext, { name, term }: Named) {
  const known = term ?? { term: name, skillId: skillOf(context, name) };
  const passages = passagesNaming(known, context.mentions);
  return {
    shown: passages.filter(showsUse),
    listed: passages.filter((passage) => !showsUse(passage)),
  };
}

function skillOf({ careers }: ChatContext, name: string): string | null {
  return [...careers.skills.values()].find((skill) => skill.name === name)?.id ?? null;
}

function shownAt(context: ChatContext, passages: readonly Passage[]): Said[] {
  return passages
    .slice(0, 3)
    .flatMap((passage) =>
      cited(`${passage.where}: ${quoted(passage.text, 120)}`, citeLines(context, passage.lines)),
    );
}

/** "Have I evidence for X?" */
export function answerEvidence(context: ChatContext, asked: Named): Draft {
  const { name, term } = asked;
  const { shown, listed: only } = placesOf(context, asked);
  const ofReport = term
    ? cited(
        term.standing === "missing" ? `The job: ${term.text}` : `The report says: ${term.text}`,
        citeTerm(term),
      )
    : [];
  if (shown.length > 0)
    return {
      paragraphs: [
        [`Yes, ${name} is shown in ${figure(shown.length, "place")}.`],
        shownAt(context, shown),
        ofReport,
      ],
    };
  if (only.length > 0)
    return {
      paragraphs: [
        cited(
          `${name} is named ${timesInWords(only.length)} and nothing shows it in use`,
          citeLines(
            context,
            only.flatMap(({ lines }) => lines),
          ),
        ),
        ofReport,
        [`One bullet that says what you did with ${name} would be evidence, if you have done it.`],
      ],
    };
  return {
    paragraphs: [
      [`No. ${name} stands nowhere in your resume.`],
      ofReport.length > 0
        ? ofReport
        : [`The job does not ask for it either, as far as this report reads the job.`],
    ],
  };
}

/** "Should I add X?" */
export function answerAddTerm(context: ChatContext, asked: Named): Draft {
  const { name, term } = asked;
  const { shown, listed: only } = placesOf(context, asked);
  const isAsked = context.report.match !== null;
  const need = term
    ? cited(
        `The job asks for ${name} ${timesInWords(term.asked)}, ${term.need === "must" ? "as a must" : "as nice to have"}`,
        citeTerm(term),
      )
    : [
        isAsked
          ? `The job does not ask for ${name}, as far as this report reads it.`
          : `There is no job in this report that could ask for ${name}.`,
      ];
  if (shown.length > 0)
    return {
      paragraphs: [
        [`You need not: ${name} is there already.`],
        shownAt(context, shown.slice(0, 2)),
        need,
      ],
    };
  if (only.length > 0)
    return {
      paragraphs: [
        need,
        cited(
          `It is listed already, and no bullet shows it. More of the word brings nothing; a bullet that shows it does, only if you have done it`,
          citeLines(
            context,
            only.flatMap(({ lines }) => lines),
          ),
        ),
      ],
    };
  return {
    paragraphs: [
      need,
      [
        `Add it only if you have used it, and then in a bullet that says for what: an interviewer will ask. I find no ${name} in your resume, so I cannot say that you have.`,
      ],
      term ? cited(nearOf(term), citeTerm(term)) : [],
      term ? worthOf(context) : [],
    ],
  };
}

/** What the missing terms are worth together: each by itself is a part of it that the report does not work out. */
function worthOf(context: ChatContext): Said[] {
  const check = checkNamed(context, "terms-asked");
  return check && check.points < check.maxPoints
    ? cited(
        `All terms that are missing or weak are worth ${figure(check.maxPoints - check.points, "point")} together`,
        citeCheck(check),
      )
    : [];
}

/** What the report names as close to a missing term: "PostgreSQL is close."; "" for nothing. */
function nearOf({ text }: MatchedTerm): string {
  return /(?<=\. ).+ is close\.$/u.exec(text)?.[0] ?? "";
}

/** "Is X a must?" */
export function answerMust(context: ChatContext, asked: Named): Draft {
  const { name, term } = asked;
  const { match } = context.report;
  if (!match) return { paragraphs: [[NO_JOB]] };
  if (!term)
    return {
      paragraphs: [
        [
          `${name} is not among the ${figure(match.terms.length, "term")} that this report read in the job, so it is neither a must nor nice to have.`,
        ],
      ],
    };
  const source =
    match.source === "job-description"
      ? `The job description asks for it ${timesInWords(term.asked)}`
      : "There is no job description here; this is what the role usually asks for";
  return {
    paragraphs: [
      cited(
        term.need === "must"
          ? `Yes, ${name} is a must. ${source}`
          : `No, ${name} is nice to have. ${source}`,
        citeTerm(term),
      ),
      term.standing === "missing"
        ? [`Your resume does not name it. ${nearOf(term)}`]
        : cited(`In your resume: ${term.text}`, citeLines(context, term.lines)),
      term.need === "must" && term.standing === "missing"
        ? [
            "If you have not done it, do not write it; if they ask, say so and name what you have done that comes close.",
          ]
        : [],
    ],
  };
}
