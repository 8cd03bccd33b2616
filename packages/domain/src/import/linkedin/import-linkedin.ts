import { blankValues } from "../../fields/sections.ts";
import { fail, type Result } from "../../result/index.ts";
import { bulletLines } from "../bullet-lines.ts";
import { dateFromIso, stretchOf } from "../dates.ts";
import { toImported } from "../fit-draft.ts";
import { type Gathered, joinLines, leaveOut, emptyGathered } from "../gathered.ts";
import type { Imported, ImportProblem } from "../imported.ts";
import type { Source } from "../source.ts";
import { readOwnTables } from "./own-sections.ts";
import { readProfile } from "./profile.ts";
import { type EachRow, isLinkedinFile, type LinkedinTable, rowsOf } from "./tables.ts";

/** How many names of an unknown archive are shown. */
const NAMES_TOLD = 10;

/**
 * Takes a resume out of the CSV files of LinkedIn's data export.
 *
 * Recommendations become references, hidden as ever; one that the person does not show there is left to what has no
 * field. Lines of notes above a header row are passed over.
 *
 * @param files   texts by their names in the archive; others than LinkedIn's do no harm
 * @param newId   gives another id each time: for the entries
 * @param others  names of files in the archive that were not opened, to be listed as left out
 * @returns       "not-linkedin" when none of its files is there, "empty" when they hold nothing
 */
export function importLinkedin(
  files: ReadonlyMap<string, string>,
  newId: () => string,
  others: readonly string[] = [],
): Result<Imported, ImportProblem> {
  const names = [...files.keys()];
  if (!names.some(isLinkedinFile)) {
    return fail({ kind: "not-linkedin", found: [...names, ...others].slice(0, NAMES_TOLD) });
  }
  const gathered = emptyGathered();
  const table = (name: LinkedinTable) => rowsOf(files, name);
  const rows: Source[] = readProfile(gathered, table);
  const each: EachRow = (name, read) => {
    for (const row of table(name)) {
      read(row);
      rows.push(row);
    }
  };
  readCareer(gathered, each);
  readLists(gathered, each);
  readOwnTables(gathered, each);
  for (const row of rows) {
    for (const { where, field, text } of row.untaken()) leaveOut(gathered, where, field, text);
  }
  const unread = [...names.filter((name) => !isLinkedinFile(name)), ...others];
  if (unread.length > 0) {
    const text = unread.join(", ");
    gathered.leftOut.push({ where: "Other files", field: "", text, isKept: false });
  }
  return toImported(gathered, "linkedin", newId);
}

function readCareer(gathered: Gathered, each: EachRow): void {
  each("positions", (row) => {
    const start = row.text("started on");
    const end = row.text("finished on");
    gathered.experience.push({
      ...blankValues("experience"),
      title: row.text("title"),
      company: row.text("company name"),
      location: row.text("location"),
      // A post without an end is current: LinkedIn has no other way to say so.
      ...stretchOf(start, end, start !== "" && end === ""),
      description: bulletLines(row.lines("description")),
    });
  });
  each("education", (row) => {
    gathered.education.push({
      ...blankValues("education"),
      degree: row.text("degree name"),
      institution: row.text("school name"),
      ...stretchOf(row.text("start date"), row.text("end date")),
      description: joinLines(bulletLines(row.lines("notes")), bulletLines(row.lines("activities"))),
    });
  });
  each("projects", (row) => {
    const { startDate, endDate } = stretchOf(row.text("started on"), row.text("finished on"));
    gathered.projects.push({
      ...blankValues("projects"),
      name: row.text("title"),
      startDate,
      endDate,
      url: row.text("url"),
      description: bulletLines(row.lines("description")),
    });
  });
}

function readLists(gathered: Gathered, each: EachRow): void {
  each("skills", (row) => {
    gathered.skills.technical.push(row.text("name"));
  });
  each("languages", (row) => {
    const [name, level] = [row.text("name"), row.text("proficiency")];
    gathered.skills.languages.push(level === "" ? name : `${name} (${level})`);
  });
  each("certifications", (row) => {
    const number = row.text("license number");
    gathered.certifications.push({
      ...blankValues("certifications"),
      name: row.text("name"),
      issuer: row.text("authority"),
      date: dateFromIso(row.text("started on")),
      expiry: dateFromIso(row.text("finished on")),
      description: joinLines(number === "" ? "" : `License number ${number}`, row.text("url")),
    });
  });
  each("honors", (row) => {
    gathered.awards.push({
      ...blankValues("awards"),
      title: row.text("title"),
      issuer: row.text("issuer"),
      date: dateFromIso(row.text("issued on")),
      description: bulletLines(row.lines("description")),
    });
  });
  each("publications", (row) => {
    gathered.publications.push({
      ...blankValues("publications"),
      title: row.text("name"),
      publisher: row.text("publisher"),
      date: dateFromIso(row.text("published on")),
      url: row.text("url"),
      description: bulletLines(row.lines("description")),
    });
  });
  each("recommendationsreceived", (row) => {
    const name = [row.text("first name"), row.text("last name")].filter(Boolean).join(" ");
    const [position, company] = [row.text("job title"), row.text("company")];
    const status = row.text("status").toLowerCase();
    const reference = row.lines("text");
    row.skip("creation date");
    if (status === "" || status === "visible") {
      const said = { name, position, company, reference };
      gathered.references.push({ ...blankValues("references"), ...said });
    } else {
      const who = [name, position, company].filter(Boolean).join(", ");
      leaveOut(gathered, row.where, "", joinLines(who, reference));
    }
  });
  if (gathered.references.length > 0) gathered.hidden.add("references");
}
