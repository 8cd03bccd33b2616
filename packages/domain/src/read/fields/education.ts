import type { Found, ReadEducation } from "../../resume/reading.ts";
import { assignPairs, type Assigned } from "../entries/assign.ts";
import { bulletEnd, toBullets } from "../patterns/bullets.ts";
import { findGrade } from "../patterns/grade.ts";
import { headerPieces, type HeaderPiece } from "../entries/pieces.ts";
import { type Entry, splitEntries } from "../entries/split-entries.ts";
import type { NumberedLine } from "../line/line.ts";
import { degreeScore } from "../../lexicon/degrees.ts";
import { institutionScore } from "../../lexicon/institutions.ts";
import { readEducationTable } from "./education-table.ts";
import { findDates } from "../patterns/dates.ts";
import { dateFound, type EntryDates, entryDates } from "./entry-dates.ts";
import { joined } from "./experience.ts";
import { found, textOf } from "../line/found.ts";
import { withBrokenSchools } from "./broken-schools.ts";
import { withoutAffiliation } from "./affiliation.ts";
import { couldBePlace, withCity } from "./job-place.ts";

const SCORES = { first: degreeScore, second: institutionScore };

/** "Roll No.: 21CS104": under what number a person studied says nothing of a course of its own. */
const NUMBER =
  /^[^\p{L}]*(?:(?:university |college |exam(?:ination)? )?(?:roll|enrol?ment|registration|regn?|seat|hall ticket|prn|usn|membership)\.?) ?(?:no|number)\b/iu;

/** The courses of study of an education section, in the order they are written. */
export function readEducation(lines: readonly NumberedLine[]): ReadEducation[] {
  const table = readEducationTable(lines);
  if (!table) return readStudies(lines);
  return [...table.studies, ...readStudies(table.rest.filter((line) => !NUMBER.test(line.text)))];
}

function readStudies(lines: readonly NumberedLine[]): ReadEducation[] {
  const entries = splitEntries(lines, beginsStudy);
  const pieces = entries.map((entry) =>
    withBrokenSchools(withBoards(headerPieces(entry.header))).flatMap(withoutGrade),
  );
  const assigned = assignPairs(pieces, SCORES);
  return entries.flatMap((entry, i) => {
    const pair = assigned[i];
    const study = pair ? toStudy(entry, pieces[i] ?? [], pair) : null;
    return study && (study.degree || study.institution || study.end || study.bullets.length > 0)
      ? [study]
      : [];
  });
}

/** Without dates a study begins where a second degree or a second school is named. */
function beginsStudy(line: NumberedLine, since: readonly NumberedLine[]): boolean {
  const [degree, school] = [degreeScore(line.text) >= 2, institutionScore(line.text) >= 2];
  const hadDegree = since.some((other) => degreeScore(other.text) >= 2);
  const hadSchool = since.some((other) => institutionScore(other.text) >= 2);
  return (degree && hadDegree) || (school && hadSchool);
}

function toStudy(entry: Entry, pieces: readonly HeaderPiece[], pair: Assigned): ReadEducation {
  const sure = Math.min(0.95, 0.55 + Math.max(0, pair.margin) * 0.07);
  const school = schoolPieces(pair.second, pieces);
  const known = pieces.find((piece) => piece.isPlace && !school.includes(piece));
  const city = known ? undefined : unknownCity(pair.second);
  // "Town Polytechnic, Durg · Durg": a place of its own leaves the one behind the comma to the school.
  const apart = city && placeBehind(city, pieces, pair);
  const institution = apart ? school : school.filter((piece) => piece !== city);
  const place = known ?? apart ?? city;
  const used = new Set([...pair.first, ...school].map((piece) => piece.slot));
  const grade = gradeOf([...entry.header.map((line) => line.line), ...entry.body]);
  const rest = entry.header.filter(
    (line) =>
      line.dates.length === 0 &&
      !line.continues &&
      !pieces.some(
        (piece) => piece.line === line.line && (used.has(piece.slot) || piece === place),
      ),
  );
  const degree = joined(pair.first, sure);
  const told = degree || !school[0] ? null : degreeTold(rest[0]?.line ?? entry.body[0]);
  return {
    degree: degree ?? told,
    institution: withoutAffiliation(joined(institution, sure)),
    location: place ? found([withCity(place, pieces, pair)], 0.85) : null,
    grade,
    ...studyDates(entry),
    bullets: toBullets(
      [...rest.map((line) => line.line), ...entry.body].filter(
        (line) => !isGradeAlone(line) && line.number !== told?.places[0]?.line,
      ),
    ),
  };
}

