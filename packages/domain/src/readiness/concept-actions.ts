import { dueReviews, nextItem, pageState, retrievability } from "../learning/progress/index.ts";
import { solvedOn } from "../learning/progress/index.ts";
import type { CoursePage } from "../learning/index.ts";
import { figure } from "../text/wording.ts";
import type { ActionIdea, ActionSource } from "./action-idea.ts";
import { firstForGaps, gapFor, gapReason } from "./gap-reason.ts";

/** What one review takes, in minutes. Our choice. */
const REVIEW_MINUTES = 2;
/** Reviews that are done at one sitting. Our choice. */
const MOST_REVIEWS = 15;
/** Share of pages that should be finished before the final assessment. Our choice. */
const BEFORE_ASSESSMENT = 0.8;
const COURSE = "/learning/sql-for-data-professionals";

/** What there is to do in the course: what is due, the next page, the final assessment. */
export function conceptActions(source: ActionSource): readonly ActionIdea[] {
  return [...dueAction(source), ...pageAction(source), ...assessmentAction(source)];
}

function dueAction({ course, learning, facts, now }: ActionSource): readonly ActionIdea[] {
  if (!course) return [];
  const due = dueReviews(course, learning, now).exercises.slice(0, MOST_REVIEWS);
  if (due.length === 0) return [];
  const lost = due.reduce((sum, { page }) => {
    const memory = learning.pages.get(page)?.memory ?? null;
    return sum + (memory === null ? 0 : 1 - retrievability(memory, now));
  }, 0);
  const concepts = { ...facts.concepts, remembered: facts.concepts.remembered + lost };
  return [
    {
      id: "reviews",
      axis: "concepts",
      title: `Review ${figure(due.length, "exercise")} that ${due.length === 1 ? "is" : "are"} due`,
      why: `What ${due.length === 1 ? "one page" : `${due.length} pages`} taught is about to be forgotten.`,
      minutes: due.length * REVIEW_MINUTES,
      button: "Start the review",
      to: "/learning/review",
      after: { concepts },
    },
  ];
}

function pageAction(source: ActionSource): readonly ActionIdea[] {
  const { course, learning, facts, now } = source;
  if (!course) return [];
  const page = nextPage(source);
  if (!page) return [];
  const open = page.exercises.length - solvedOn(page, learning);
  const memory = learning.pages.get(page.slug)?.memory ?? null;
  const kept = memory === null ? 0 : retrievability(memory, now);
  const isBegun = learning.pages.has(page.slug);
  const gap = gapFor(source, page.skills);
  const { concepts } = facts;
  return [
    {
      id: `page ${page.slug}`,
      axis: "concepts",
      title: isBegun ? `Finish “${page.title}”` : `Read “${page.title}”`,
      why: [
        gap ? gapReason(gap) : "",
        isBegun
          ? "You have begun this page."
          : gap
            ? ""
            : `It is the next page of ${course.title}.`,
        open > 0 ? `${figure(open, "exercise")} of it ${open === 1 ? "is" : "are"} open.` : "",
      ]
        .filter(Boolean)
        .join(" "),
      minutes: page.minutes,
      button: isBegun ? "Go on with the page" : "Open the page",
      to: `${COURSE}/docs/${page.slug}`,
      after: {
        concepts: {
          ...concepts,
          pagesDone: concepts.pagesDone + 1,
          solved: concepts.solved + open,
          remembered: concepts.remembered + (page.exercises.length > 0 ? 1 - kept : 0),
          practised: concepts.practised + (memory === null && page.exercises.length > 0 ? 1 : 0),
        },
      },
    },
  ];
}

/**
 * What comes next without reviews: a page with an exercise that was tried, one that was begun; of new ones that of a skill which the resume lacks, else the next of
 * the course.
 */
function nextPage(source: ActionSource): CoursePage | null {
  const { course, learning } = source;
  if (!course) return null;
  // Before anything was to be remembered nothing is due.
  const item = nextItem(course, learning, 0);
  if (!item || item.kind === "cards") return null;
  const pages = course.stages.flatMap((stage) => stage.pages);
  const fresh = pages.filter((one) => pageState(one, learning) === "new");
  const wanted = item.kind === "new" ? firstForGaps(source, fresh) : null;
  const page = wanted ?? pages.find(({ slug }) => slug === item.page);
  return page && pageState(page, learning) !== "done" ? page : null;
}

function assessmentAction({ facts, assessmentMinutes }: ActionSource): readonly ActionIdea[] {
  const { concepts } = facts;
  const isRipe = concepts.pages > 0 && concepts.pagesDone >= BEFORE_ASSESSMENT * concepts.pages;
  if (assessmentMinutes === null || concepts.assessment !== null || !isRipe) return [];
  return [
    {
      id: "assessment",
      axis: "concepts",
      title: "Take the final assessment",
      why: `${concepts.pagesDone} of ${concepts.pages} pages are finished, and the assessment was not taken yet.`,
      minutes: assessmentMinutes,
      button: "Go to the assessment",
      to: `${COURSE}/assessment`,
      after: { concepts: { ...concepts, assessment: 1 } },
    },
  ];
}
