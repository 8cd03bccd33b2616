import type { SharedReport } from "@taiyari/contract";
import type { PersonalDetails } from "./personal-details.ts";
import { createRedactor, type Redact } from "./redact-text.ts";

type Check = SharedReport["report"]["checks"][number];
type Evidence = Check["evidence"][number];

/** What stands for a line that holds contact details. */
const PRIVATE_LINE = "[contact details]";

/** Keys whose values are ours and not the person's: ids, kinds and versions. */
const OWN_KEYS = new Set([
  "id",
  "axis",
  "checkId",
  "kind",
  "madeAt",
  "need",
  "rulesVersion",
  "skillId",
  "source",
  "standing",
  "type",
]);

/** A report as a link shows it: every text without the person's contact details, and without the file's name. */
export function withoutContact(shared: SharedReport, details: PersonalDetails): SharedReport {
  const redact = createRedactor(details);
  const { report, lines, targetRole, previous } = shared;
  const checks = report.checks.map(({ evidence, ...check }) => ({
    ...inTexts(check, redact),
    evidence: evidence.map((one) => redactEvidence(one, details, redact)),
  }));
  return {
    ...shared,
    name: "",
    fileName: "",
    targetRole: redact(targetRole).text,
    previous,
    report: { ...inTexts({ ...report, checks: [] }, redact), checks },
    lines: lines.map(({ number, page, text }) => ({
      number,
      page,
      text: details.lines.has(number) ? PRIVATE_LINE : redact(text).text,
    })),
  };
}

/** Its marks stay on the words they were on. */
function redactEvidence(evidence: Evidence, details: PersonalDetails, redact: Redact): Evidence {
  const { line, quote, marks, where, example } = evidence;
  const isPrivate = line !== null && details.lines.has(line);
  const { text, at } = redact(quote);
  return {
    line,
    where: redact(where).text,
    quote: isPrivate && quote !== "" ? PRIVATE_LINE : text,
    marks: marks.map(({ from, to, note }) => ({
      ...(isPrivate ? { from: 0, to: 0 } : { from: at(from, "from"), to: at(to, "to") }),
      note: redact(note).text,
    })),
    example: isPrivate ? null : inTexts(example, redact),
  };
}

function inTexts<Value>(value: Value, redact: Redact): Value {
  return mapped(value, redact) as Value;
}

function mapped(value: unknown, redact: Redact): unknown {
  if (typeof value === "string") return redact(value).text;
  if (Array.isArray(value)) return value.map((one) => mapped(one, redact));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, OWN_KEYS.has(key) ? one : mapped(one, redact)]),
  );
}
