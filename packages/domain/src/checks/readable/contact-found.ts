import { linesOf } from "../../evidence/passages.ts";
import { absent, full } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import { listed, noneOf, sentenceStart } from "../../text/wording.ts";

/** Name, email, phone and place: what every system files a person under. */
export const contactFound: Check = {
  id: "contact-found",
  axis: "readable",
  weight: 5,
  title: "Contact details found",
  looksAt: "Name, email, phone and place: what every system files a person under.",
  source: "The four fields every applicant tracking system asks for; found by our reader or not.",
  run,
};

function run({ reading }: Subject): Outcome {
  const { name, email, phone, location } = reading.contact;
  const fields = [
    { label: "name", found: name, share: 0.25 },
    { label: "email", found: email, share: 0.3 },
    { label: "phone", found: phone, share: 0.25 },
    { label: "city", found: location, share: 0.2 },
  ];
  const there = fields.filter((field) => field.found);
  const missing = fields.filter((field) => !field.found).map((field) => field.label);
  const lines = [...new Set(there.flatMap((field) => (field.found ? linesOf(field.found) : [])))];
  const found = sentenceStart(listed(there.map((field) => field.label)));
  if (missing.length === 0)
    return full(`${found}.`, { text: "Name, email, phone and city were all found.", lines });
  const absence = noneOf(missing);
  return {
    share: there.reduce((sum, field) => sum + field.share, 0),
    finding: there.length === 0 ? "None was found." : `${found}, but ${absence}.`,
    evidence: missing.map((label) => absent(`Top of the page: ${label} was not found`)),
    advice: {
      title: `Make your ${listed(missing)} readable at the top`,
      why: "A system that cannot find it leaves the field empty, and a recruiter cannot reach you. Write it as plain text under your name, not in a header, a picture or a link.",
      note: `${missing.length} of 4 not found`,
    },
    praise: null,
    concern: { text: `A machine finds ${absence} on your resume.`, lines: [] },
  };
}
