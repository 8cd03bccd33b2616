import { isSpokenLanguage } from "../lexicon/spoken-languages.ts";
import { SOFT_SKILL_NAMES } from "../lexicon/names-to-choose.ts";
import { plain } from "../lexicon/words.ts";
import type { Resume } from "../resume/resume.ts";
import type { Found, PartialDate, Reading, ReadItem } from "../resume/reading.ts";

/** Skills of manner rather than of craft: the names there are, and other ways to say them. */
const SOFT_SKILLS = new Set(
  [
    ...SOFT_SKILL_NAMES,
    ..."communication skills, team work, team player, presentation skills, organizational skills, self motivated, quick learner".split(
      ",",
    ),
  ].map(plain),
);

/** A reading as the resume the editor keeps. "" and [] for what was not found; dates as they were written. */
export function toResume(reading: Reading): Resume {
  const { contact } = reading;
  const linkedin = contact.links.find((link) => link.value.label === "LinkedIn");
  const website =
    contact.links.find((link) => link.value.label === "Website") ??
    contact.links.find((link) => link !== linkedin);
  return {
    personal: {
      fullName: text(contact.name),
      title: text(contact.headline),
      email: text(contact.email),
      phone: text(contact.phone),
      location: text(contact.location),
      linkedin: linkedin?.value.url ?? "",
      website: website?.value.url ?? "",
      summary: text(reading.summary),
    },
    experience: reading.experience.map((job) => ({
      title: text(job.title),
      company: text(job.company),
      location: text(job.location),
      ...period(job),
      description: bulletText(job.bullets),
    })),
    education: reading.education.map((study) => ({
      degree: text(study.degree),
      institution: text(study.institution),
      location: text(study.location),
      ...period(study),
      description: bulletText([...(study.grade ? [study.grade] : []), ...study.bullets]),
    })),
    skills: toSkills(reading),
    projects: reading.projects.map((project) => ({
      name: text(project.name),
      role: text(project.role),
      startDate: text(dateText(project.start)),
      endDate: text(dateText(project.end)),
      url: text(project.url),
      description: bulletText(project.bullets),
      technologies: project.technologies.map((technology) => technology.value),
    })),
    certifications: reading.certifications.map((item) => ({
      name: item.title.value,
      issuer: text(item.by),
      date: text(dateText(item.date)),
      expiry: text(item.expiry ?? null),
      description: bulletText(item.bullets),
    })),
    awards: reading.awards.map((item) => ({
      title: item.title.value,
      issuer: text(item.by),
      date: text(dateText(item.date)),
      description: bulletText(item.bullets),
    })),
    publications: reading.publications.map((item) => ({
      title: item.title.value,
      publisher: text(item.by),
      date: text(dateText(item.date)),
      url: text(item.url ?? null),
      description: bulletText(item.bullets),
    })),
    references: reading.references.map(toReference),
  };
}

function text(field: Found | null): string {
  return field?.value ?? "";
}

function dateText(date: Found<PartialDate> | null): Found | null {
  return date ? { ...date, value: date.value.text } : null;
}

function period(entry: {
  start: Found<PartialDate> | null;
  end: Found<PartialDate> | null;
  current: boolean;
}) {
  return {
    startDate: text(dateText(entry.start)),
    endDate: text(dateText(entry.end)),
    current: entry.current,
  };
}

function bulletText(bullets: readonly Found[]): string {
  return bullets.map((bullet) => `• ${bullet.value}`).join("\n");
}

function toSkills(reading: Reading): Resume["skills"] {
  const all = reading.skills.flatMap((group) => group.skills.map((skill) => skill.value));
  const soft = all.filter((skill) => SOFT_SKILLS.has(plain(skill)));
  const spoken = all.filter((skill) => isSpokenLanguage(skill));
  return {
    technical: all.filter((skill) => !soft.includes(skill) && !spoken.includes(skill)),
    soft,
    languages: [...new Set([...reading.languages.map((language) => language.value), ...spoken])],
  };
}

function toReference(item: ReadItem): Resume["references"][number] {
  return {
    name: item.title.value,
    position: text(item.by),
    company: text(item.company ?? null),
    email: text(item.email ?? null),
    phone: text(item.phone ?? null),
    reference: item.bullets.map((bullet) => bullet.value).join("\n"),
  };
}
