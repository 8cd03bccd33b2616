import { oc } from "@orpc/contract";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";

const NO_CERTIFICATE = notFound("There is no certificate with this code.");

/** A certificate of a simulated day, as anybody sees it who has its code. */
export const DayCertificate = z.object({
  /** "7K4M-92QX" */
  code: z.string(),
  name: z.string(),
  scenario: z.string(),
  version: z.int(),
  title: z.string(),
  /** "Data analyst" */
  as: z.string(),
  company: z.string(),
  /** 0 to 100: the mean of the pieces of work. */
  score: z.int(),
  work: z.array(
    z.object({
      title: z.string(),
      /** "A mail, one paragraph and one number" */
      what: z.string(),
      points: z.int(),
      /** 0 for what was not handed in. */
      versions: z.int(),
    }),
  ),
  /** Of the scenario's clock. */
  minutes: z.int(),
  /** When the server heard of its end. */
  endedAt: z.iso.datetime(),
});
export type DayCertificate = z.infer<typeof DayCertificate>;

/** As its owner sees it. */
export const OwnDayCertificate = DayCertificate.extend({
  /** Whether others see it at its address. */
  isPublic: z.boolean(),
});
export type OwnDayCertificate = z.infer<typeof OwnDayCertificate>;

/**
 * Makes the certificate of a day that is over, with the name as the person confirmed it. Gives the one there is.
 * `NOT_OVER` also where nothing was handed in.
 */
export const issueDay = oc
  .route({
    method: "POST",
    path: "/simulations/{id}/certificate",
    summary: "Make a certificate of a simulated day",
  })
  .input(z.object({ id: KnownId, name: z.string().trim().min(2).max(80) }))
  .output(OwnDayCertificate)
  .errors({
    ...notFound("There is no such day."),
    NOT_OVER: {
      status: 409,
      message: "A certificate is made of a day that is over and in which something was handed in.",
    },
  });

/** The certificate of a day for its owner; null where none was made. */
export const ofRun = oc
  .route({
    method: "GET",
    path: "/simulations/{id}/certificate",
    summary: "The certificate of one's own simulated day",
  })
  .input(z.object({ id: KnownId }))
  .output(z.object({ certificate: OwnDayCertificate.nullable() }))
  .errors(notFound("There is no such day."));

/** Shows it to whoever has its code, or to nobody. */
export const setDayPublic = oc
  .route({
    method: "PUT",
    path: "/simulation-certificates/{code}",
    summary: "Show or hide a certificate of a simulated day",
  })
  .input(z.object({ code: z.string(), isPublic: z.boolean() }))
  .output(OwnDayCertificate)
  .errors(NO_CERTIFICATE);

/** What a code stands for, to anybody, now. `NOT_FOUND` for an unknown one and for one that its owner hides. */
export const openDay = oc
  .route({
    method: "GET",
    path: "/simulation-certificates/{code}",
    summary: "Verify a certificate of a simulated day",
  })
  .input(z.object({ code: z.string() }))
  .output(DayCertificate.extend({ checkedAt: z.iso.datetime() }))
  .errors(NO_CERTIFICATE);
