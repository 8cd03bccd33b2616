import { oc } from "@orpc/contract";
import { z } from "zod";
import {
  APPLICATION_STAGES,
  MAX_APPLICATION_LINE,
  MAX_APPLICATION_LINK,
  MAX_APPLICATION_NOTE,
  MAX_APPLICATION_SALARY,
  MAX_STAGE_CHANGES,
} from "@taiyari/domain/applications";
import { KnownId, NewId } from "./ids.ts";
import { limitReached, notFound } from "./refusals.ts";

const Line = z.string().trim().max(MAX_APPLICATION_LINE);
const Day = z.iso.date();
const Stage = z.enum(APPLICATION_STAGES);
/** An address that a link may name: never `javascript:`. */
const Link = z
  .string()
  .trim()
  .max(MAX_APPLICATION_LINK)
  .regex(/^(https?:\/\/\S+)?$/iu);
const SentDocument = z.object({ id: z.uuid(), revision: z.int().min(0) });

/** `ApplicationDetails` of the domain: what a person writes of an application. */
export const ApplicationDetails = z.object({
  company: Line.min(1),
  role: Line.min(1),
  place: Line,
  link: Link,
  note: z.string().max(MAX_APPLICATION_NOTE),
  appliedOn: Day.nullable(),
  nextStep: Line,
  nextOn: Day.nullable(),
  salary: z.int().min(0).max(MAX_APPLICATION_SALARY).nullable(),
  resume: SentDocument.nullable(),
  letter: SentDocument.nullable(),
});
export type ApplicationDetails = z.infer<typeof ApplicationDetails>;

/** What became of a document that went with an application. */
const SentNow = z.object({
  /** "" for one that was deleted. */
  name: z.string(),
  /** Whether it was changed since. */
  isChanged: z.boolean(),
});

export const Application = ApplicationDetails.extend({
  id: z.uuid(),
  stage: Stage,
  /** Each change of the stage with its day, the earliest first; the last is where it stands. */
  history: z
    .array(z.object({ stage: Stage, on: Day }))
    .min(1)
    .max(MAX_STAGE_CHANGES),
  /** Changes each time; the next saving names it. */
  revision: z.int(),
  /** Null where none went with it. */
  resumeNow: SentNow.nullable(),
  letterNow: SentNow.nullable(),
});
export type Application = z.infer<typeof Application>;

const ApplicationId = z.object({ id: KnownId });
const NO_APPLICATION = notFound("There is no such application.");
const TOO_MANY = limitReached(
  "You have as many applications as one may have. Delete one you do not need first.",
);

/** The person's applications, the one added last first. */
const list = oc
  .route({ method: "GET", path: "/applications", summary: "Your applications" })
  .output(z.object({ applications: z.array(Application) }));

/**
 * Adds an application. Asked again with the same id it answers what is kept and changes nothing. `LIMIT_REACHED` beyond
 * 500 of one person.
 */
const add = oc
  .route({ method: "POST", path: "/applications", summary: "Track an application" })
  .input(z.object({ id: NewId, application: ApplicationDetails, stage: Stage, today: Day }))
  .output(Application)
  .errors(TOO_MANY);

/**
 * Replaces what was written of an application; its stage stays. `NOT_FOUND` for an unknown, deleted or somebody else's
 * one, here and below. `CONFLICT` when it was changed meanwhile: nothing is changed then.
 */
const save = oc
  .route({ method: "PUT", path: "/applications/{id}", summary: "Change an application" })
  .input(ApplicationId.extend({ application: ApplicationDetails, revision: z.int() }))
  .output(Application)
  .errors({
    ...NO_APPLICATION,
    CONFLICT: {
      status: 409,
      message: "This application was changed elsewhere meanwhile.",
      data: z.object({ revision: z.int() }),
    },
  });

/**
 * Moves an application to a stage. A second change on one day replaces the first. One that is moved to "applied" with
 * no date of its own gets this one, and loses it when it is put back to "saved" on that day.
 */
const move = oc
  .route({ method: "PUT", path: "/applications/{id}/stage", summary: "Change the stage" })
  .input(ApplicationId.extend({ stage: Stage, today: Day }))
  .output(Application)
  .errors(NO_APPLICATION);

/** Puts an application aside. It can be restored for 30 days, then it is gone. */
const remove = oc
  .route({ method: "DELETE", path: "/applications/{id}", summary: "Delete an application" })
  .input(ApplicationId)
  .output(z.object({}))
  .errors(NO_APPLICATION);

/** Undoes a deletion; for one that is not deleted nothing changes. `LIMIT_REACHED` as for adding. */
const restore = oc
  .route({
    method: "POST",
    path: "/applications/{id}/restoration",
    summary: "Undo a deletion of an application",
  })
  .input(ApplicationId)
  .output(z.object({}))
  .errors({ ...NO_APPLICATION, ...TOO_MANY });

export const procedures = { list, add, save, move, remove, restore };
