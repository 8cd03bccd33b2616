import type { ReadName } from "../fields/read-names.ts";
import type { ListSectionId } from "../fields/sections.ts";
import type { Found } from "./reading.ts";

/**
 * What a person changed about a reading. Corrections are applied one after the other: each refers to the reading that
 * the ones before it left, so that an `at` counts as it was at that moment.
 *
 * The file stays what it is: how well a machine reads it is judged by the reading as made, what it says by the
 * corrected one.
 */
export type Correction =
  /**
   * Gives a field these words; "" takes the field away. Fills one that is absent. A bullet or item one past the end
   * is added.
   */
  | { readonly kind: "set"; readonly field: FieldRef; readonly value: string }
  /**
   * Gives an entry its dates, in any form the reader reads: "Aug 2022", "2022". "" for none. One that is `current` has
   * no end, whatever `end` says. A certification, award, publication or reference has one date, its `end`.
   */
  | {
      readonly kind: "set-dates";
      readonly entry: EntryRef;
      readonly start: string;
      readonly end: string;
      readonly current: boolean;
    }
  /** An empty entry at this place; the later ones move on. */
  | { readonly kind: "add-entry"; readonly entry: EntryRef }
  /** Its words are then unplaced, not gone. */
  | { readonly kind: "remove-entry"; readonly entry: EntryRef }
  /** Bullets from this one on become the next entry. The bullet itself becomes that entry's main field. */
  | { readonly kind: "split-entry"; readonly entry: EntryRef; readonly bullet: number }
  /** Takes the next entry into this one: empty fields are filled, words that have no place any more become bullets. */
  | { readonly kind: "merge-entries"; readonly entry: EntryRef }
  /** Cuts a bullet or item in two at an offset into its words. */
  | { readonly kind: "split-text"; readonly field: FieldRef; readonly offset: number }
  /** Joins a bullet or item with the one after it. */
  | { readonly kind: "merge-text"; readonly field: FieldRef }
  /**
   * Gives the words of a field, of an unplaced line or of a line of a section of unknown kind to another field. What
   * was there comes to where they came from; with a line as the source it becomes unplaced. A bullet or item as the
   * target is put in before the one that has this number.
   */
  | { readonly kind: "reassign"; readonly from: FieldRef | LineRef; readonly to: FieldRef };

/** A list of entries that have a title, dates and bullets. */
export type EntryList = ListSectionId;

/** One entry; `at` counts from 0. */
export interface EntryRef {
  readonly list: EntryList;
  readonly at: number;
}

/** A line of the file, by its number. */
export interface LineRef {
  readonly kind: "line";
  readonly line: number;
}

/** One value of a reading. Numbers count from 0. */
export type FieldRef =
  | { readonly kind: "contact"; readonly field: ContactField }
  | { readonly kind: "link"; readonly at: number }
  | { readonly kind: "summary" }
  | { readonly kind: "entry"; readonly entry: EntryRef; readonly field: EntryField }
  | { readonly kind: "bullet"; readonly entry: EntryRef; readonly at: number }
  | { readonly kind: "technology"; readonly entry: EntryRef; readonly at: number }
  | { readonly kind: "skill"; readonly group: number; readonly at: number }
  | { readonly kind: "skill-group"; readonly group: number }
  | { readonly kind: "language"; readonly at: number };

export type ContactField = ReadName<"personal">;

/** Those an entry of its list has; "title" is a project's name and an education's degree is "degree". */
export type EntryField = ReadName<ListSectionId>;

/** Why a correction can not be applied: what it refers to is not there, or does not have such a field. */
export type CorrectionProblem =
  | { readonly kind: "no-such-place"; readonly index: number }
  | { readonly kind: "not-a-date"; readonly index: number; readonly text: string }
  | { readonly kind: "too-long"; readonly index: number; readonly limit: number };

/** The most corrections that one upload keeps. */
export const MAX_CORRECTIONS = 2000;

/** The longest text a correction may hold, in characters. */
export const MAX_CORRECTED_TEXT = 5000;

/** A reading as a page shows it: every field with its number, in the order a person checks them. */
export interface FieldGroup {
  /** Stays the same while the entry does: "experience-1". */
  readonly id: string;
  /** "Contact", "Experience, 1 of 2", "Skills". */
  readonly title: string;
  readonly entry: EntryRef | null;
  readonly fields: readonly FieldView[];
}

export interface FieldView {
  /** 1 for the first of all groups. Bullets and single skills have none of their own: they are `parts`. */
  readonly number: number;
  /** Stays the same while the field does: "experience-1-title". */
  readonly id: string;
  /** "Company". */
  readonly label: string;
  /** What the reader keeps; "" for nothing. Parts in one line, dates as "Aug 2022 to Present". */
  readonly text: string;
  readonly state: FieldState;
  /** Where it is, in reading order; [] for what was typed by hand or is absent. */
  readonly places: Found["places"];
  readonly edit:
    | { readonly kind: "text"; readonly field: FieldRef }
    | {
        readonly kind: "dates";
        readonly entry: EntryRef;
        readonly start: string;
        readonly end: string;
        readonly current: boolean;
      }
    | { readonly kind: "parts"; readonly parts: readonly FieldPart[]; readonly next: FieldRef };
  /** As the machine read it, where a person changed it; null elsewhere. "" where it had read nothing. */
  readonly was: string | null;
  /** A sentence, where there is something to say: why it is unsure, or what to do about what is absent. */
  readonly why: string | null;
}

/** A bullet, a skill, a language: one of several values that are together. */
export interface FieldPart {
  readonly field: FieldRef;
  readonly text: string;
  readonly confidence: number;
  readonly places: Found["places"];
}

/**
 * `sure` where each of its values is (`isSure`), else `unsure`; `corrected` where a person changed what was read, `absent` where one is
 * expected.
 */
export type FieldState = "sure" | "unsure" | "absent" | "corrected";
