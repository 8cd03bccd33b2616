import { oc } from "@orpc/contract";
import { z } from "zod";
import type { Template } from "@taiyari/domain/resume";
import { MOST_NAMED_VERSIONS, MOST_VERSIONS_AN_HOUR } from "@taiyari/domain/versions";
import { unvalidated } from "./unvalidated.ts";
import { ResumeDraft } from "./draft.ts";
import { KnownId, NewId } from "./ids.ts";
import { limitReached, notFound } from "./refusals.ts";

/** Made by the device that creates a resume, so that one can be begun without a connection. */
const NewResumeId = z.object({ id: NewId });
/** Names a resume of the person who asks. */
export const ResumeId = z.object({ id: KnownId });
export const NO_RESUME = notFound("There is no such resume.");
const Name = z.string().trim().min(1).max(120);

/** A resume of the editor, without its contents. */
export const ResumeBrief = z.object({
  id: z.uuid(),
  /** What its owner calls it: "Data analyst, product companies". */
  name: z.string(),
  /** As it stands in the resume; "" when nothing is written yet. */
  fullName: z.string(),
  title: z.string(),
  template: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** How many links to it are open now. */
  shares: z.int(),
});
export type ResumeBrief = z.infer<typeof ResumeBrief>;

const NO_VERSION = notFound("There is no such version.");
const TOO_LARGE = { status: 413, message: "This resume is too large to be kept." };
const PREMIUM_TEMPLATE = {
  status: 403,
  message: "This template is for accounts with the premium plan.",
};
const TOO_MANY_RESUMES = limitReached(
  "You have as many resumes as one may have. Delete one first.",
);

/** The person's resumes, the one last worked on first. */
export const listResumes = oc
  .route({ method: "GET", path: "/resumes", summary: "Your resumes" })
  .output(z.object({ resumes: z.array(ResumeBrief) }));

/**
 * Keeps a new resume. Asked again with the same id it answers what is kept now and changes nothing, so a device that
 * did not hear the answer may ask again. `LIMIT_REACHED` beyond 200 resumes of one person.
 */
export const createResume = oc
  .route({ method: "POST", path: "/resumes", summary: "Begin a resume" })
  .input(NewResumeId.extend({ name: Name, draft: ResumeDraft }))
  .output(z.object({ revision: z.int(), savedAt: z.iso.datetime() }))
  .errors({
    ...TOO_MANY_RESUMES,
    PREMIUM_TEMPLATE,
    TOO_LARGE,
  });

/** A resume for its owner. `NOT_FOUND` for an unknown, deleted or somebody else's one, here and below. */
export const getResume = oc
  .route({ method: "GET", path: "/resumes/{id}", summary: "One resume, whole" })
  .input(ResumeId)
  .output(
    z.object({
      id: z.uuid(),
      name: z.string(),
      draft: ResumeDraft,
      /** Changes at each saving; the next saving names it. */
      revision: z.int(),
      updatedAt: z.iso.datetime(),
    }),
  )
  .errors(NO_RESUME);

/**
 * Replaces the contents of a resume. Refused with what is kept now when it was saved elsewhere meanwhile
 * (`CONFLICT`): merge, and save on that revision. The version before is kept as a snapshot when its time has come.
 * `PREMIUM_TEMPLATE` when a free account changes to a premium template where the installation enforces plans.
 */
export const saveResume = oc
  .route({ method: "PUT", path: "/resumes/{id}", summary: "Save a resume" })
  .input(ResumeId.extend({ draft: ResumeDraft, revision: z.int() }))
  .output(z.object({ revision: z.int(), savedAt: z.iso.datetime() }))
  .errors({
    ...NO_RESUME,
    CONFLICT: {
      status: 409,
      message: "This resume was saved elsewhere meanwhile.",
      data: z.object({ draft: ResumeDraft, revision: z.int() }),
    },
    PREMIUM_TEMPLATE,
    TOO_LARGE,
  });

/** Gives a resume another name; its revision stays. */
export const renameResume = oc
  .route({ method: "PUT", path: "/resumes/{id}/name", summary: "Rename a resume" })
  .input(ResumeId.extend({ name: Name }))
  .output(z.object({}))
  .errors(NO_RESUME);

