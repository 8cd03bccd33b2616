import type { NumberedLine } from "../line/line.ts";
import { lexicon, plain } from "../../lexicon/words.ts";

/** What the columns of a table of jobs or projects are headed. */
const NAMES =
  lexicon(`organisation, organization, company, company name, name of company, name of organisation,
  name of the organisation, employer, institution,
  designation, position, role, post, post held, title, job title, period, duration, from, to, year,
  years, tenure, date, dates, from to, job profile, profile,
  nature of work, nature of job, responsibilities, job description, description, work done,
  location, place, sr no, s no, sl no, no, remarks, project, project name, client, technology,
  technologies`);

/** True for the first row of a table that only says what its columns hold. */
export function isColumnNames(line: NumberedLine): boolean {
  return (
    line.cells.length >= 3 &&
    line.cells.every((cell) => NAMES.has(plain(line.text.slice(cell.from, cell.to))))
  );
}
