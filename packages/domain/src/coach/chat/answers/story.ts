import { yearsOfExperience } from "../../../convert/years-of-experience.ts";
import { figure, yearsInWords } from "../../../text/wording.ts";
import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import { checkNamed, citeCheck, citeLines } from "./citations.ts";
import { type Gap, type Stretch, gapsOf, monthInWords, stretchesOf } from "./timeline.ts";

/** "How would I explain this gap?" */
export function answerGap(context: ChatContext): Draft {
  const check = checkNamed(context, "timeline");
  const stretches = stretchesOf(context);
  const gaps = gapsOf(stretches);
  const [longest, ...others] = gaps;
  if (!longest)
    return {
      paragraphs: [
        cited(
          stretches.length === 0
            ? "Your jobs and studies have no dates that could be counted with, so I see no gap and no order either"
            : "I see no gap: by their dates your jobs and studies follow each other within three months",
          citeLines(
            context,
            stretches.flatMap(({ lines }) => lines),
          ),
          check && citeCheck(check),
        ),
        ["If there is one that the dates hide, say it in a line: what you did, from when to when."],
      ],
    };
  return {
    paragraphs: [
      cited(
        `There are ${gapInWords(longest)}`,
        citeLines(context, longest.before.lines),
        citeLines(context, longest.after.lines),
      ),
      [
        "What you did then only you know, and I will not make it up. In the resume one line is enough, with its months: study, family, health, a course, your own business.",
      ],
      [
        "In the interview, three sentences: what it was, what you kept up or learned in it,",
        ` and that you are back at work since ${monthInWords(longest.after.first)}.`,
        " Say it before you are asked, and do not stretch dates over it: they can be checked.",
      ],
      check && check.points < check.maxPoints
        ? cited(`The report counts it too: ${check.finding}`, citeCheck(check))
        : [],
      others.length > 0
        ? [
            `There ${others.length === 1 ? "is" : "are"} also: `,
            ...others
              .slice(0, 2)
              .flatMap((gap) => cited(gapInWords(gap), citeLines(context, gap.after.lines))),
          ]
        : [],
    ],
  };
}

function gapInWords({ before, after, months }: Gap): string {
  return `${figure(months, "month")} between ${before.name} (until ${monthInWords(before.last)}) and ${after.name} (from ${monthInWords(after.first)})`;
}

/** "How do I explain leaving Bharat BPO?" @param owner  the employer that was left; "" for none named */
export function answerJobChange(context: ChatContext, owner: string): Draft {
  const jobs = stretchesOf(context).filter(({ isJob }) => isJob);
  const at = owner === "" ? jobs.length - 2 : jobs.findIndex(({ name }) => name === owner);
  const left = jobs[at];
  const next = jobs[at + 1];
  if (!left || jobs.length === 0)
    return {
      paragraphs: [
        [
          jobs.length < 2
            ? "Your resume has no two jobs with dates, so I see no change of job to explain."
            : `I find no dated job at ${owner} in your resume.`,
        ],
      ],
    };
  const stayed = left.last - left.first + 1;
  return {
    paragraphs: [
      cited(
        next
          ? `You were at ${left.name} from ${monthInWords(left.first)} to ${monthInWords(left.last)}, ${figure(stayed, "month")}, and then at ${next.name} from ${monthInWords(next.first)}`
          : `You are at ${left.name} since ${monthInWords(left.first)}, ${figure(stayed, "month")}`,
        citeLines(context, [...left.lines, ...(next?.lines ?? [])]),
      ),
      [
        "Why you left stands nowhere in the resume, and it need not. In the interview say in two sentences what the next job had that you wanted: a larger task, a tool, a field.",
      ],
      titles(context, left, next),
      ["Say nothing bad of the people you left, and only what a reference would confirm."],
    ],
  };
}

/** What the two titles show of the step. */
function titles({ reading, ...context }: ChatContext, left: Stretch, next: Stretch | undefined) {
  const job = (stretch: Stretch | undefined) =>
    reading.experience.find(({ company, title }) => (company ?? title)?.value === stretch?.name);
  const [from, to] = [job(left)?.title, job(next)?.title];
  if (!from || !to || from.value === to.value) return [];
  return cited(
    `Your titles show a step that you can speak of: ${from.value}, then ${to.value}`,
    citeLines(
      context,
      [...from.places, ...to.places].map(({ line }) => line),
    ),
  );
}

/** "How many years do I have?" */
export function answerYears(context: ChatContext): Draft {
  const { reading, today, target } = context;
  const counted = yearsOfExperience(reading, today);
  const jobs = stretchesOf(context)
    .filter(({ isJob }) => isJob)
    .toReversed();
  const check = checkNamed(context, "years-asked");
  const asked =
    check && check.maxPoints > 0
      ? cited(`For the job: ${check.finding}`, citeCheck(check))
      : check && context.report.match !== null
        ? cited(check.finding, citeCheck(check))
        : [];
  if (counted === null)
    return {
      paragraphs: [
        ["There is no dated job in your resume, so no years of experience can be counted."],
        target.years === null ? [] : [`You stated ${yearsInWords(target.years)} in the form.`],
        asked,
      ],
    };
  return {
    paragraphs: [
      [
        `By the dates of your jobs you have ${yearsInWords(counted)} of experience, to the nearest half year. Time in two jobs at once counts once.`,
      ],
      jobs
        .slice(0, MOST_JOBS)
        .flatMap((job) =>
          cited(
            `${job.name}: ${monthInWords(job.first)} to ${job.isCurrent ? "today" : monthInWords(job.last)}`,
            citeLines(context, job.lines),
          ),
        ),
      jobs.length > MOST_JOBS ? [`And ${figure(jobs.length - MOST_JOBS, "earlier job")}.`] : [],
      target.years === null || target.years === counted
        ? []
        : [
            `In the form you stated ${yearsInWords(target.years)}, and the report counts with that.`,
          ],
      asked,
    ],
  };
}

/** Jobs that are named one by one. */
const MOST_JOBS = 5;

/** "Is my resume too long?" */
export function answerLength(context: ChatContext): Draft {
  const pages = context.reading.pages.length;
  const check = checkNamed(context, "page-length");
  const bullets = checkNamed(context, "bullet-length");
  return {
    paragraphs: [
      cited(
        check
          ? `${check.finding.startsWith(String(pages)) ? "" : `${figure(pages, "page")}. `}${check.finding}`
          : `Your resume has ${figure(pages, "page")}`,
        check && citeCheck(check),
      ),
      check && check.points < check.maxPoints && check.advice
        ? [`${check.advice.title}. ${check.advice.why}`]
        : ["The length fits your level; nothing has to be cut or added for its sake."],
      check ? [`The rule: ${check.source}`] : [],
      bullets && bullets.points < bullets.maxPoints
        ? cited(`Of single bullets: ${bullets.finding}`, citeCheck(bullets))
        : [],
    ],
  };
}
