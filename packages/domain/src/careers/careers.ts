/** What a role asks for and what skills are called. Written in `content/careers`, read by `@taiyari/content`. */
export interface Careers {
  readonly skills: readonly Skill[];
  readonly roles: readonly Role[];
  /** Industries and domains a person can choose: "Banking and lending". */
  readonly industries: readonly Industry[];
  /** What a rewrite may claim without a figure or a name. Absent where nothing is known of it. */
  readonly claims?: readonly ClaimGroup[];
}

/** Phrases that claim one thing, "single-handedly" and "without supervision", and with what a source has said it. */
export interface ClaimGroup {
  /** kebab-case, never changes: "from-scratch". */
  readonly id: string;
  readonly kind: "claim" | "role" | "award" | "title";
  /** Where the source must hold it: in the lines about the same thing, anywhere in their entry, or anywhere. */
  readonly within: "line" | "entry" | "text";
  /** A change that may have its figure beside it, and is then checked with that. Absent where there is none. */
  readonly isMeasured?: boolean;
  /** As a proposal claims it. */
  readonly says: readonly string[];
  /** Further words, of any language, with which a source says as much. They stand for their other endings. */
  readonly holds: readonly string[];
}

export interface Skill {
  /** kebab-case, never changes: "power-bi". */
  readonly id: string;
  /** As a person writes it: "Power BI". */
  readonly name: string;
  /** Other spellings, abbreviations, versions: "PowerBI", "MS Power BI". Never ambiguous English words. */
  readonly aliases: readonly string[];
  /**
   * Those of its own spellings that are also everyday words or names ("Excel", "Go", "Maya"): they
   * mean the skill only where the case or the words around them say so. Absent when there are none.
   */
  readonly plainWords?: readonly string[];
  readonly kind:
    | "language"
    | "framework"
    | "tool"
    | "platform"
    | "method"
    | "domain"
    | "soft"
    | "certification";
  /** Ids of skills close enough that having one makes the other quick to learn. */
  readonly neighbours: readonly string[];
}

export interface Role {
  /** kebab-case, never changes: "data-analyst". */
  readonly id: string;
  readonly title: string;
  /** "Business Data Analyst", "MIS Analyst". */
  readonly aliases: readonly string[];
  /** Broad group: "data", "software", "finance" … */
  readonly family: string;
  /** Skill ids. */
  readonly mustHave: readonly string[];
  /** Skill ids. */
  readonly niceToHave: readonly string[];
  /** What a person in it does, a verb first: "Builds dashboards that managers use every week". */
  readonly responsibilities: readonly string[];
  /** What proof looks like on a resume: "Hours of manual reporting saved". */
  readonly evidence: readonly string[];
  /** Years usually asked for, by level. */
  readonly levels: readonly { readonly title: string; readonly years: readonly [number, number] }[];
}

export interface Industry {
  readonly id: string;
  readonly name: string;
  readonly aliases: readonly string[];
  /** Words that show experience in it: "NPA", "KYC", "underwriting". */
  readonly terms: readonly string[];
}
