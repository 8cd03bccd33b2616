import { type Gathered, leaveOut, emptyGathered } from "../../gathered.ts";
import { placePhoto, placeProfiles } from "../../contact.ts";
import { isObject, openSource, type Source } from "../../source.ts";
import { APART, placeSection, type ReactiveSection, sectionIdOf } from "./place-section.ts";
import { addressOf, isHiddenIn, nameOf } from "./parts.ts";

/** What says how the other tool draws the resume, and nothing of the person. */
const LOOKS = ["id", "icon", "columns", "separateLinks", "keepTogether", "startOnNewPage"] as const;

/** Whether JSON is a resume of Reactive Resume, by its parts; version 4 keeps them under `data` in some exports. */
export function isReactiveResume(value: Readonly<Record<string, unknown>>): boolean {
  const data = dataOf(value);
  return isObject(data["basics"]) && isObject(data["sections"]);
}

function dataOf(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isObject(value["data"]) && isObject(value["data"]["sections"]) ? value["data"] : value;
}

/**
 * Reads a resume of Reactive Resume, version 4 or 5. The two differ in names: `url.href` and `website.url`, `visible`
 * and `hidden`, `date` and `period`, `summary` and `description`.
 *
 * What the person hid there, a section or an entry, does not come to light here: a hidden section arrives hidden, a
 * hidden entry is kept with what has no field. Source: the schemas in amruthpillai/reactive-resume, libs/schema
 * (4.5) and packages/schema (5.2).
 */
export function readReactiveResume(value: Readonly<Record<string, unknown>>): Gathered {
  const gathered = emptyGathered();
  const top = openSource(dataOf(value));
  const sections = top.within("sections");
  const metadata = top.within("metadata");

  readBasics(gathered, top, sections);
  const builtIn = sections
    .names()
    .filter((name) => name !== "summary" && name !== "custom")
    .map((name) => readSection(sections.within(name), name));
  for (const section of withLanguagesApart(builtIn)) placeSection(gathered, section);
  for (const section of ownSections(top, sections)) {
    section.skip("type");
    placeSection(gathered, readSection(section, "custom"));
  }
  gathered.order.push(...orderOf(value));
  leaveOut(gathered, "metadata", "notes", metadata.html("notes"));
  const template = metadata.text("template");
  if (template !== "") {
    const text = `Template "${template}", its colours, fonts and layout`;
    gathered.leftOut.push({ where: "metadata", field: "template", text, isKept: false });
  }
  for (const { where, field, text } of top.untaken()) {
    if (where.startsWith("metadata") || where.startsWith("picture")) continue;
    leaveOut(gathered, where, field, text);
  }
  return gathered;
}

/** The sections that the person added: version 4 keeps them by id, version 5 in a list. */
function ownSections(top: Source, sections: Source): readonly Source[] {
  const custom = sections.within("custom");
  const byId = custom.names().map((id) => custom.within(id));
  return [...byId, ...top.list("customSections")];
}

function readBasics(gathered: Gathered, top: Source, sections: Source): void {
  const basics = top.within("basics");
  const { personal } = gathered;
  personal.fullName = basics.text("name");
  personal.title = basics.text("headline");
  personal.email = basics.text("email");
  personal.phone = basics.text("phone");
  personal.location = basics.text("location");
  personal.website = addressOf(basics).url;
  readSummary(gathered, top.has("summary") ? top.within("summary") : sections.within("summary"));

  const picture = top.has("picture") ? top.within("picture") : basics.within("picture");
  const isHidden = picture.flag("hidden") ?? picture.within("effects").flag("hidden") ?? false;
  picture.skip(...picture.names().filter((name) => name !== "url"));
  const address = picture.text("url");
  if (!isHidden) placePhoto(gathered, "picture", address);
  else if (address !== "") {
    const text = "A picture that is hidden there.";
    gathered.leftOut.push({ where: "picture", field: "", text, isKept: false });
  }

  const fields = basics.list("customFields").map((field) => {
    field.skip("id", "icon");
    const text = [field.text("name"), field.text("value", "text")].filter(Boolean).join(": ");
    return { network: "", username: text, url: field.text("link") };
  });
  for (const { username, url } of fields) {
    if (/linkedin\.com/iu.test(url))
      placeProfiles(gathered, [{ network: "", username, url }], false);
    else leaveOut(gathered, "basics", "", [username, url].filter(Boolean).join(" "));
  }
}

function readSummary(gathered: Gathered, summary: Source): void {
  const isHidden = isHiddenIn(summary);
  summary.skip(...LOOKS);
  const heading = nameOf(summary);
  const content = summary.html("content");
  if (isHidden) leaveOut(gathered, heading || "Summary", "", content);
  else gathered.personal.summary = content;
}

function readSection(section: Source, type: string): ReactiveSection {
  const isHidden = isHiddenIn(section);
  section.skip(...LOOKS, "keywordLayout", "layout");
  const name = nameOf(section);
  const items = section.list("items");
  for (const item of items) item.skip("id", "icon", "iconColor", "columns");
  return { type, name, isHidden, items };
}

/** Skills and languages are one section here: where only one of them is hidden, languages get their own. */
function withLanguagesApart(sections: readonly ReactiveSection[]): readonly ReactiveSection[] {
  const skills = sections.find(({ type }) => type === "skills");
  return sections.map((section) => {
    const isApart =
      section.type === "languages" &&
      skills &&
      skills.items.length > 0 &&
      skills.isHidden !== section.isHidden;
    return isApart ? { ...section, type: APART, name: section.name || "Languages" } : section;
  });
}

/** Our sections in the order of their layout: columns and pages one after the other. */
function orderOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  const metadata = dataOf(value)["metadata"];
  const layout = isObject(metadata) ? metadata["layout"] : null;
  const pages = isObject(layout) ? layout["pages"] : layout;
  const ids = Array.isArray(pages) ? namesIn(pages, 0) : [];
  return [...new Set(ids.map(sectionIdOf).filter(Boolean))];
}

function namesIn(value: unknown, depth: number): readonly string[] {
  if (typeof value === "string") return [value];
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => namesIn(each, depth + 1));
  return isObject(value)
    ? [...namesIn(value["main"], depth + 1), ...namesIn(value["sidebar"], depth + 1)]
    : [];
}
