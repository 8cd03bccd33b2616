import { blankValues } from "../../../fields/sections.ts";
import { dateFromIso, splitStretch } from "../../dates.ts";
import { type Gathered, joinLines, leaveOut } from "../../gathered.ts";
import { placeSkillGroup } from "../../skill-groups.ts";
import type { Source } from "../../source.ts";
import { addressLine, addressOf, besideOf, bodyOf, datesIn, stretchIn } from "./parts.ts";

type PlaceEntry = (gathered: Gathered, item: Source) => void;

/** What takes an item of each type of section that ours has fields for. */
export const ENTRIES: Readonly<Record<string, PlaceEntry>> = {
  experience: placeExperience,
  education: placeEducation,
  projects: placeProject,
  skills: placeSkill,
  languages: placeLanguage,
  awards(gathered, item) {
    gathered.awards.push({
      ...blankValues("awards"),
      title: item.text("title", "name"),
      issuer: item.text("awarder"),
      date: dateFromIso(item.text("date")),
      description: joinLines(bodyOf(item), addressLine(item)),
    });
  },
  certifications(gathered, item) {
    gathered.certifications.push({
      ...blankValues("certifications"),
      name: item.text("title", "name"),
      issuer: item.text("issuer"),
      date: dateFromIso(item.text("date")),
      description: joinLines(bodyOf(item), addressLine(item)),
    });
  },
  publications(gathered, item) {
    const { url, label } = addressOf(item);
    gathered.publications.push({
      ...blankValues("publications"),
      title: item.text("title", "name"),
      publisher: item.text("publisher"),
      date: dateFromIso(item.text("date")),
      url,
      description: joinLines(bodyOf(item), label),
    });
  },
  references(gathered, item) {
    gathered.references.push({
      ...blankValues("references"),
      name: item.text("name"),
      position: besideOf(item) || item.text("position"),
      phone: item.text("phone"),
      reference: joinLines(bodyOf(item), addressLine(item)),
    });
  },
};

function placeExperience(gathered: Gathered, item: Source): void {
  const company = item.text("company");
  const location = item.text("location");
  const position = item.text("position");
  const tenure = datesIn(item);
  const description = joinLines(bodyOf(item), addressLine(item));
  const roles = item.list("roles");
  if (roles.length === 0 || position !== "" || description !== "") {
    const stretch = splitStretch(tenure);
    const own = { title: position, company, location, ...stretch, description };
    gathered.experience.push({ ...blankValues("experience"), ...own });
  } else leaveOut(gathered, item.where, "period", tenure);
  // Version 5: several posts at one company, each with its own time.
  for (const role of roles) {
    role.skip("id");
    gathered.experience.push({
      ...blankValues("experience"),
      title: role.text("position"),
      company,
      location,
      ...stretchIn(role),
      description: role.html("description"),
    });
  }
}

function placeEducation(gathered: Gathered, item: Source): void {
  const kind = item.text("degree", "studyType");
  const area = item.text("area");
  gathered.education.push({
    ...blankValues("education"),
    degree: [kind, kind.includes(area) ? "" : area].filter(Boolean).join(", "),
    institution: item.text("school", "institution"),
    location: item.text("location"),
    ...stretchIn(item),
    description: joinLines(item.text("grade", "score"), bodyOf(item), addressLine(item)),
  });
}

function placeProject(gathered: Gathered, item: Source): void {
  const { startDate, endDate, current } = stretchIn(item);
  const { url, label } = addressOf(item);
  gathered.projects.push({
    ...blankValues("projects"),
    name: item.text("name"),
    role: besideOf(item),
    startDate,
    endDate: current ? "Present" : endDate,
    url,
    description: joinLines(bodyOf(item), label),
    technologies: item.texts("keywords"),
  });
}

/** A language and how well somebody speaks it; "" where that is not said. */
export function languageIn(item: Source): { readonly name: string; readonly fluency: string } {
  const name = item.text("language", "name");
  const fluency = item.text("fluency", "description");
  item.skip("level");
  return { name, fluency };
}

function placeLanguage(gathered: Gathered, item: Source): void {
  const { name, fluency } = languageIn(item);
  gathered.skills.languages.push(fluency === "" ? name : `${name} (${fluency})`);
}

function placeSkill(gathered: Gathered, item: Source): void {
  item.skip("level");
  const name = item.text("name");
  const level = item.text("proficiency", "description");
  placeSkillGroup(gathered, { name, level, skills: item.texts("keywords") });
}
