import { joinTexts } from "../../read/index.ts";
import { assertNever, type Result } from "../../result/index.ts";
import { toResume } from "../../convert/to-resume.ts";
import type { ReadSection, Reading, SectionKind } from "../../resume/reading.ts";
import { bulletLines } from "../bullet-lines.ts";
import { toImported } from "../fit-draft.ts";
import { type Gathered, gatheredFrom, leaveOut } from "../gathered.ts";
import type { Imported, ImportProblem, ImportSource } from "../imported.ts";
import { placeProfiles } from "../contact.ts";
import { isNameOfField } from "../skill-groups.ts";
import { wordsWithoutField } from "./words-without-field.ts";
import { paragraphsOf } from "./wrapped-lines.ts";
import { richTextOf, richTextsOf } from "./rich-text-of.ts";
import { plainValue } from "../../rich/plain-value.ts";
import { withAddresses } from "../../rich/with-addresses.ts";

/**
 * The draft of a resume that was read from a file. Sections that ours has not keep their headings, the order of the
 * others is that of the file, and what fitted nowhere goes into the hidden section of what has no place: no word that
 * was read is lost.
 *
 * @param newId   gives another id each time: for the entries
 * @param source  "text" where the reading was made from pasted text
 * @returns       "empty" when nothing was read
 */
export function draftFromReading(
  reading: Reading,
  newId: () => string,
  source: ImportSource = "file",
): Result<Imported, ImportProblem> {
  const gathered = gatheredFrom(toResume(reading, richTextsOf(reading)));
  placeLinks(gathered, reading);
  for (const { name, skills } of reading.skills) {
    const words = skills.map((skill) => skill.value);
    if (name) placeNamedGroup(gathered, name.value, words);
  }
  gathered.custom.push(...otherSections(reading));
  gathered.order.push(...new Set(reading.sections.map(({ kind }) => sectionIdOf(kind))));
  for (const { line, text } of wordsWithoutField(reading, textsOf(gathered))) {
    const place = reading.lines[line - 1];
    const where = `Page ${place?.page ?? 1}${place?.hidden ? ", not visible" : ""}`;
    leaveOut(gathered, where, "", text);
  }
  return toImported(gathered, source, newId);
}

/** Takes the skills of a group with a name of its own out of the tags, where the reader has all of them. */
function placeNamedGroup(gathered: Gathered, name: string, words: readonly string[]): void {
  const said = name.replace(/[\s:：]+$/u, "");
  const { technical, soft } = gathered.skills;
  const grouped = words.filter((word) => technical.includes(word) || soft.includes(word));
  if (isNameOfField(said) || grouped.length === 0) return;
  for (const tags of [technical, soft]) {
    const left = tags.filter((tag) => !grouped.includes(tag));
    tags.splice(0, tags.length, ...left);
  }
  gathered.skillGroups.push({ name: said, skills: grouped });
}

/** All that is in a field by now. */
function textsOf({ leftOut: _leftOut, hidden: _hidden, order: _order, ...data }: Gathered): string {
  return JSON.stringify(plainValue(data, withAddresses));
}

/** Links beyond the two that have a field. */
function placeLinks(gathered: Gathered, { contact }: Reading): void {
  const { linkedin, website } = gathered.personal;
  const others = contact.links
    .map(({ value }) => ({ network: value.label, url: value.url, username: "" }))
    .filter(({ url }) => url !== linkedin && url !== website);
  placeProfiles(gathered, others, false);
}

/** Sections of no kind that ours has, each with its lines; a section that continues elsewhere is one. */
function otherSections(reading: Reading): Gathered["custom"] {
  const sections: { name: string; lines: string[] }[] = [];
  for (const section of reading.sections) {
    if (section.kind !== "other") continue;
    const lines = linesOf(reading, section);
    const last = sections.at(-1);
    if (section.heading || !last) {
      sections.push({ name: section.heading?.value ?? "More", lines });
    } else last.lines.push(...lines);
  }
  return sections.flatMap(({ name, lines }) => {
    const content = bulletLines(lines.join("\n"));
    if (content === "") return [];
    return [{ name: tidied(name), isHidden: false, content, items: [] }];
  });
}

function linesOf(reading: Reading, { lines }: ReadSection): string[] {
  if (!lines) return [];
  const shown = reading.lines
    .slice(lines.first - 1, lines.last)
    .filter(({ runningHeader, hidden }) => !runningHeader && !hidden);
  return paragraphsOf(shown, reading.lines).map((paragraph) =>
    richTextOf(reading, {
      value: paragraph.reduce((before, { text }) => joinTexts(before, text.trim()), ""),
      places: paragraph.map(({ text, number: line }) => ({ line, from: 0, to: text.length })),
    }),
  );
}

/** "HOBBIES:" → "Hobbies". */
function tidied(heading: string): string {
  const name = heading.replace(/[\s:：]+$/u, "");
  const isShouted = name.length > 4 && name === name.toUpperCase() && name !== name.toLowerCase();
  return isShouted ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

/** The section of ours that a kind comes into; "" for none. */
function sectionIdOf(kind: SectionKind): string {
  switch (kind) {
    case "contact":
    case "summary":
    case "other":
      return "";
    case "languages":
      return "skills";
    case "experience":
    case "education":
    case "projects":
    case "skills":
    case "certifications":
    case "awards":
    case "publications":
    case "references":
      return kind;
    default:
      return assertNever(kind);
  }
}
