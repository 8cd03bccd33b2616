import { type Gathered, joinLines, leaveOut } from "../../gathered.ts";
import { placeProfiles } from "../../contact.ts";
import type { Source } from "../../source.ts";
import { languageItem } from "../../../draft/languages.ts";
import { ENTRIES, languageIn } from "./entries.ts";
import { addressLine, addressOf, besideOf, bodyOf, datesIn, isHiddenIn } from "./parts.ts";

/** A section of Reactive Resume. */
export interface ReactiveSection {
  /** "experience", "volunteer"; "custom" for one that the person added. */
  readonly type: string;
  readonly name: string;
  readonly isHidden: boolean;
  readonly items: readonly Source[];
}

/** The type of languages that do not come into ours, where skills are. */
export const APART = "languages-apart";

/** The headings of sections that ours has not, where the file gives none. */
const NAMES: Readonly<Record<string, string>> = {
  volunteer: "Volunteering",
  interests: "Interests",
  summary: "Summary",
};

/** The section of ours that one of theirs comes into; "" where it becomes one of the person's own. */
export function sectionIdOf(type: string): string {
  if (type === "languages") return "skills";
  return Object.hasOwn(ENTRIES, type) ? type : "";
}

/** Puts the items of a section where they belong. Hidden items are kept with what has no field. */
export function placeSection(gathered: Gathered, section: ReactiveSection): void {
  const { type, name, isHidden, items } = section;
  const shown = items.filter((item) => {
    if (!isHiddenIn(item)) return true;
    leaveOut(gathered, `${name || type}, hidden entry`, "", wholeOf(item));
    return false;
  });
  const id = sectionIdOf(type);
  const place = Object.hasOwn(ENTRIES, type) ? ENTRIES[type] : undefined;
  if (place) {
    if (isHidden && shown.length > 0) gathered.hidden.add(id);
    for (const item of shown) place(gathered, item);
  } else if (type === "profiles") placeProfiles(gathered, shown.map(profileOf), isHidden);
  else if (type === APART) placeLanguages(gathered, section, shown);
  else placeOwn(gathered, section, shown);
}

function placeLanguages(
  gathered: Gathered,
  { name, isHidden }: ReactiveSection,
  shown: readonly Source[],
): void {
  const items = shown.map((item) => {
    const { name: title, fluency } = languageIn(item);
    return { ...languageItem(fluency === "" ? title : `${title} (${fluency})`), description: "" };
  });
  gathered.custom.push({ name, isHidden, content: "", items, like: "language" });
}

function profileOf(item: Source) {
  const { url, label } = addressOf(item);
  return { network: item.text("network"), url, username: item.text("username") || label };
}

/** Volunteering, interests, and what the person added: a section of their own with the heading it had. */
function placeOwn(gathered: Gathered, section: ReactiveSection, shown: readonly Source[]): void {
  const items = shown
    .map(ownEntry)
    .filter(({ title, description }) => title !== "" || description !== "");
  const [first] = items;
  if (!first) return;
  const { isHidden } = section;
  const name = section.name || (NAMES[section.type] ?? "More");
  const isText = items.length === 1 && first.title === "";
  const areWords = items.every(({ description }) => !description.includes("\n"));
  const content = isText
    ? first.description
    : items
        .map(({ title, description }) => [title, description].filter(Boolean).join(": "))
        .join("\n");
  if (isText || (areWords && section.type === "interests")) {
    gathered.custom.push({ name, isHidden, content, items: [] });
  } else gathered.custom.push({ name, isHidden, content: "", items });
}

/** An item of any type, as a title and lines. */
function ownEntry(item: Source) {
  item.skip("level");
  const roles = item.list("roles").map((role) => {
    role.skip("id");
    const post = [role.text("position"), role.text("period")].filter(Boolean).join(", ");
    return joinLines(post, role.html("description"));
  });
  return {
    title: [
      item.text("position", "degree", "studyType"),
      item.text(
        "company",
        "organization",
        "school",
        "institution",
        "name",
        "title",
        "language",
        "network",
        "recipient",
      ),
      item.text("area", "awarder", "issuer", "publisher", "fluency", "proficiency", "username"),
      besideOf(item),
    ]
      .filter(Boolean)
      .join(", "),
    description: joinLines(
      datesIn(item),
      item.text("location"),
      item.text("grade", "score"),
      item.html("content"),
      bodyOf(item),
      ...roles,
      item.texts("keywords").join(", "),
      item.text("phone"),
      addressLine(item),
    ),
  };
}

/** Everything that is in an item, a line each. */
function wholeOf(item: Source): string {
  item.skip("id", "icon", "iconColor", "level", "columns");
  const lines = item
    .untaken()
    .map(({ field, text }) => (field === "" ? text : `${field}: ${text}`));
  item.skip(...item.names());
  return lines.join("\n");
}
