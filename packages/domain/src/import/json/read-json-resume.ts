import { textOf } from "../../draft/holders.ts";
import { fieldsOf, LIST_SECTIONS, type ListSectionId } from "../../fields/sections.ts";
import { stretchOf } from "../dates.ts";
import { readJsonEntries, readJsonText } from "./read-json-entries.ts";
import { type Gathered, joinLines, leaveOut, emptyGathered, toBullets } from "../gathered.ts";
import { placePhoto, placeProfiles } from "../contact.ts";
import { placeSkillGroup } from "../skill-groups.ts";
import { isObject, openSource, type Source } from "../source.ts";

/**
 * Whether JSON is a resume in the JSON Resume form: the person, or a list of jobs or studies, under the names it has.
 */
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
 * `awardDate` and `releaseDate` for dates. A job without an end is current, as in the schema.
 */
export function readJsonResume(value: unknown): Gathered {
  const gathered = emptyGathered();
  const top = openSource(value);
  top.skip("$schema", "meta");
  readBasics(gathered, top.within(top.has("basics") ? "basics" : "bio"));
  for (const list of LIST_SECTIONS) pushEntries(gathered, list, top);
  for (const group of top.list("skills")) {
    const name = group.text("name");
    const level = group.text("level");
    placeSkillGroup(gathered, { name, level, skills: group.texts("keywords") });
  }
  for (const language of top.list("languages")) {
    const name = language.text("language", "name");
    const fluency = language.text("fluency", "level");
    gathered.skills.languages.push(fluency === "" ? name : `${name} (${fluency})`);
  }
  readOthers(gathered, top);
  for (const { where, field, text } of top.untaken()) leaveOut(gathered, where, field, text);
  return gathered;
}

function readBasics(gathered: Gathered, basics: Source): void {
  for (const field of fieldsOf("personal")) {
    if (!("own" in field.json)) {
      Object.assign(gathered.personal, { [field.id]: readJsonText(field, basics) });
    }
  }
  gathered.personal.location = locationOf(basics);
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

function pushEntries(gathered: Gathered, list: ListSectionId, top: Source): void {
  const entries: object[] = gathered[list];
  for (const [entry, source] of readJsonEntries(list, top)) {
    entries.push(list === "certifications" ? withAddress(entry, source) : entry);
  }
}

/** A certificate has an address in the schema and none in our form. */
function withAddress(certificate: object, source: Source): object {
  const address = source.text("url");
  return { ...certificate, description: joinLines(textOf(certificate, "description"), address) };
}

/** Sections that ours has no fields for: they become the person's own. */
function readOthers(gathered: Gathered, top: Source): void {
  const volunteering = top.list("volunteer").map((role) => {
    const { startDate, endDate, current } = stretchOf(role.text("startDate"), role.text("endDate"));
    return {
      title: role.text("position"),
      organization: role.text("organization"),
      location: role.text("location"),
      startDate,
      endDate: current ? "" : endDate,
      current,
      description: joinLines(
        role.lines("summary"),
        toBullets(role.points("highlights")),
        role.text("url", "website"),
      ),
    };
  });
  if (volunteering.length > 0) {
    const name = "Volunteering";
    const section = {
      name,
      isHidden: false,
      content: "",
      items: volunteering,
      like: "job" as const,
    };
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