/** A copy under a new id, with "copy" behind its name; without its versions and links. */
export const duplicateResume = oc
  .route({ method: "POST", path: "/resumes/{id}/copies", summary: "Duplicate a resume" })
  .input(ResumeId.extend({ newId: NewId }))
  .output(ResumeBrief)
  .errors({ ...NO_RESUME, ...TOO_MANY_RESUMES });

/**
 * Puts a resume aside; its links answer no more. It can be restored for 30 days, then it is gone; earlier where a
 * person has 400 with those that are deleted.
 */
export const deleteResume = oc
  .route({ method: "DELETE", path: "/resumes/{id}", summary: "Delete a resume" })
  .input(ResumeId)
  .output(z.object({}))
  .errors(NO_RESUME);

/**
 * Undoes a deletion, with versions and links; for one that is not deleted nothing changes. `LIMIT_REACHED` beyond 200
 * resumes of one person.
 */
export const restoreResume = oc
  .route({ method: "POST", path: "/resumes/{id}/restoration", summary: "Undo a deletion" })
  .input(ResumeId)
  .output(z.object({}))
  .errors({ ...NO_RESUME, ...TOO_MANY_RESUMES });

// ---- versions ----

const TOO_MANY_VERSIONS = {
  status: 413,
  message: `You keep ${MOST_NAMED_VERSIONS} versions with a name, the most there can be. Take away the name of one that you no longer need, then keep this one.`,
};

const TOO_MANY_REQUESTS = {
  status: 429,
  message: `You have kept ${MOST_VERSIONS_AN_HOUR} versions within an hour. Wait a few minutes, then keep this one.`,
  data: z.object({ retryAfterSeconds: z.int().min(1) }),
};

/** A snapshot of a resume. */
export const ResumeVersion = z.object({
  id: z.uuid(),
  /** "" for one that was kept by itself. Named ones are never thinned out. */
  name: z.string(),
  madeAt: z.iso.datetime(),
});
export type ResumeVersion = z.infer<typeof ResumeVersion>;

const VersionId = ResumeId.extend({ versionId: KnownId });

/** Newest first. */
export const listVersions = oc
  .route({ method: "GET", path: "/resumes/{id}/versions", summary: "Versions of a resume" })
  .input(ResumeId)
  .output(z.object({ versions: z.array(ResumeVersion) }))
  .errors(NO_RESUME);

/** What a resume was then. */
export const getVersion = oc
  .route({
    method: "GET",
    path: "/resumes/{id}/versions/{versionId}",
    summary: "One version, whole",
  })
  .input(VersionId)
  .output(ResumeVersion.extend({ draft: ResumeDraft }))
  .errors(NO_VERSION);

/**
 * Keeps what is saved now as a version; with a name, until it is deleted. With `given`, another draft than the saved
 * one: a side that gave way in a merge. Asked again with the same id it answers what is kept and changes nothing.
 * `TOO_MANY_VERSIONS` beyond what one person may keep by name, `TOO_MANY_REQUESTS` beyond what they may keep in an hour.
 */
export const keepVersion = oc
  .route({ method: "POST", path: "/resumes/{id}/versions", summary: "Keep a version" })
  .input(
    ResumeId.extend({
      name: z.string().trim().max(120),
      given: z.exactOptional(z.object({ versionId: NewId, draft: ResumeDraft })),
    }),
  )
  .output(ResumeVersion)
  .errors({ ...NO_RESUME, TOO_LARGE, TOO_MANY_VERSIONS, TOO_MANY_REQUESTS });

/** "" takes the name away: the version is then thinned out with the others. */
export const renameVersion = oc
  .route({
    method: "PUT",
    path: "/resumes/{id}/versions/{versionId}/name",
    summary: "Name a version",
  })
  .input(VersionId.extend({ name: z.string().trim().max(120) }))
  .output(ResumeVersion)
  .errors({ ...NO_VERSION, TOO_MANY_VERSIONS });

// ---- templates ----

/** Every template, in the order of the grid, `modern` first. The files are at /templates/{id}/index.html, style.css, script.js. */
export const templates = oc
  .route({ method: "GET", path: "/resume/templates", summary: "Templates" })
  .output(
    z.object({
      templates: unvalidated<readonly Template[]>(),
      /** Whether a free account may not choose premium templates. */
      isPremiumEnforced: z.boolean(),
      /** Names the roles and skills that score what is written: `resume.careers` sends them. */
      careersVersion: z.string(),
    }),
  );
