import type { Experience, Personal, Resume, Skills } from "./resume.ts";

/**
 * What a template is filled with: the resume, and what the editor keeps beside it.
 *
 * A section that is hidden arrives here too; `TemplateSections` says so.
 */
export interface TemplateData extends Omit<Resume, "personal" | "skills" | "experience"> {
  readonly experience: readonly Role[];
  readonly skills: Skills & { readonly groups?: readonly SkillGroup[] };
  readonly personal: Personal & {
    /** A `data:image/…` or `blob:` address; "" for none. */
    readonly photo: string;
  };
  /** Sections the person added, in their order. */
  readonly custom: readonly CustomSection[];
  readonly sections: TemplateSections;
  /** Words instead of those that stand in the template, by the name of its mark `data-label`. */
  readonly labels?: Readonly<Partial<Record<string, string>>>;
}

/** A job as a template shows it: of several at one company the first has the head of their block. */
export interface Role extends Experience {
  readonly employer?: string;
  readonly employerPlace?: string;
}

/** Skills with a name of the person's own over them: "Languages: Go, Python (advanced)". */
export interface SkillGroup {
  /** "" for none. */
  readonly name: string;
  /** How good somebody is in one stands in brackets behind it. */
  readonly skills: readonly string[];
}

/**
 * A section the person added. Source: the specification, section 3, "Section definition".
 * A single one has `content` and no items, a repeatable one items and no content.
 */
export interface CustomSection {
  /** "custom_" and a timestamp. */
  readonly id: string;
  readonly name: string;
  /** Lines, as a description. */
  readonly content: string;
  readonly items: readonly CustomItem[];
}

/** What the entries of a section the person added are like, where they have more than a title and a text. */
export const CUSTOM_KINDS = ["job", "project", "link", "language"] as const;
export type CustomKind = (typeof CUSTOM_KINDS)[number];

/** The fields beside title and description are there where the kind of its section has them. */
export interface CustomItem {
  readonly title: string;
  /** Lines, as a description. */
  readonly description: string;
  readonly organization?: string;
  readonly role?: string;
  readonly location?: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly current?: boolean;
  readonly url?: string;
  readonly technologies?: readonly string[];
  /** How well a language is spoken, in words; "" where that is not said. */
  readonly level?: string;
  /** The same by the Common European Framework of Reference: "C1". */
  readonly cefr?: string;
}

export interface TemplateSections {
  /** Ids in the order the person gave them; [] leaves the order to the template. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** What a person may choose about the looks, whatever the template. */
export interface TemplateChoices {
  /** A colour that text can have on white, as "#0f6b6b". */
  readonly accent: string;
  readonly fonts: FontPair;
  readonly density: Density;
  readonly paper: PaperName;
  readonly margins: Margins;
  readonly photo: boolean;
  /** Per cent of the sizes the template sets its type in; 100 where it is left out. */
  readonly fontSize?: number;
  /** Per cent of the line heights the template has; 100 where it is left out. */
  readonly lineHeight?: number;
  /** How good somebody is in a skill or language: as text where it is left out. */
  readonly levels?: LevelStyle;
  /** Rules of the person's own, after those of the template: as typed, see `readOwnCss`. "" and left out for none. */
  readonly ownCss?: string;
}

/** `bars`: as text, with a bar below it whose length says the same. */
export const LEVEL_STYLES = ["none", "text", "bars"] as const;
export type LevelStyle = (typeof LEVEL_STYLES)[number];

/** Characters of a person's own rules: the longest style sheet of a template has about 5,000. */
export const MAX_OWN_CSS = 10_000;

/** A choice in per cent of what the template has: the least, the most and the steps between. */
export interface PercentRange {
  readonly least: number;
  readonly most: number;
  readonly step: number;
}

/**
 * The smallest running text of a template, 12.4 px, is 8.4 pt at the least size: the least that print is read at
 * without effort. At the most, the widest margin column still leaves lines of forty letters.
 */
export const FONT_SIZE: PercentRange = { least: 90, most: 120, step: 5 };
/** Below nine tenths the marks over and under the letters of Indian scripts meet those of the next line. */
export const LINE_HEIGHT: PercentRange = { least: 90, most: 140, step: 5 };

/** The value within its range and on one of its steps; 100 for none. */
export function percentIn({ least, most, step }: PercentRange, value: number | undefined): number {
  if (value === undefined || !Number.isFinite(value)) return 100;
  return Math.min(most, Math.max(least, Math.round(value / step) * step));
}

export const FONT_PAIRS = [
  "inter",
  "source-sans",
  "source-serif",
  "serif-over-sans",
  "sans-over-serif",
  "hanken",
  "instrument",
  "work-sans",
  "plex",
  "anek",
  "garamond",
  "newsreader",
  "bitter",
  "atkinson",
  "barlow",
  "stix",
  "instrument-serif",
  "noto",
] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const DENSITIES = ["tight", "normal", "airy"] as const;
export type Density = (typeof DENSITIES)[number];

export const PAPER_NAMES = ["a4", "letter"] as const;
export type PaperName = (typeof PAPER_NAMES)[number];

export const MARGINS = ["narrow", "normal", "wide"] as const;
export type Margins = (typeof MARGINS)[number];

/** From a page's edge to its text, in millimetres, as the template draws it with normal margins. */
export interface PageMargins {
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
}

/** A template as a person chooses it. The files are in its folder: index.html, style.css, perhaps script.js. */
export interface Template {
  /** The folder's name. Resumes are stored with it: it never changes. */
  readonly id: string;
  readonly name: string;
  /** One or two short sentences. */
  readonly description: string;
  /** For which work it is meant, as "Software and hardware". */
  readonly trade: string;
  readonly tags: readonly string[];
  readonly columns: 1 | 2 | 3;
  /**
   * Who reads the exported file. "Everywhere" is said of words: every reader has each of them, in order, with name, e-mail and
   * phone; not that every reader tells a title from a company. Else what the layout costs, in one sentence.
   */
  readonly reads:
    | { readonly everywhere: true }
    | { readonly everywhere: false; readonly cost: string };
  readonly premium: boolean;
  readonly hasScript: boolean;
  readonly margins: PageMargins;
  readonly defaults: TemplateChoices;
}
