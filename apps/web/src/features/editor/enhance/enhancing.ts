import type { Decision, EnhanceScope, Proposal } from "@taiyari/domain/coach";
import type { DraftField, DraftValue } from "@taiyari/domain/draft";

/** What is known of an enhancement while it is being made; each step is told when it begins. */
export type EnhanceStep =
  /** The texts and lists of the scope were read. */
  | { readonly kind: "read"; readonly texts: number; readonly lines: number }
  /** `text` counts from 1. */
  | { readonly kind: "rewriting"; readonly text: number; readonly of: number }
  | { readonly kind: "checking" };

/** A proposal beside the text it is about, and what the person has decided of it so far. */
export interface Comparison {
  readonly proposal: Proposal;
  readonly decision: Decision;
  /** What Accept writes into the field. */
  readonly value: DraftValue;
  /** What was asked for: the focus returns to its button. */
  readonly scope: EnhanceScope;
  /** How it came about, in a sentence: which engine wrote it, and why not the other. */
  readonly origin: string;
}

/** What a job asks for that the resume does not show. */
export interface Tailored {
  /** "Senior Data Analyst"; "" when the description names none. */
  readonly title: string;
  readonly missing: readonly AskedTerm[];
}

export interface AskedTerm {
  readonly term: string;
  readonly need: "must" | "nice";
  /** Of the skills in content/careers; null for a term that is none of them. */
  readonly skillId: string | null;
}

/** An enhancement that is being made. */
export interface EnhanceWork {
  /** Null for the whole resume. */
  readonly scope: EnhanceScope | null;
  readonly step: EnhanceStep | null;
  /** Who is at work: "Built-in engine, on this device". */
  readonly engine: string;
}

/** Who is to get the focus next. */
export type EnhanceFocus =
  | { readonly kind: "comparison"; readonly field: DraftField }
  | { readonly kind: "button"; readonly scope: EnhanceScope; readonly field: DraftField | null };

export interface EnhancingState {
  readonly work: EnhanceWork | null;
  /** In the order of the resume; at most one of each field. */
  readonly comparisons: readonly Comparison[];
  /** The job the resume is being tailored to; null for none. */
  readonly tailored: Tailored | null;
  /** Null once it was given. */
  readonly focus: EnhanceFocus | null;
}

/** One key for each field of a draft. */
export function fieldKey({ section, item, field }: DraftField): string {
  return JSON.stringify([section, item, field]);
}

/** The id of the button that enhances this. */
export function enhanceId({ section, item, field }: EnhanceScope): string {
  return ["enhance", section, item ?? "", field ?? ""].join("-").replaceAll(" ", "-");
}

/** Whether a field is in what was asked for. */
export function isWithin(field: DraftField, scope: EnhanceScope): boolean {
  return (
    field.section === scope.section &&
    (scope.item === null || field.item === scope.item) &&
    (scope.field === null || field.field === scope.field)
  );
}
