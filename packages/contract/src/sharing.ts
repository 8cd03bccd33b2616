import { oc } from "@orpc/contract";
import { z } from "zod";
import { MAX_LINK_LABEL, MAX_LINK_PICTURE } from "@taiyari/domain/account";
import type { Template } from "@taiyari/domain/resume";
import { unvalidated } from "./unvalidated.ts";
import { ResumeDraft } from "./draft.ts";
import { NO_RESUME, ResumeId } from "./editor.ts";
import { KnownId } from "./ids.ts";
import { limitReached, notFound, TOO_MANY_ATTEMPTS } from "./refusals.ts";

/** An unknown, ended or expired link. */
export const NO_LINK = notFound("There is no such link.");

export const EXPIRY_PASSED = {
  status: 422,
  message: "That day is over. Choose a later one.",
} as const;

export const PASSWORD_NEEDED = {
  status: 401,
  message: "This link opens with its password.",
  data: z.object({ wasWrong: z.boolean() }),
} as const;

/** A link by which others see a resume as it is now. */
export const ResumeShare = z.object({
  id: z.uuid(),
  /** Of the address /shared/{token}. */
  token: z.string(),
  /** Chosen by the owner: /shared/{name} opens it as well. Null for none. */
  name: z.string().nullable(),
  /** What the owner calls it, for themselves alone; "" for nothing. */
  label: z.string(),
  createdAt: z.iso.datetime(),
  hasPassword: z.boolean(),
  /** Null for one that does not end by itself. */
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** Whether search engines may list the page. */
  isListed: z.boolean(),
  /** Openings by others than the owner, at most one an hour for each device. */
  views: z.int(),
  lastViewedAt: z.iso.datetime().nullable(),
});
export type ResumeShare = z.infer<typeof ResumeShare>;

/** Every link to a resume, ended ones too, newest first. */
export const listShares = oc
  .route({ method: "GET", path: "/resumes/{id}/shares", summary: "Links to a resume" })
  .input(ResumeId)
  .output(z.object({ shares: z.array(ResumeShare) }))
  .errors(NO_RESUME);

/** As typed: capitals do not count. Null for none. */
const LinkName = z.string().max(200).nullable();
const LinkLabel = z.string().trim().max(MAX_LINK_LABEL);

/** `reason`: what is wrong with the name itself, whether somebody else has it, or another open link of the person. */
const NAME_REFUSED = {
  status: 422,
  message: "This link cannot have that name.",
  data: z.object({
    reason: z.enum(["length", "characters", "reserved", "taken", "in-use", "too-many"]),
  }),
} as const;

/**
 * Opens a resume to others. `EXPIRY_PASSED` for an end that is over, `LIMIT_REACHED` beyond 50 open links, `NAME_REFUSED`
 * for a name it cannot have.
 */
export const createShare = oc
  .route({ method: "POST", path: "/resumes/{id}/shares", summary: "Share a resume by a link" })
  .input(
    ResumeId.extend({
      /** Null for none. */
      password: z.string().min(4).max(200).nullable(),
      expiresAt: z.iso.datetime().nullable(),
      isListed: z.boolean(),
      name: LinkName.default(null),
      label: LinkLabel.default(""),
    }),
  )
  .output(ResumeShare)
  .errors({
    ...NO_RESUME,
    EXPIRY_PASSED,
    NAME_REFUSED,
    ...limitReached("This resume has as many links as one may have. End one first."),
  });

/** Gives an open link another name and label. The name it had opens nothing any more; its token does as before. */
export const renameShare = oc
  .route({ method: "PATCH", path: "/resumes/{id}/shares/{shareId}", summary: "Rename a link" })
  .input(ResumeId.extend({ shareId: KnownId, name: LinkName, label: LinkLabel }))
  .output(ResumeShare)
  .errors({ ...NO_LINK, NAME_REFUSED });

/** From now on the link answers as one that never was. */
export const revokeShare = oc
  .route({ method: "DELETE", path: "/resumes/{id}/shares/{shareId}", summary: "End a link" })
  .input(ResumeId.extend({ shareId: KnownId }))
  .output(ResumeShare)
  .errors(NO_LINK);

/** Where the resume was saved since, or has no open link without a password: there is nothing to show a picture of. */
export const PICTURE_NOT_WANTED = {
  status: 409,
  message: "A picture of this page is not wanted.",
} as const;

export const NO_PICTURE = {
  status: 415,
  message: "The picture of a page is a JPEG of 1200 by 630 pixels.",
} as const;

/**
 * Whether the links to a resume lack a picture of its first page as others see it. Only the device that lays the page out
 * can make it.
 */
export const linkPicture = oc
  .route({
    method: "GET",
    path: "/resumes/{id}/picture",
    summary: "The picture of a resume's links",
  })
  .input(ResumeId)
  .output(
    z.object({
      /** Whether a link shows it: an open one without a password. */
      isShown: z.boolean(),
      /** Whether there is one of what others see now. */
      isCurrent: z.boolean(),
      /** Of the draft that is kept now. */
      revision: z.int(),
    }),
  )
  .errors(NO_RESUME);

/** Keeps the picture of the first page. It is shown for as long as others see the same draft. */
export const keepLinkPicture = oc
  .route({
    method: "PUT",
    path: "/resumes/{id}/picture",
    summary: "Keep the picture of a resume's links",
  })
  .input(
    ResumeId.extend({
      /** Of the draft that the picture is of. */
      revision: z.int().min(0),
      /** A JPEG of 1200 by 630 pixels, base64. */
      picture: z.string().min(1).max(MAX_LINK_PICTURE),
    }),
  )
  .errors({ ...NO_RESUME, NO_PICTURE, PICTURE_NOT_WANTED });

/**
 * What a link shows, to anybody. `NOT_FOUND` for an unknown, ended or expired one; hidden sections are left out.
 * `PASSWORD_NEEDED` without one or with a wrong one.
 */
export const openShare = oc
  .route({ method: "POST", path: "/shared/{token}", summary: "Open a shared resume" })
  .input(z.object({ token: z.string().min(1), password: z.string().max(200).optional() }))
  .output(
    z.object({
      /** The person's, as it stands in the resume; "Resume" where it is hidden or blank. Not what its owner calls it. */
      name: z.string(),
      draft: ResumeDraft,
      /** What it is shown in; the first one where this installation has not the draft's. */
      template: unvalidated<Template>(),
      updatedAt: z.iso.datetime(),
    }),
  )
  .errors({
    ...NO_LINK,
    PASSWORD_NEEDED,
    TOO_MANY_ATTEMPTS,
  });
