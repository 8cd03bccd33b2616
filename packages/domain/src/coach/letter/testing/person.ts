import type { ResumeDraft } from "../../../draft/draft.ts";
import { newDraft } from "../../../draft/new-draft.ts";
import { repairDraft } from "../../../draft/repair-draft.ts";

/** A job, study or project as a test writes it. Without `to`, work goes on. */
export interface StageSketch {
  readonly title: string;
  readonly where?: string;
  readonly place?: string;
  readonly from?: string;
  readonly to?: string;
  readonly lines?: readonly string[];
  readonly with?: readonly string[];
}

/** A resume as a test writes it. All people are invented. */
export interface Sketch {
  readonly name: string;
  readonly title?: string;
  readonly place?: string;
  readonly summary?: string;
  readonly jobs?: readonly StageSketch[];
  readonly studies?: readonly StageSketch[];
  readonly projects?: readonly StageSketch[];
  readonly skills?: readonly string[];
  readonly languages?: readonly string[];
  readonly certificates?: readonly string[];
}

function bullets(lines: readonly string[] = []): string {
  return lines.map((line) => `• ${line}`).join("\n");
}

function dates({ from = "", to }: StageSketch) {
  return { startDate: from, endDate: to ?? "", current: from !== "" && to === undefined };
}

/** The draft of a sketch, with an email and a phone number nobody has. */
export function draftOf(sketch: Sketch): ResumeDraft {
  const blank = newDraft();
  const { resumeData: data } = blank;
  const draft = repairDraft({
    ...blank,
    resumeData: {
      ...data,
      personal: {
        ...data.personal,
        fullName: sketch.name,
        title: sketch.title ?? "",
        email: `${sketch.name.toLowerCase().replaceAll(" ", ".")}@example.in`,
        phone: "+91 98450 00000",
        location: sketch.place ?? "",
        summary: sketch.summary ?? "",
      },
      experience: (sketch.jobs ?? []).map((job, i) => ({
        id: `job-${i}`,
        title: job.title,
        company: job.where ?? "",
        location: job.place ?? "",
        ...dates(job),
        description: bullets(job.lines),
      })),
      education: (sketch.studies ?? []).map((study, i) => ({
        id: `study-${i}`,
        degree: study.title,
        institution: study.where ?? "",
        location: "",
        ...dates(study),
        description: bullets(study.lines),
      })),
      projects: (sketch.projects ?? []).map((project, i) => ({
        id: `project-${i}`,
        name: project.title,
        role: "",
        startDate: project.from ?? "",
        endDate: project.to ?? "",
        url: "",
        description: bullets(project.lines),
        technologies: project.with ?? [],
      })),
      certifications: (sketch.certificates ?? []).map((name, i) => ({
        id: `certificate-${i}`,
        name,
        issuer: "",
        date: "",
        expiry: "",
        description: "",
      })),
      skills: {
        ...data.skills,
        technical: sketch.skills ?? [],
        languages: sketch.languages ?? [],
      },
    },
  });
  if (!draft) throw new Error("a sketch that is no draft");
  return draft;
}
