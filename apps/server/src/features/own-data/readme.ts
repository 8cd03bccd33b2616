import { EXPORTED, NOT_EXPORTED } from "./exported-tables.ts";

/**
 * What an export says of itself.
 *
 * @param tables  those of `EXPORTED` that are in it
 */
export function exportReadme(madeAt: Date, server: string, tables: readonly string[]): string {
  return `Everything that Taiyari keeps of you on ${server}, made on ${madeAt.toISOString()}.

Times are in UTC. Files that end in .json are JSON in UTF-8, those in data/ a list with one entry for each row.

uploads/       the files you uploaded, as they were
photo.jpg      your photo
resumes/       each resume of the editor: as Taiyari keeps it (.json), as JSON Resume 1.0.0 (.jsonresume.json), as
               Markdown and as a Word document; as PDF when the export was made on the profile page
reports/       each report as PDF, when the export was made on the profile page; their contents are in
               data/resume_reports.json
letters/       each cover letter, as it is kept and as text; as PDF when the export was made on the profile page
interviews/    each mock interview: what was said, and the report with its scores. Recordings are on the device they
               were made on and nowhere else: they are not in here
solutions/     the code of each submission in the Practice Lab, by problem, with time and result
exercises/     the SQL that solved exercises of the course
queries/       queries you saved in the SQL workspace
data/          all of it as it is kept:

${tables.map((name) => `  ${`${name}.json`.padEnd(30)}${EXPORTED[name]?.about}`).join("\n")}

Not in here:

${Object.values(NOT_EXPORTED)
  .map((reason) => `  - ${reason}`)
  .join("\n")}
  - What only this device keeps: recordings, and what you typed and did not send yet.

The shapes of resumes, letters, reports, interviews and acts are those of the API, described at /api/docs of the server.
`;
}
