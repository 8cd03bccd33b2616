import type { Evidence } from "../../resume/report.ts";
import { full, notMeasured } from "../check.ts";
import type { Check, Outcome } from "../check.ts";
import type { Subject } from "../../evidence/subject.ts";
import {
  agree,
  counted,
  figure,
  inWords,
  listed,
  sentenceStart,
  quoted,
} from "../../text/wording.ts";
import type { MatchStatus } from "../../evidence/match-status.ts";

/** The terms the job asks for, in the resume's own sentences. */
export const termsAsked: Check = {
  id: "terms-asked",
  axis: "match",
  weight: 14,
  title: "Terms the job asks for",
  looksAt: "The terms the job asks for, in the resume's own sentences.",
  source:
    "Published rates of matching tools: a required term costs two to three times a " +
    "preferred one; we count a must twice. In a bare list a term counts half, in work of " +
    "years ago three quarters; a method that only its tool shows counts half. Of the " +
    "profile that stands in for a description three quarters of the musts and three tenths " +
    "of the rest are enough. Traits such as communication are left out.",
  run,
};

/** How much a term counts. */
const MUST = 2;
const NICE = 1;
/** What a domain term counts for someone who changes domain. */
const DOMAIN_ON_SWITCH = 0.5;
/** What a missing term earns someone who changes domain and shows a close one in use. */
const CARRIED_OVER = 0.5;
const WEAK = 0.5;
/** What a term shown in a sentence of years ago earns. */
const OLD = 0.75;

/** Terms that are in a list only earn their half up to this many more than twice those shown in use. */
const BARE_ALLOWANCE = 4;

/** From this many terms on, with this part of them missing, the advice is to think again. */
const FEW_TERMS = 6;
const MOSTLY_MISSING = 0.7;

/** What is said without a target job. */
export const NO_TARGET =
  "No job description and no known target role, so there is nothing to compare with.";

function run(subject: Subject): Outcome {
  const { standings, requirements, target } = subject;
  if (!requirements) return notMeasured(NO_TARGET);
  if (standings.length === 0)
    return notMeasured("The job description names no term that could be compared.");
  const found = standings.filter((term) => term.standing === "found");
  const weak = standings.filter((term) => term.standing === "weak");
  const missing = standings.filter((term) => term.standing === "missing");
  const counts = [
    `${found.length === 0 ? "none" : inWords(found.length)} found`,
    ...(weak.length > 0 ? [`${inWords(weak.length)} weak`] : []),
    ...(missing.length > 0 ? [`${inWords(missing.length)} missing`] : []),
  ];
  const carried = target.isDomainSwitch ? missing.filter((term) => term.near !== "").length : 0;
  const carry =
    carried === 0
      ? ""
      : ` ${sentenceStart(counted(carried, "missing term"))} ${carried === 1 ? "is" : "are"} close to what you know and ${carried === 1 ? "counts" : "count"} half, as you change domain.`;
  const finding = `${sentenceStart(counts.join(", "))}.${carry}`;
  if (found.length === standings.length) {
    const all = standings.length === 1 ? "The one term" : `All ${inWords(standings.length)} terms`;
    return full(finding, {
      text: `${all} of the job ${standings.length === 1 ? "is" : "are"} shown in use.`,
      lines: [],
    });
  }
  return {
    share: earnedShare(subject),
    finding,
    evidence: [...missing, ...weak].map(evidence),
    advice: advice(
      found,
      weak,
      missing,
      requirements.source === "job-description" ? "job" : "role",
      subject.relatedShare < 0.5,
    ),
    praise:
      2 * found.length >= standings.length
        ? {
            text: `${sentenceStart(inWords(found.length))} of ${inWords(standings.length)} terms ${agree(found.length, "is", "are")} shown in use: ${listed(found.map((term) => term.term))}.`,
            lines: [...new Set(found.flatMap((term) => term.lines.slice(0, 1)))],
          }
        : null,
    concern: concern(weak, missing),
  };
}

/** The part of a role's profile that is enough: it lists what such jobs ask, and no one of them asks it all. */
const ENOUGH_OF_PROFILE = { must: 0.75, nice: 0.3 } as const;

