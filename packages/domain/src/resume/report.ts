/**
 * What a report says of a resume. Made by `reportOn`; every figure in it is a sum of its `checks`.
 *
 * Same reading, same target, same rules version: same report, on any machine. It holds no clock and no id.
 */
export interface Report {
  /** The version of the rules that made it, `RULES_VERSION`. */
  readonly rulesVersion: string;
  /** 0 to 100, whole: 100 × points earned / points possible, rounded. */
  readonly score: number;
  /** Two lines that say it in words: "Easy to read, short on proof". */
  readonly verdict: { readonly heading: string; readonly text: string };
  readonly axes: readonly AxisScore[];
  readonly checks: readonly CheckResult[];
  /** At most four of each type. */
  readonly insights: readonly Insight[];
  /** Largest gain first; only checks that lost points. */
  readonly improvements: readonly Improvement[];
  /** Technical Skills, Experience, Education, Achievements, in this order. */
  readonly skills: readonly Measure[];
  /** Role Match, Industry Fit, Experience Match, in this order. */
  readonly market: readonly Measure[];
  /** Null when neither a job description nor a known target role was given. */
  readonly match: JobMatch | null;
}

/** `readable`: what a machine gets from the file. `content`: what it says. `match`: how it fits this job. */
export type Axis = "readable" | "content" | "match";

export interface AxisScore {
  readonly axis: Axis;
  readonly points: number;
  /** Points possible; 0 when nothing of the axis could be measured, as match without a target. */
  readonly maxPoints: number;
  /** 0 to 100, whole: 100 × points / of, rounded. Null when nothing could be measured. */
  readonly score: number | null;
  /** One or two sentences. */
  readonly text: string;
}

export interface CheckResult {
  /** Never changes, never reused: "contact-found". */
  readonly id: string;
  readonly axis: Axis;
  /** "Contact details found". */
  readonly title: string;
  /** Whole points earned. */
  readonly points: number;
  /** Whole points possible; 0 for a check that does not apply here. */
  readonly maxPoints: number;
  /** What was found, in a sentence: "5 of 9 bullets." */
  readonly finding: string;
  readonly evidence: readonly Evidence[];
  /** Whole points it weighs where it applies. */
  readonly weight: number;
  /** What it looks at, in a sentence. */
  readonly looksAt: string;
  /** Where the rule comes from. */
  readonly source: string;
  /** What to do about the points lost; null when none are. */
  readonly advice: { readonly title: string; readonly why: string } | null;
  /** Points lost: what the check would bring were it full; 0 when it is, or is not measured. */
  readonly gain: number;
}

/** Words that are in the resume, and why they are shown. */
export interface Evidence {
  /** Line number in the reading; null for something that is absent. */
  readonly line: number | null;
  /** Where it is in words: "Experience, Kaveri Retail, bullet 2". */
  readonly where: string;
  /** The whole line or bullet as written; "" for something absent. */
  readonly quote: string;
  /** Stretches of `quote` that the notes are about, in order. */
  readonly marks: readonly { readonly from: number; readonly to: number; readonly note: string }[];
  /** A rewording of the quote that adds no fact: pieces of text and blanks to fill. */
  readonly example: readonly ExamplePiece[] | null;
}

export type ExamplePiece =
  | { readonly kind: "text"; readonly text: string }
  /** A fact only the person knows: "by how much?". */
  | { readonly kind: "blank"; readonly ask: string };

export interface Insight {
  readonly type: "positive" | "warning" | "negative";
  readonly text: string;
  readonly checkId: string;
  /** Line numbers it is about; may be empty. */
  readonly lines: readonly number[];
}

export interface Improvement {
  readonly checkId: string;
  /** What to do: "Add a result to 4 bullets". */
  readonly title: string;
  /** "Content, Achievements with a result". */
  readonly subtitle: string;
  /** Why it counts, in a sentence or two. */
  readonly why: string;
  /** Points that it brings: those that its checks lost. At least 1. */
  readonly gain: number;
  /** The score once this and all before it are done. */
  readonly resultingScore: number;
}

/** A part of the resume measured 0 to 100 by the checks named. Null where there was nothing to measure. */
export interface Measure {
  readonly id:
    | "technical-skills"
    | "experience"
    | "education"
    | "achievements"
    | "role-match"
    | "industry-fit"
    | "experience-match";
  readonly name: string;
  readonly score: number | null;
  /** One sentence that says what it rests on, or what is missing to measure it. */
  readonly text: string;
}

export interface JobMatch {
  readonly source: "job-description" | "role-profile";
  /** Name of the role whose profile was used instead; "" with a job description that names none. */
  readonly role: string;
  readonly terms: readonly MatchedTerm[];
}

/** A term a job asks for. */
export interface JobTerm {
  /** As a person writes it: "Power BI". */
  readonly term: string;
  /** The skill's id, where it is a known one. */
  readonly skillId: string | null;
  readonly need: "must" | "nice";
  /** How often the description says it. */
  readonly asked: number;
}

export interface MatchedTerm extends JobTerm {
  readonly standing: "found" | "weak" | "missing";
  /** How often the resume says it. */
  readonly times: number;
  /** "Once, in Skills. In no bullet." */
  readonly text: string;
  /** Line numbers where it is. */
  readonly lines: readonly number[];
}

export type ScoreClass = "high" | "medium" | "low";

/** High at 80 and above, medium at 60 and above. Source: the specification, section 9. */
export function scoreClass(score: number): ScoreClass {
  if (score >= 80) return "high";
  if (score >= 60) return "medium";
  return "low";
}

/** Everything a report is made from, besides the reading. */
export interface ReportTarget {
  /** The role the person wants, as typed; "" when unknown. */
  readonly role: string;
  /** The industry the person wants, as chosen; "" when unknown. */
  readonly industry: string;
  /** "" when none was given. */
  readonly jobDescription: string;
  /** Years of experience the person stated; null to take what the dates add up to. */
  readonly years: number | null;
  readonly isDomainSwitch: boolean;
  readonly level: "fresher" | "experienced" | null;
}

/** What the report needs to know of the file besides its reading. */
export interface FileFacts {
  readonly format: "pdf" | "docx" | "doc";
  readonly bytes: number;
  readonly pages: number;
  readonly tagged: boolean;
  /** Whole days since 1 January 1970 (UTC): what "today" is for "present" and for recency. */
  readonly today: number;
}
