import type { Check } from "../check.ts";
import { characters } from "./characters.ts";
import { contactFound } from "./contact-found.ts";
import { datesParsed } from "./dates-parsed.ts";
import { fileFacts } from "./file-facts.ts";
import { headings } from "./headings.ts";
import { jobsComplete } from "./jobs-complete.ts";
import { readingOrder } from "./reading-order.ts";
import { textLayer } from "./text-layer.ts";

/** What a machine gets from the file. Thirty points. */
export const READABLE_CHECKS: readonly Check[] = [
  textLayer,
  readingOrder,
  contactFound,
  characters,
  headings,
  jobsComplete,
  datesParsed,
  fileFacts,
];
