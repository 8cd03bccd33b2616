import { dateFromIso, stretchOf } from "../dates.ts";
import { type Gathered, joinLines, leave, nothingGathered, toBullets } from "../gathered.ts";
import { placePhoto, placeProfiles } from "../contact.ts";
import { placeSkillGroup } from "../skill-groups.ts";
import { isObject, openSource, type Source } from "../source.ts";

/** Whether JSON is a resume in the JSON Resume form: the person, or a list of jobs or studies, under the names it has. */
export function isJsonResume(value: Readonly<Record<string, unknown>>): boolean {
  const { basics, bio, work, education } = value;
  return isObject(basics) || isObject(bio) || isList(work) || isList(education);
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isObject);
}

/**
 * Reads a resume in the JSON Resume form.
 *
 * Source: the schema 1.0.0 (jsonresume.org/schema), and the names of the drafts before it: `bio` for `basics`,
 * `company` for `name`, `website` for `url`, `picture` for `image`, `gpa` for `score`, `hobbies` for `interests`,
 * `awardDate` and `releaseDate` for dates. A job without an end goes on, as the schema has it.
 */
export function readJsonResume(value: unknown): Gathered {
  const gathered = nothingGathered();
  const top = openSource(value);
  top.skip("$schema", "meta");
  readBasics(gathered, top.within(top.has("basics") ? "basics" : "bio"));
  gathered.experience.push(...top.list("work").map(readWork));
  gathered.education.push(...top.list("education").map(readEducation));
  gathered.projects.push(...top.list("projects").map(readProject));
  gathered.certifications.push(...top.list("certificates", "certifications").map(readCertificate));
  gathered.awards.push(
    ...top.list("awards").map((award) => ({
      title: award.text("title", "name"),
      issuer: award.text("awarder", "issuer"),
      date: dateFromIso(award.text("date", "awardDate")),
      description: award.lines("summary", "description"),
    })),
  );
  gathered.publications.push(
    ...top.list("publications").map((publication) => ({
      title: publication.text("name", "title"),
      publisher: publication.text("publisher"),
      date: dateFromIso(publication.text("releaseDate", "date")),
      url: publication.text("url", "website"),
      description: publication.lines("summary", "description"),
    })),
  );
  for (const group of top.list("skills")) {
    const name = group.text("name");
    const level = group.text("level");
    placeSkillGroup(gathered, { where: group.where, name, level, skills: group.texts("keywords") });
  }
  for (const language of top.list("languages")) {
    const name = language.text("language", "name");
    const fluency = language.text("fluency", "level");
    gathered.skills.languages.push(fluency === "" ? name : `${name} (${fluency})`);
  }
  gathered.references.push(
    ...top.list("references").map((reference) => ({
      name: reference.text("name"),
      position: reference.text("position"),
      company: reference.text("company"),
      email: reference.text("email"),
      phone: reference.text("phone"),
      reference: reference.lines("reference"),
    })),
  );
  readOthers(gathered, top);
  for (const { where, field, text } of top.untaken()) leave(gathered, where, field, text);
  return gathered;
}

function readBasics(gathered: Gathered, basics: Source): void {
  const { personal } = gathered;
  personal.fullName = basics.text("name");
  personal.title = basics.text("label", "headline", "title");
  personal.email = basics.text("email");
  personal.phone = basics.text("phone");
  personal.website = basics.text("url", "website");
  personal.summary = basics.lines("summary");
  personal.location = locationOf(basics);
  placePhoto(gathered, "basics", basics.text("image", "picture"));
  placeProfiles(
    gathered,
    [...profilesOf(basics, "profiles"), ...profilesOf(basics, "websites")],
    false,
  );
}

function locationOf(basics: Source): string {
  const whole = basics.text("location");
  if (whole !== "") return whole;
  const location = basics.within("location");
  return [
    location.texts("address").join(", "),
    location.text("city"),
    location.text("region", "state"),
    location.text("postalCode"),
    location.text("countryCode", "country"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** A list of objects, or as the drafts had it: names with an address each. */
function profilesOf(basics: Source, name: string) {
  const listed = basics.list(name).map((profile) => ({
    network: profile.text("network", "name"),
    url: profile.text("url", "website"),
    username: profile.text("username"),
  }));
  const named = basics.within(name);
  const addresses = named.names().map((network) => {
    const address = named.text(network);
    return { network, url: address.includes(".") ? address : "", username: address };
  });
  return [...listed, ...addresses];
}

function readWork(work: Source) {
  const start = work.text("startDate");
  const end = work.text("endDate");
  return {
    title: work.text("position", "title"),
    company: work.text("name", "company", "employer"),
    location: work.text("location"),
    ...stretchOf(start, end, start !== "" && end === ""),
    description: joinLines(
      work.lines("description"),
      work.lines("summary"),
      toBullets(work.texts("highlights")),
    ),
  };
}

function readEducation(study: Source) {
  const kind = study.text("studyType", "degree");
  const area = study.text("area");
  const degree = [kind, kind.includes(area) ? "" : area].filter(Boolean).join(", ");
  return {
    degree,
    institution: study.text("institution", "school"),
    location: study.text("location"),
    ...stretchOf(study.text("startDate"), study.text("endDate")),
    description: joinLines(
      study.text("score", "gpa", "grade"),
      study.lines("summary"),
      toBullets(study.texts("courses")),
    ),
  };
}

function readProject(project: Source) {
  const { startDate, endDate, current } = stretchOf(
    project.text("startDate"),
    project.text("endDate"),
  );
  return {
    name: project.text("name"),
    role: project.texts("roles").join(", "),
    startDate,
    endDate: current ? "Present" : endDate,
    url: project.text("url", "website"),
    description: joinLines(
      project.lines("description"),
      project.lines("summary"),
      toBullets(project.texts("highlights")),
    ),
    technologies: project.texts("keywords"),
  };
}

function readCertificate(certificate: Source) {
  return {
    name: certificate.text("name", "title"),
    issuer: certificate.text("issuer"),
    date: dateFromIso(certificate.text("date")),
    expiry: dateFromIso(certificate.text("expiry", "endDate")),
    description: joinLines(certificate.lines("summary"), certificate.text("url")),
  };
}

/** Sections that ours has no fields for: they become the person's own. */
function readOthers(gathered: Gathered, top: Source): void {
  const volunteering = top.list("volunteer").map((role) => {
    const { startDate, endDate, current } = stretchOf(role.text("startDate"), role.text("endDate"));
    const dates = [startDate, current ? "Present" : endDate].filter(Boolean).join(" – ");
    return {
      title: [role.text("position"), role.text("organization")].filter(Boolean).join(", "),
      description: joinLines(
        dates,
        role.lines("summary"),
        toBullets(role.texts("highlights")),
        role.text("url", "website"),
      ),
    };
  });
  if (volunteering.length > 0) {
    const section = { name: "Volunteering", isHidden: false, content: "", items: volunteering };
    gathered.custom.push(section);
  }
  const interests = top.list("interests", "hobbies").map((interest) => {
    const name = interest.text("name");
    return [name, interest.texts("keywords").join(", ")].filter(Boolean).join(": ");
  });
  if (interests.length > 0) {
    const content = interests.join("\n");
    gathered.custom.push({ name: "Interests", isHidden: false, content, items: [] });
  }
}
