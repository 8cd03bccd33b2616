import type { ReadName } from "../fields/read-names.ts";

/**
 * What a machine understood of a resume: every field with how sure it is and where it is.
 *
 * Made by `readResume` from a `SourceDocument`. Nothing in it is ever supplied by us: a field that was
 * not found is absent, and a line that fitted nowhere is listed in `unplaced`.
 */
export interface Reading {
  /** The version of the reading rules that made it, `READER_VERSION`. */
  readonly readerVersion: string;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  /** Every line in reading order; `lines[i].number === i + 1`. */
  readonly lines: readonly ReadLine[];
  readonly columns: 1 | 2 | 3;
  readonly contact: ReadContact;
  readonly summary: Found | null;
  readonly sections: readonly ReadSection[];
  readonly experience: readonly ReadExperience[];
  readonly education: readonly ReadEducation[];
  readonly projects: readonly ReadProject[];
  readonly skills: readonly ReadSkillGroup[];
  readonly certifications: readonly ReadItem[];
  readonly awards: readonly ReadItem[];
  readonly publications: readonly ReadItem[];
  readonly languages: readonly Found[];
  readonly references: readonly ReadItem[];
  /** Numbers of lines that fitted nowhere. */
  readonly unplaced: readonly number[];
  /** What was lost or had to be mended on the way: counts over the whole document. */
  readonly losses: ReadLosses;
  /** What says that the page as a whole was not understood; [] for nothing. Absent in readings by older rules. */
  readonly hardToRead?: readonly HardToRead[];
}

/**
 * A sign that a page was not understood: no job and no study on it; most periods belong to no entry; most names of
 * jobs and studies are doubtful; many words belong to no field.
 */
export type HardToRead = "no-entries" | "loose-periods" | "doubts" | "loose-lines";

export interface ReadLine {
  /** 1 for the first line of the document, counting on across pages. */
  readonly number: number;
  /** 1 for the first page. */
  readonly page: number;
  /** 0 for the only or leftmost column. */
  readonly column: number;
  readonly text: string;
  /** Points from the page's top-left corner; `y` is the top of the line. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Size of most of its letters, in points. */
  readonly size: number;
  /** True when most of its letters are bold. */
  readonly bold: boolean;
  /** Where it is bold or italic, or leads somewhere; absent for nowhere. */
  readonly looks?: readonly LookOfLine[];
  /** True for a running header or footer and for a page number: kept, and no part of any section. */
  readonly runningHeader?: true;
  /** True for text that a person cannot see on the page: kept, and part of nothing. */
  readonly hidden?: true;
}

/** A stretch of a line that is bold or italic, or leads somewhere; `from` and `to` are offsets into its text. */
export interface LookOfLine {
  readonly from: number;
  readonly to: number;
  readonly bold?: true;
  readonly italic?: true;
  /** Where it leads to, of the web or a mailbox. */
  readonly url?: string;
}

/** Where a field is: a stretch of one line. `from` and `to` are offsets into that line's text. */
export interface Place {
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A value that was found. `confidence` is 0 (a guess) to 1 (certain). */
export interface Found<Value = string> {
  readonly value: Value;
  readonly confidence: number;
  /** Never empty, unless a person typed the value. */
  readonly places: readonly Place[];
  /** Present where a person gave the value rather than the reader. */
  readonly by?: "person";
}

export interface ReadContact {
  readonly name: Found | null;
  /** The line under the name: "Senior Data Analyst". */
  readonly headline: Found | null;
  readonly email: Found | null;
  readonly phone: Found | null;
  readonly location: Found | null;
  readonly links: readonly Found<{ readonly url: string; readonly label: string }>[];
}

export type SectionKind =
  | "contact"
  | "summary"
  | "experience"
  | "education"
  | "projects"
  | "skills"
  | "certifications"
  | "awards"
  | "publications"
  | "languages"
  | "references"
  | "other";

export interface ReadSection {
  readonly kind: SectionKind;
  /** The heading as written; null for the text above the first heading. */
  readonly heading: Found | null;
  /** Numbers of its lines without the heading, first and last, both included. Null for an empty section. */
  readonly lines: { readonly first: number; readonly last: number } | null;
}

/** A date as far as it was written. Seasons give the month they begin with in the north. */
export interface PartialDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month?: number;
  /** As it is in the file: "Jan '21". */
  readonly text: string;
}

interface ReadDates {
  readonly start: Found<PartialDate> | null;
  readonly end: Found<PartialDate> | null;
  /** True when the end is "Present", "till date", "heute" and the like. */
  readonly current: boolean;
}

export interface ReadExperience extends ReadDates {
  readonly title: Found | null;
  readonly company: Found | null;
  readonly location: Found | null;
  /** Bullets, or paragraphs where there are none. */
  readonly bullets: readonly Found[];
}

export interface ReadEducation extends ReadDates {
  readonly degree: Found | null;
  readonly institution: Found | null;
  readonly location: Found | null;
  /** "8.4 CGPA", "82 %", as written. */
  readonly grade: Found | null;
  readonly bullets: readonly Found[];
}

export interface ReadProject extends ReadDates {
  readonly name: Found | null;
  readonly role: Found | null;
  readonly url: Found | null;
  readonly technologies: readonly Found[];
  readonly bullets: readonly Found[];
}

export interface ReadSkillGroup {
  /** "Languages", "Tools"; null for a plain list. */
  readonly name: Found | null;
  readonly skills: readonly Found[];
}

/** The lists whose entries are `ReadItem`s. */
export type ItemList = "certifications" | "awards" | "publications" | "references";

/**
 * What an item of one of these lists may have besides title and issuer: until when a certification holds, as written;
 * where a publication can be read; where a referee works, whose `by` is then what they are there. Absent in readings
 * by rules older than the field.
 */
export type ReadItemExtras = {
  readonly [Name in Exclude<ReadName<ItemList>, "title" | "by">]?: Found | null;
};

/** A certification, award, publication or reference. */
export interface ReadItem extends ReadItemExtras {
  /** Its value is "" only where a person added the item and has not named it. */
  readonly title: Found;
  /** Who issued, published or guarantees it. */
  readonly by: Found | null;
  readonly date: Found<PartialDate> | null;
  readonly bullets: readonly Found[];
}

export interface ReadLosses {
  /** Letters whose Unicode value the file does not give: private-use characters and U+FFFD. */
  readonly unreadableCharacters: number;
  /** Icon-font glyphs in the place of a word. */
  readonly iconGlyphs: number;
  /** Words that had to be put together or taken apart because the file's spacing was wrong. */
  readonly mendedWords: number;
  /** Pages that hold a picture and no text. */
  readonly pagesWithoutText: number;
  /** Lines whose stored order differs from the order a person reads them in. */
  readonly linesOutOfOrder: number;
}
