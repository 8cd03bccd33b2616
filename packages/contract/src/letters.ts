import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  type Letter as DomainLetter,
  LETTER_TONES,
  MAX_LETTER_LINE,
  MAX_PARAGRAPH_TEXT,
  MAX_PARAGRAPHS,
} from "@taiyari/domain/coach";
import { MAX_JOB_DESCRIPTION } from "@taiyari/domain/resume";
import { KnownId, NewId } from "./ids.ts";
import { limitReached, notFound } from "./refusals.ts";
import type { Sent } from "./unvalidated.ts";

const Line = z.string().max(MAX_LETTER_LINE);

/** `Letter` of the domain: everything of a cover letter that is saved, undone and merged. */
export const Letter: z.ZodType<Sent<DomainLetter>, DomainLetter> = z.object({
  tone: z.enum(LETTER_TONES),
  role: Line,
  company: Line,
  sender: z.object({ name: Line, contact: z.array(Line).max(6) }),
  day: z.int().min(0).max(100_000),
  recipient: Line,
  greeting: Line,
  paragraphs: z
    .array(
      z.object({
        id: z.string().min(1).max(80),
        text: z.string().max(MAX_PARAGRAPH_TEXT),
        engine: z.enum(["built-in", "model"]).nullable(),
      }),
    )
    .max(MAX_PARAGRAPHS)
    .refine(
      (paragraphs) => new Set(paragraphs.map(({ id }) => id)).size === paragraphs.length,
      "each paragraph has an id of its own",
    ),
  closing: Line,
});
export type Letter = z.infer<typeof Letter>;

const Name = z.string().trim().min(1).max(120);
const LetterId = z.object({ id: KnownId });
const NO_LETTER = notFound("There is no such letter.");
const TOO_MANY_LETTERS = limitReached(
  "You have as many letters as one may have. Delete one first.",
);

/** The resume a letter goes with, and the revision it was drafted from. The resume may be deleted since. */
export const LetterResume = z.object({ id: z.uuid(), revision: z.int().min(0) });

/** A cover letter, without its contents. */
export const LetterBrief = z.object({
  id: z.uuid(),
  /** What its owner calls it: "Data Analyst, Nandi Retail". */
  name: z.string(),
  role: z.string(),
  company: z.string(),
  /** Null for a letter without a resume. */
  resume: LetterResume.nullable(),
  /** What the resume is called; "" for none, or one that was deleted. */
  resumeName: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type LetterBrief = z.infer<typeof LetterBrief>;

/** The person's letters, the one last worked on first. */
export const listLetters = oc
  .route({ method: "GET", path: "/letters", summary: "Your cover letters" })
  .output(z.object({ letters: z.array(LetterBrief) }));

/**
 * Keeps a new letter. Asked again with the same id it answers what is kept now and changes nothing, so a device that
 * did not hear the answer may ask again. `LIMIT_REACHED` beyond 200 letters of one person.
 */
export const createLetter = oc
  .route({ method: "POST", path: "/letters", summary: "Begin a cover letter" })
  .input(
    z.object({
      id: NewId,
      name: Name,
      letter: Letter,
      resume: LetterResume.nullable(),
      /** What it answers, word for word; "" for none. */
      jobDescription: z.string().max(MAX_JOB_DESCRIPTION),
    }),
  )
  .output(z.object({ revision: z.int(), savedAt: z.iso.datetime() }))
  .errors(TOO_MANY_LETTERS);

/** A letter for its owner. `NOT_FOUND` for an unknown, deleted or somebody else's one, here and below. */
export const getLetter = oc
  .route({ method: "GET", path: "/letters/{id}", summary: "One cover letter, whole" })
  .input(LetterId)
  .output(
    LetterBrief.extend({
      letter: Letter,
      jobDescription: z.string(),
      /** Changes at each saving; the next saving names it. */
      revision: z.int(),
    }),
  )
  .errors(NO_LETTER);

/**
 * Replaces the contents of a letter. Refused with what is kept now when it was saved elsewhere meanwhile
 * (`CONFLICT`): merge, and save on that revision.
 */
export const saveLetter = oc
  .route({ method: "PUT", path: "/letters/{id}", summary: "Save a cover letter" })
  .input(LetterId.extend({ letter: Letter, revision: z.int() }))
  .output(z.object({ revision: z.int(), savedAt: z.iso.datetime() }))
  .errors({
    ...NO_LETTER,
    CONFLICT: {
      status: 409,
      message: "This letter was saved elsewhere meanwhile.",
      data: z.object({ letter: Letter, revision: z.int() }),
    },
  });

/** Gives a letter another name; its revision stays. */
export const renameLetter = oc
  .route({ method: "PUT", path: "/letters/{id}/name", summary: "Rename a cover letter" })
  .input(LetterId.extend({ name: Name }))
  .output(z.object({}))
  .errors(NO_LETTER);

/** A copy under a new id, with "copy" behind its name. */
export const duplicateLetter = oc
  .route({ method: "POST", path: "/letters/{id}/copies", summary: "Duplicate a cover letter" })
  .input(LetterId.extend({ newId: NewId }))
  .output(LetterBrief)
  .errors({ ...NO_LETTER, ...TOO_MANY_LETTERS });

/** Puts a letter aside. It can be restored for 30 days, then it is gone; earlier where a person has 400 with those that are deleted. */
export const deleteLetter = oc
  .route({ method: "DELETE", path: "/letters/{id}", summary: "Delete a cover letter" })
  .input(LetterId)
  .output(z.object({}))
  .errors(NO_LETTER);

/** Undoes a deletion; for one that is not deleted nothing changes. `LIMIT_REACHED` beyond 200 letters of one person. */
export const restoreLetter = oc
  .route({
    method: "POST",
    path: "/letters/{id}/restoration",
    summary: "Undo a deletion of a letter",
  })
  .input(LetterId)
  .output(z.object({}))
  .errors({ ...NO_LETTER, ...TOO_MANY_LETTERS });
