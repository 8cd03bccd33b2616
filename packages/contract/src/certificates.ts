import { oc } from "@orpc/contract";
import { z } from "zod";
import { KnownId } from "./ids.ts";
import { notFound } from "./refusals.ts";

const NO_CERTIFICATE = notFound("There is no certificate with this code.");

/** As anybody sees it who has its code. */
export const Certificate = z.object({
  /** "7K4M-92QX" */
  code: z.string(),
  name: z.string(),
  /** Of the course. */
  course: z.string(),
  title: z.string(),
  right: z.int(),
  of: z.int(),
  percent: z.int(),
  pass: z.int(),
  /** How many questions they were drawn from. */
  bank: z.int(),
  minutes: z.int(),
  passedAt: z.iso.datetime(),
  stages: z.array(z.object({ stage: z.string(), right: z.int(), of: z.int() })),
});
export type Certificate = z.infer<typeof Certificate>;

/** As its owner sees it. */
export const OwnCertificate = Certificate.extend({
  /** Whether others see it at its address. */
  isPublic: z.boolean(),
});
export type OwnCertificate = z.infer<typeof OwnCertificate>;

/** Makes the certificate of an assessment that was passed, with the name as the person confirmed it. Gives the one there is. */
export const issue = oc
  .route({
    method: "POST",
    path: "/learning/assessments/{id}/certificate",
    summary: "Make a certificate",
  })
  .input(z.object({ id: KnownId, name: z.string().trim().min(2).max(80) }))
  .output(OwnCertificate)
  .errors({
    ...notFound("There is no such assessment."),
    NOT_PASSED: {
      status: 409,
      message: "A certificate is made for an assessment that was passed.",
    },
  });

/** A certificate for its owner. */
export const mine = oc
  .route({ method: "GET", path: "/learning/certificates/{code}", summary: "One's own certificate" })
  .input(z.object({ code: z.string() }))
  .output(OwnCertificate)
  .errors(NO_CERTIFICATE);

/** Shows it to whoever has its code, or to nobody. */
export const setPublic = oc
  .route({
    method: "PUT",
    path: "/learning/certificates/{code}",
    summary: "Show or hide a certificate",
  })
  .input(z.object({ code: z.string(), isPublic: z.boolean() }))
  .output(OwnCertificate)
  .errors(NO_CERTIFICATE);

/** What a code stands for, to anybody, now. `NOT_FOUND` for an unknown one and for one that its owner hides. */
export const open = oc
  .route({ method: "GET", path: "/certificates/{code}", summary: "Verify a certificate" })
  .input(z.object({ code: z.string() }))
  .output(Certificate.extend({ checkedAt: z.iso.datetime() }))
  .errors(NO_CERTIFICATE);