function earnedShare({ standings, target, index, requirements }: Subject): number {
  const shown = standings.filter(
    (term) => term.standing === "found" || term.weakness === "old",
  ).length;
  let allowance = BARE_ALLOWANCE + 2 * shown;
  let earned = 0;
  let possible = 0;
  // Musts come first, so that the allowance goes to them.
  for (const term of standings) {
    const isDomain = term.skillId !== null && index.skills.get(term.skillId)?.kind === "domain";
    const weight =
      (term.need === "must" ? MUST : NICE) *
      (target.isDomainSwitch && isDomain ? DOMAIN_ON_SWITCH : 1);
    possible +=
      weight * (requirements?.source === "role-profile" ? ENOUGH_OF_PROFILE[term.need] : 1);
    if (term.standing === "found") earned += weight;
    else if (term.standing === "missing")
      earned += target.isDomainSwitch && term.near !== "" ? weight * CARRIED_OVER : 0;
    else if (term.weakness === "old") earned += weight * OLD;
    else if (term.weakness === "implied") earned += weight * WEAK;
    else if (allowance > 0 && !term.isStuffed && !term.isWalled) {
      earned += weight * WEAK;
      allowance -= 1;
    }
  }
  return possible === 0 ? 0 : Math.min(1, earned / possible);
}

function advice(
  found: readonly MatchStatus[],
  weak: readonly MatchStatus[],
  missing: readonly MatchStatus[],
  whose: string,
  isOtherWork: boolean,
): Outcome["advice"] {
  const total = found.length + weak.length + missing.length;
  const note = [
    ...(missing.length > 0 ? [`${missing.length} missing`] : []),
    ...(weak.length > 0 ? [`${weak.length} weak`] : []),
  ].join(" and ");
  const first = missing[0] ?? weak[0];
  const single = missing.length + weak.length === 1 && first;
  if (isOtherWork && total >= FEW_TERMS && missing.length / total >= MOSTLY_MISSING)
    return {
      title: `Ask whether this is the ${whose} for you: ${missing.length} of ${total} terms are absent`,
      why: "No wording closes a gap of this size, and an interviewer will ask. Where you have done some of it, show where. If not, aim at work closer to yours.",
      note: `${note} of ${total}`,
    };
  return {
    title: single
      ? `Show where you used ${first.term}, if you have it`
      : missing.length > 0
        ? `Show the terms this ${whose} asks for, where you have them`
        : `Show ${figure(weak.length, "listed term")} in use`,
    why: "Name a term only if you have done it: an interviewer will ask. If you have, a bullet that says where counts in full, a list only half.",
    note: `${note} of ${total}`,
  };
}

function concern(
  weak: readonly MatchStatus[],
  missing: readonly MatchStatus[],
): Outcome["concern"] {
  const musts = missing.filter((term) => term.need === "must");
  const named = musts.length > 0 ? musts : missing;
  if (named.length > 0) {
    const names = asSubject(named);
    const asked =
      musts.length > 0
        ? named.length === 1
          ? "asked for as a must"
          : "asked for as musts"
        : "asked for";
    return {
      text: `${names} ${named.length === 1 ? "is" : "are"} ${asked} and absent.`,
      lines: [],
    };
  }
  const lines = [...new Set(weak.flatMap((term) => term.lines.slice(0, 1)))];
  return {
    text: `${asSubject(weak)} ${weak.length === 1 ? "is" : "are"} named but not shown in recent use.`,
    lines,
  };
}

function evidence(term: MatchStatus): Evidence {
  return {
    line: term.lines[0] ?? null,
    where: `${term.term}: ${term.text}`,
    quote: "",
    marks: [],
    example: null,
  };
}

/** The terms at the head of a sentence. A name in small letters, as "dbt", keeps them and is in quotes. */
function asSubject(terms: readonly MatchStatus[]): string {
  const [first = "", ...rest] = terms.map(({ term }) => term);
  return listed([/^\p{Ll}/u.test(first) ? quoted(first) : first, ...rest]);
}
