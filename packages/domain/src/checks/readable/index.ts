import type { Check } from "../check.ts";
import { columns } from "./columns.ts";
import { contactFound } from "./contact-found.ts";
import { datesOneFormat } from "./dates-one-format.ts";
import { datesParsed } from "./dates-parsed.ts";
import { fileFacts } from "./file-facts.ts";
import { headings } from "./headings.ts";
import { hiddenText } from "./hidden-text.ts";
import { iconsAsText } from "./icons-as-text.ts";
import { jobsComplete } from "./jobs-complete.ts";
import { lostCharacters } from "./lost-characters.ts";
import { storedOrder } from "./stored-order.ts";
import { textLayer } from "./text-layer.ts";

/** What a machine gets from the file. Thirty points. */
export const READABLE_CHECKS: readonly Check[] = [
  textLayer,
  storedOrder,
  columns,
  lostCharacters,
  iconsAsText,
  hiddenText,
  contactFound,
  headings,
  jobsComplete,
  datesParsed,
  datesOneFormat,
  fileFacts,
];