/** The degree in the first line below a school, where the line names nothing else: "• B.Sc. Physics, GPA 3.6". */
function degreeTold(line: NumberedLine | undefined): Found | null {
  if (!line || line.text.split(/\s+/u).length > 12) return null;
  const from = bulletEnd(line.text);
  const grade = findGrade(line.text);
  const own = line.text.slice(from, grade?.from ?? line.text.length).replace(/[\s,;:|(–—-]+$/u, "");
  return degreeScore(own) >= 2 ? found([{ line, from, to: from + own.length }], 0.65) : null;
}

/** When a study ended, where its date is in the middle of a sentence: "B.A. from Pune in 2018 with 60 %". */
function studyDates(entry: Entry): EntryDates {
  const dates = entryDates(entry.header);
  if (dates.start || dates.end || dates.current) return dates;
  const dated = entry.header.flatMap(({ line }) =>
    findDates(line.text).map((date) => ({ date, line })),
  );
  const only = dated.length === 1 ? dated[0] : undefined;
  if (!only) return dates;
  return {
    start: dateFound(only.date.start, only.line, 0.7),
    end: dateFound(only.date.end, only.line, 0.7),
    current: only.date.current,
  };
}

/** "Indian Institute of Technology, Bombay": the city after such a name belongs to it. */
function schoolPieces(
  school: readonly HeaderPiece[],
  pieces: readonly HeaderPiece[],
): HeaderPiece[] {
  const last = school.at(-1);
  const places = pieces.filter((piece) => piece.isPlace);
  const isTwice = places.length > 1 && places.some((piece) => piece.parent !== last?.parent);
  if (
    !last ||
    (!isTwice &&
      !/(?:institute of (?:\p{L}+ (?:and|&) )?\p{L}+|university of \p{L}+|iit|nit|iiit)$/iu.test(
        last.text,
      ))
  )
    return [...school];
  const next = pieces[pieces.indexOf(last) + 1];
  const isCity = next && next.parent === last.parent && next.isPlace && !next.text.includes(",");
  return isCity ? [...school, next] : [...school];
}

/** A place no list knows, after a school's comma: "Town High School, Littleton". */
function unknownCity(school: readonly HeaderPiece[]): HeaderPiece | undefined {
  const [first] = school;
  const last = school.at(-1);
  return first &&
    last &&
    school.length === 2 &&
    institutionScore(first.text) >= 2 &&
    couldBePlace(last.text)
    ? last
    : undefined;
}

/** What could be a place behind a school's city, separated from it by more than a comma and neither field's own. */
function placeBehind(
  city: HeaderPiece,
  pieces: readonly HeaderPiece[],
  { first, second }: Assigned,
): HeaderPiece | undefined {
  const next = pieces[pieces.indexOf(city) + 1];
  const isOwn = next !== undefined && (first.includes(next) || second.includes(next));
  return next && !isOwn && next.parent !== city.parent && couldBePlace(next.text)
    ? next
    : undefined;
}

/** Who examines a class, behind its name: "State Board". */
const BOARD =
  /^(?:(?:state|central|national|open|bihar|u\.?p\.?|m\.?p\.?|\p{Lu}[\p{L}.]+(?: state)?) )?board$/iu;

/** Pieces with a board behind a class as part of its name, where a school is beside it: "Class XII, State Board". */
function withBoards(pieces: readonly HeaderPiece[]): HeaderPiece[] {
  const hasSchool = pieces.some(
    ({ text }) =>
      institutionScore(text) >= 2 &&
      !BOARD.test(text) &&
      degreeScore(text) < institutionScore(text),
  );
  if (!hasSchool) return [...pieces];
  const joinedUp: HeaderPiece[] = [];
  for (const piece of pieces) {
    const before = joinedUp.at(-1);
    const isBoard =
      before !== undefined &&
      BOARD.test(piece.text) &&
      before.line === piece.line &&
      before.parent === piece.parent &&
      before.more.length === 0 &&
      degreeScore(before.text) >= 2;
    if (before && isBoard) {
      const text = before.line.text.slice(before.from, piece.to);
      joinedUp[joinedUp.length - 1] = { ...before, to: piece.to, text };
    } else joinedUp.push(piece);
  }
  return joinedUp;
}

/** A piece with the grade cut out of it. */
function withoutGrade(piece: HeaderPiece): HeaderPiece[] {
  const grade = findGrade(piece.text);
  // "Town College, 3.7": a number alone is the grade.
  if (!grade) return /^\d{1,2}[.,]\d{1,2}\.?$/u.test(piece.text) ? [] : [piece];
  // In a broken line the grade may continue below: what precedes it is kept.
  const own = piece.to - piece.from;
  if (piece.more.length > 0 && grade.from >= own) return [withoutLaterGrade(piece)];
  const keep = (from: number, to: number, part: string): HeaderPiece[] => {
    const text = piece.text.slice(from, to);
    const lead = /^[\s,;:()[\]|–—-]*/u.exec(text)?.[0].length ?? 0;
    const tail = /[\s,;:([|–—-]*$/u.exec(text)?.[0].length ?? 0;
    const kept = text.slice(lead, Math.max(lead, text.length - tail));
    if (!/\p{L}{2}/u.test(kept)) return [];
    const start = piece.from + from + lead;
    return [
      {
        ...piece,
        from: start,
        to: start + kept.length,
        text: kept,
        slot: `${piece.slot}${part}`,
        more: [],
      },
    ];
  };
  if (piece.more.length > 0) return keep(0, grade.from, "");
  return [...keep(0, grade.from, ""), ...keep(grade.to, piece.text.length, "+")];
}

/** A piece broken over lines whose grade is below: the rest ends before it. */
function withoutLaterGrade(piece: HeaderPiece): HeaderPiece {
  const more = piece.more.flatMap((part) => {
    const grade = findGrade(textOf(part));
    if (!grade) return [part];
    const kept = textOf(part)
      .slice(0, grade.from)
      .replace(/[\s,;:(|–—-]+$/u, "");
    return kept === "" ? [] : [{ ...part, to: part.from + kept.length }];
  });
  return { ...piece, more };
}

/** ", 3.71" at the end of a study's line, before its dates at most. */
const BARE_GRADE = /(?<=[,;|·]\s*)\d[.,]\d{1,2}(?=\.?\s*(?:$|\d{4}\b))/u;

function gradeOf(lines: readonly NumberedLine[]): ReadEducation["grade"] {
  for (const line of lines) {
    const grade = line.text.length < 160 ? findGrade(line.text) : null;
    if (grade) return found([{ line, ...grade }], 0.85);
  }
  for (const line of lines) {
    const bare = BARE_GRADE.exec(line.text);
    if (bare) return found([{ line, from: bare.index, to: bare.index + bare[0].length }], 0.6);
  }
  return null;
}

function isGradeAlone(line: NumberedLine): boolean {
  const grade = findGrade(line.text);
  return grade !== null && (grade.to - grade.from) / line.text.trim().length > 0.7;
}
