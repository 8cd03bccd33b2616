import { oc } from "@orpc/contract";
import { z } from "zod";
import { CONTACT_READ_NAMES, LIST_SECTIONS, READ_NAMES } from "@taiyari/domain/fields";
import { MAX_CORRECTED_TEXT, MAX_CORRECTIONS } from "@taiyari/domain/resume";
import type { Careers } from "@taiyari/domain/careers";
import type * as domain from "@taiyari/domain/resume";
import { unvalidated } from "./unvalidated.ts";
import { NO_UPLOAD, RESUME_UNREADABLE, UploadId } from "./upload.ts";

const At = z.int().min(0);
const EntryRef = z.object({
  list: z.enum(LIST_SECTIONS),
  at: At,
});

const FieldRef = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("contact"),
    field: z.enum(CONTACT_READ_NAMES),
  }),
  z.object({ kind: z.literal("link"), at: At }),
  z.object({ kind: z.literal("summary") }),
  z.object({
    kind: z.literal("entry"),
    entry: EntryRef,
    field: z.enum(READ_NAMES),
  }),
  z.object({ kind: z.literal("bullet"), entry: EntryRef, at: At }),
  z.object({ kind: z.literal("technology"), entry: EntryRef, at: At }),
  z.object({ kind: z.literal("skill"), group: At, at: At }),
  z.object({ kind: z.literal("skill-group"), group: At }),
  z.object({ kind: z.literal("language"), at: At }),
]);

const LineRef = z.object({ kind: z.literal("line"), line: z.int().min(1) });
const Words = z.string().max(MAX_CORRECTED_TEXT);

/** `Correction` of the domain. */
export const Correction = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("set"), field: FieldRef, value: Words }),
  z.object({
    kind: z.literal("set-dates"),
    entry: EntryRef,
    start: Words,
    end: Words,
    current: z.boolean(),
  }),
  z.object({ kind: z.literal("add-entry"), entry: EntryRef }),
  z.object({ kind: z.literal("remove-entry"), entry: EntryRef }),
  z.object({ kind: z.literal("split-entry"), entry: EntryRef, bullet: At }),
  z.object({ kind: z.literal("merge-entries"), entry: EntryRef }),
  z.object({ kind: z.literal("split-text"), field: FieldRef, offset: At }),
  z.object({ kind: z.literal("merge-text"), field: FieldRef }),
  z.object({
    kind: z.literal("reassign"),
    from: z.union([FieldRef, LineRef]),
    to: FieldRef,
  }),
]) satisfies z.ZodType<domain.Correction>;

export const Corrections = z.array(Correction).max(MAX_CORRECTIONS).readonly();

/** What a machine read of an upload and what its owner corrected. */
export const UploadReading = z.object({
  uploadId: z.uuid(),
  fileName: z.string(),
  /** The reading as made, a `Reading` of the domain; `corrections` are not applied to it. */
  reading: unvalidated<domain.Reading>(),
  corrections: unvalidated<readonly domain.Correction[]>(),
  /** Changes whenever the corrections or the reading under them do; a saving names the one it was made on. */
  revision: z.int(),
  /** What a report besides the reading follows from, so that a page can score at once. */
  file: unvalidated<domain.FileFacts>(),
  target: unvalidated<domain.ReportTarget>(),
  /** Names the roles and skills that score it: `careers` sends them. */
  careersVersion: z.string(),
  /** The latest report of this upload; null without one. */
  report: z.object({ id: z.uuid(), score: z.int() }).nullable(),
});
export type UploadReading = z.input<typeof UploadReading>;

/** What a machine reads of a resume, field by field. Reads the file when that has not happened yet. */
export const getReading = oc
  .route({
    method: "GET",
    path: "/resume/uploads/{uploadId}/reading",
    summary: "What a machine reads",
  })
  .input(UploadId)
  .output(UploadReading)
  .errors({ ...NO_UPLOAD, RESUME_UNREADABLE });

/**
 * Replaces the corrections of a reading. Refused when others were saved meanwhile or newer rules read the file again
 * (`CONFLICT`: with what is saved now; ask for the reading again), and when they do not fit the reading. As long as
 * there are any the file is not read by newer rules; [] lets it be.
 */
export const saveCorrections = oc
  .route({
    method: "PUT",
    path: "/resume/uploads/{uploadId}/corrections",
    summary: "Keep what you corrected",
  })
  .input(UploadId.extend({ corrections: Corrections, revision: z.int() }))
  .output(z.object({ revision: z.int(), savedAt: z.iso.datetime() }))
  .errors({
    ...NO_UPLOAD,
    CONFLICT: {
      status: 409,
      message: "Other corrections were saved meanwhile. Ask for the reading again.",
      data: z.object({
        corrections: unvalidated<readonly domain.Correction[]>(),
        revision: z.int(),
      }),
    },
    NOT_APPLICABLE: {
      status: 422,
      message: "A correction does not fit what was read.",
      data: z.object({ index: z.int() }),
    },
  });

/**
 * The roles and skills that scoring needs, for scoring in the browser. The same for everybody. The version is that of
 * their content, so a browser keeps an answer for good; asked for another version than there is, today's are sent and
 * not kept.
 */
export const careers = oc
  .route({
    method: "GET",
    path: "/resume/careers/{version}",
    summary: "Roles and skills, for scoring",
  })
  .input(z.object({ version: z.string().max(64) }))
  .output(unvalidated<Careers>());
