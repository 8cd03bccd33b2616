import type { ChatLine, Citation } from "@taiyari/domain/coach";
import type { Report } from "@taiyari/domain/resume";
import type { CoachDocument } from "../../shared/coach/fence.ts";

/** What an answer may rest on, by the id that the language model names it with. */
export interface Sources {
  readonly citations: ReadonlyMap<string, Citation>;
  readonly documents: readonly CoachDocument[];
}

/** The lines of the resume, the checks of the report and the terms of the job, with ids, and the job as it was pasted. */
export function sourcesOf(report: Report, lines: readonly ChatLine[], job: string): Sources {
  const ofLines = lines.map(({ number, text }) => ({
    id: `line-${number}`,
    said: text,
    citation: { kind: "lines", lines: [number], quote: text } satisfies Citation,
  }));
  const ofChecks = report.checks.map(({ id, title, points, maxPoints, finding, advice }) => {
    const earned = maxPoints === 0 ? "not measured" : `${points} of ${maxPoints}`;
    return {
      id: `check-${id}`,
      said: `${title}, ${earned}. ${finding}${advice ? ` What to do: ${advice.title}. ${advice.why}` : ""}`,
      citation: {
        kind: "check",
        checkId: id,
        text: `${title}, ${earned}`,
      } satisfies Citation,
    };
  });
  const ofTerms = (report.match?.terms ?? []).map(({ term, need, standing, text }, index) => ({
    id: `term-${index + 1}`,
    said: `${term}, ${need === "must" ? "a must" : "nice to have"}, ${standing}. ${text}`,
    citation: { kind: "term", term, text: `${term}, ${standing}` } satisfies Citation,
  }));
  const all = [...ofLines, ...ofChecks, ...ofTerms];
  const written = (sources: typeof all) =>
    sources.map(({ id, said }) => `${id}: ${said}`).join("\n");
  return {
    citations: new Map(all.map(({ id, citation }) => [id, citation])),
    documents: [
      { label: "resume", text: written(ofLines) },
      { label: "report", text: `${summary(report)}\n${written(ofChecks)}` },
      { label: "terms of the job", text: written(ofTerms) },
      { label: "job description", text: job },
    ].filter(({ text }) => text.trim() !== ""),
  };
}

function summary({ score, verdict, axes, improvements }: Report): string {
  const parts = axes.map(({ axis, points, maxPoints }) => `${axis} ${points} of ${maxPoints}`);
  const steps = improvements.map(
    ({ title, gain, resultingScore }) => `${title}: +${gain}, makes ${resultingScore}`,
  );
  return [
    `Score ${score} of 100: ${parts.join(", ")}. ${verdict.heading}. ${verdict.text}`,
    `Improvements, largest gain first: ${steps.join("; ")}`,
  ].join("\n");
}
