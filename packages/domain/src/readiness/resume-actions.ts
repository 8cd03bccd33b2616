import type { ActionIdea, ActionSource } from "./action-idea.ts";
import type { ResumeFacts } from "./facts.ts";

/** Uploading a file and looking through its report; one improvement of a report. Our choice. */
const UPLOAD_MINUTES = 5;
const IMPROVE_MINUTES = 10;
/** Improvements of a report that are named beside one another. */
const MOST_IMPROVEMENTS = 2;
/** A report without anything to better. */
const FULL: ResumeFacts = {
  score: 100,
  axes: [{ axis: "content", points: 100, maxPoints: 100, text: "" }],
};

/** What there is to do for the resume: upload one, have it scored, take the largest improvements. */
export function resumeActions({ resume, facts }: ActionSource): readonly ActionIdea[] {
  if (resume.kind === "none")
    return [
      {
        id: "upload",
        axis: "resume",
        title: "Upload your resume",
        why: "The report shows what a machine reads in it, and what to better first.",
        minutes: UPLOAD_MINUTES,
        button: "Upload a resume",
        to: "/resume",
        after: { resume: FULL },
      },
    ];
  if (resume.kind === "uploaded")
    return [
      {
        id: "report",
        axis: "resume",
        title: "Look at the report of your resume",
        why: `${resume.fileName} is uploaded and not scored yet.`,
        minutes: UPLOAD_MINUTES,
        button: "Open the report",
        to: `/resume/report?id=${resume.upload}`,
        after: { resume: FULL },
      },
    ];
  return resume.improvements.slice(0, MOST_IMPROVEMENTS).map(({ id, title, why, gain }) => ({
    id: `improvement ${id}`,
    axis: "resume",
    title,
    why,
    minutes: IMPROVE_MINUTES,
    button: "See it in the report",
    to: `/resume/report/result?id=${resume.upload}`,
    after: { resume: bettered(facts.resume, gain) },
  }));
}

/** What the report would say with so many points more; the axis they are of makes no difference to the sum. */
function bettered(facts: ResumeFacts | null, gain: number): ResumeFacts {
  const score = Math.min(100, (facts?.score ?? 0) + gain);
  return { score, axes: [{ axis: "content", points: score, maxPoints: 100, text: "" }] };
}
