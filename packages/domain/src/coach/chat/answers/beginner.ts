import { listed } from "../../../text/wording.ts";
import { type Draft, cited } from "../compose.ts";
import type { ChatContext } from "../context.ts";
import { checkNamed, citeCheck, citeLines } from "./citations.ts";

/** "I have no work experience, what can I show?" */
export function answerBeginner(context: ChatContext): Draft {
  const { reading } = context;
  const jobs = reading.experience.flatMap(({ title, company }) => title ?? company ?? []);
  const projects = reading.projects.flatMap(({ name }) => name ?? []);
  const has = [...jobs, ...projects].filter(({ value }) => value !== "");
  const check = checkNamed(context, "sections-for-level");
  return {
    paragraphs: [
      has.length === 0
        ? ["Your resume names no job, no internship and no project that a machine could find."]
        : cited(
            `Your resume shows already: ${listed(
              has.map(({ value }) => value),
              6,
            )}`,
            citeLines(
              context,
              has.flatMap(({ places }) => places.map(({ line }) => line)),
            ),
          ),
      [
        "Internships, projects of your studies, work for a shop or a family business, volunteering and posts in a club all count.",
        " Write each as a job: what you did, with what, and what came of it, with its months. Leave out what you did not do.",
      ],
      check && check.maxPoints > 0 ? cited(check.finding, citeCheck(check)) : [],
    ],
  };
}
