import type { Run } from "../rich/look.ts";

/**
 * A resume as headings, entries and lines, without looks: what plain formats (Markdown, plain text, DOCX) are written
 * from. Only what is shown and filled. Made by `outlineOf`.
 */
export interface ResumeOutline {
  /** The person's name; "" for none. */
  readonly name: string;
  /** The line under the name: "Senior Data Analyst"; "" for none. */
  readonly title: string;
  /** Email, phone, place, addresses, in this order. */
  readonly contacts: readonly OutlineLink[];
  /** In the person's order, the summary first. None is empty. */
  readonly sections: readonly OutlineSection[];
}

/** Words, with the address they lead to. */
export interface OutlineLink {
  readonly text: string;
  /** An address that can be opened (`https:`, `mailto:`, `tel:`); "" for none. */
  readonly url: string;
}

/** One line of a text. */
export interface OutlineLine {
  /** Its words. */
  readonly text: string;
  /** Whether it is a point of a list; its "• " is not in the text. */
  readonly isBullet: boolean;
  /** How deep a point is, from 0; absent for 0. */
  readonly level?: number;
  /** The words with how they look; absent where all of them are plain. */
  readonly runs?: readonly Run[];
}

/** A section that is shown and has something in it. */
export interface OutlineSection {
  /** The section's id: "experience"; "summary" for the summary. */
  readonly id: string;
  /** "" for none. */
  readonly heading: string;
  readonly entries: readonly OutlineEntry[];
}

/** One entry of a section; of a section that is one text, its lines. "" and [] for what is not given. */
export interface OutlineEntry {
  /** "Senior Data Analyst". */
  readonly title: string;
  /** What is beside the title: ["Saral Commerce", "Pune"]. */
  readonly subtitle: readonly string[];
  /** "Jan 2025 – Present". */
  readonly dates: string;
  readonly links: readonly OutlineLink[];
  readonly lines: readonly OutlineLine[];
  /** Lists of words with what they are: `{ label: "Technologies", words: ["Python"] }`. */
  readonly tags: readonly { readonly label: string; readonly words: readonly string[] }[];
}
