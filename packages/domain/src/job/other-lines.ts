import { regex } from "../text/regex.ts";

/** Lines about applying and about what the company gives, wherever they are. */
const PROCESS = regex("iu")`
  ^(?:(?:please |kindly |pls )?(?:mail|e-?mail|send|share|forward|whatsapp|call|apply|submit|
  dm)\b(?=.*(?:\b(?:cv|resume|résumé|bio-?data|profile|portfolio|hr|apply|online|us)\b|@|
  \d{7}))|(?:if )?interested\b(?! in (?!applying))|not (?:for|a fit for) you\b|
  (?:local candidates|no (?:degree|mba|agents?))\b|joining (?:within|immediate|asap)\b|
  (?:background verification|bgv)\b.*\b(?:is|will be|before)\b|
  (?:(?:fixed |total )?compensation|comp|salary|ctc|stipend|remuneration|package|
  pay scale)\s(?:as\b|is\b|will\b|upto\b|up to\b|range\b|negotiable|around|between|from|[₹\d]|
  rs)|regards\b|thanks\b|warm regards|cheers\b|refer your|only shortlisted|no phone calls|
  .*\b(?:canteen|cab|bus|pick[- ]?up|transport|mediclaim|cr[eè]che|accommodation|uniform|
  maternity)\b.*\b(?:facilit(?:y|ies)|provided|available|free)\b|.*\bcompany bus\b)
`;

/** Whether a line is about applying, the pay or what the company gives. */
export function isOfProcess(text: string): boolean {
  return PROCESS.test(text);
}

/** What a company gives and takes care of. */
const BENEFIT = regex("giu")`
  \b(?:canteen|(?:company |staff |free )?bus|cab|pick[- ]?up|accommodation|uniform|lunch|
  mediclaim|(?:health|medical|accident|group) insurance|weekly off|sundays? off|paid leaves?|
  petrol|mobile bill|cr[eè]che|(?:night |shift |travel )?allowances?)\b
`;
/** What is beside it, and is other people's work too: a payroll officer's PF and ESI. */
const PAY =
  /\b(?:transport|meals?|food|PF|ESIC?|provident fund|gratuity|bonus|leaves|overtime|OT|incentives?|increments?|salary|room|quarters|holidays?)\b/giu;

/** Whether a line lists what the company gives: one thing no job is about, and another. */
export function isBenefits(text: string): boolean {
  const lower = text.toLowerCase();
  const given = new Set(lower.match(BENEFIT)).size;
  return given > 0 && given + new Set(lower.match(PAY)).size >= 2 && text.length < MOST_LETTERS;
}

/** A longer sentence is about other things too. */
const MOST_LETTERS = 200;

/** "is an ISO 9001 certified company", "(AS9100 certified unit)": of the company, and asks for nothing. */
const OF_COMPANY = regex("iu")`
  \b(?:is|are|being) (?:an?|one of|the|among)\b[^.]*\b(?:compan(?:y|ies)|firms?|manufacturers?|
  providers?|leaders?|group|brands?|chains?|start-?ups?|hospitals?|organi[sz]ations?|exporters?|
  suppliers?|consultanc(?:y|ies)|agenc(?:y|ies)|enterprise|institutions?|schools?|subsidiary|
  player|house|lab(?:orator(?:y|ies))?|makers?)\b|
  \b(?:certified|accredited|rated|listed|based) (?:compan(?:y|ies)|firm|unit|plant|hospital|
  lab(?:oratory)?|organi[sz]ation|manufacturer|facility|group)\b|^\(.*\bcertified\b.*\)$
`;

/** Whether a sentence says what the company is, and calls nobody. */
export function isOfCompany(text: string): boolean {
  return (
    OF_COMPANY.test(text) &&
    !/\b(?:looking for|hiring|seeks?|seeking|requires?|needs?|wants?|invites?)\b/iu.test(text)
  );
}
