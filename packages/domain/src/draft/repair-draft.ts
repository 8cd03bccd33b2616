import { isSection } from "../fields/sections.ts";
import { TONGUE_IDS } from "../lexicon/tongues/index.ts";
import {
  CUSTOM_KINDS,
  DENSITIES,
  FONT_PAIRS,
  FONT_SIZE,
  LEVEL_STYLES,
  LINE_HEIGHT,
  MAX_OWN_CSS,
  MARGINS,
  PAPER_NAMES,
  percentIn,
  type PercentRange,
  type TemplateChoices,
} from "../resume/template.ts";
import {
  type DraftCustomSection,
  type DraftData,
  type DraftSection,
  type FieldDefinition,
  MAX_CUSTOM_SECTIONS,
  MAX_HEADING_TEXT,
  MAX_ITEMS,
  type ResumeDraft,
} from "./draft.ts";
import { CUSTOM_PREFIX, inOrderOf } from "./edit-sections.ts";
import type { AnyItem } from "./holders.ts";
import { fitText, isId, isPhotoText } from "./limits.ts";
import { DEFAULT_TEMPLATE } from "./new-draft.ts";
import { repairedBoolean, repairedTags, repairedText } from "./repair-values.ts";
import { defaultHeading, isBuiltIn, isPhoto, savedFieldsOf } from "./sections-of.ts";
import { GROUP_FIELDS, ownFields, SECTIONS } from "./sections.ts";
import { withoutSigns } from "../rich/stored.ts";

type Loose = Readonly<Record<string, unknown>>;

/**
 * A draft from anything: storage that was damaged, an older shape, somebody's JSON. What has the right shape is kept,
 * the rest is as in a new draft; numbers become texts, entries without an id get one by their place, unknown names
 * are dropped, and all is within the limits. Never throws. A draft that is right comes back with the same contents.
 *
 * @returns  null when nothing in it belongs to a draft
 */
export function repairDraft(value: unknown): ResumeDraft | null {
  if (!isLoose(value)) return null;
  const data = isLoose(value["resumeData"]) ? value["resumeData"] : {};
  const isKnown = SECTIONS.some(({ id }) => isLoose(data[id])) || Array.isArray(data["custom"]);
  const { currentTemplate, sections, chosen, language } = value;
  const tongue = oneOf(TONGUE_IDS, language);
  if (!isKnown && !isId(currentTemplate) && !Array.isArray(sections)) return null;

  const custom = repairedOwn(data["custom"]);
  const order = repairedSections(sections, custom);
  return {
    resumeData: { ...builtInData(data), custom: inOrderOf(custom, order) },
    currentTemplate: isId(currentTemplate) ? currentTemplate : DEFAULT_TEMPLATE,
    sections: order,
    chosen: repairedChoices(isLoose(chosen) ? chosen : {}),
    ...(tongue ? { language: tongue } : {}),
  };
}

function isLoose(value: unknown): value is Loose {
  return typeof value === "object" && value !== null;
}

function builtInData(data: Loose): Omit<DraftData, "custom"> {
  const parts = SECTIONS.map((section) => {
    const value = data[section.id];
    const fields = savedFieldsOf(section);
    if (section.isRepeatable)
      return [section.id, repairedItems(value, section.id, fields)] as const;
    const holder = repairedHolder(value, section.id, fields);
    const groups = section.id === "skills" ? repairedGroups(value) : [];
    return [section.id, groups.length === 0 ? holder : { ...holder, groups }] as const;
  });
  return Object.fromEntries(parts) as unknown as Omit<DraftData, "custom">;
}

function repairedHolder(value: unknown, section: string, fields: readonly FieldDefinition[]) {
  const holder = isLoose(value) ? value : {};
  const values = fields.map(({ id, type }) => {
    const found = Object.hasOwn(holder, id) ? holder[id] : null;
    if (type === "tags") return [id, repairedTags(found)] as const;
    if (type === "checkbox") return [id, repairedBoolean(found)] as const;
    if (type === "textarea") return [id, repairedText(found)] as const;
    if (!isPhoto({ section, item: null, field: id })) {
      return [id, withoutSigns(repairedText(found))] as const;
    }
    return [id, typeof found === "string" && isPhotoText(found) ? found : ""] as const;
  });
  return Object.fromEntries(values);
}

function repairedGroups(skills: unknown): readonly AnyItem[] {
  return isLoose(skills) ? repairedItems(skills["groups"], "group", GROUP_FIELDS) : [];
}

function repairedItems(
  value: unknown,
  section: string,
  fields: readonly FieldDefinition[],
): readonly AnyItem[] {
  const list = Array.isArray(value) ? value.filter(isLoose).slice(0, MAX_ITEMS) : [];
  const ids = repairedIds(list, `${section}-`, isId);
  return list.map((item, i) => ({
    id: ids[i] ?? "",
    ...repairedHolder(item, section, fields),
    ...(repairedBoolean(item["isHidden"]) ? { isHidden: true } : {}),
  }));
}

/** The ids of the entries; for one without, or with that of another, its place in the list: "experience-1". */
function repairedIds(
  list: readonly Loose[],
  prefix: string,
  isRight: (id: unknown) => id is string,
): readonly string[] {
  const taken = new Set<string>();
  const given = list.map(({ id }) => {
    if (!isRight(id) || taken.has(id)) return null;
    taken.add(id);
    return id;
  });
  return given.map((id, i) => {
    if (id !== null) return id;
    let place = i + 1;
    while (taken.has(`${prefix}${place}`)) place++;
    taken.add(`${prefix}${place}`);
    return `${prefix}${place}`;
  });
}

function repairedOwn(value: unknown): readonly DraftCustomSection[] {
  const list = Array.isArray(value) ? value.filter(isLoose).slice(0, MAX_CUSTOM_SECTIONS) : [];
  const ids = repairedIds(list, CUSTOM_PREFIX, isOwnId);
  return list.map((section, i) => {
    const kind = oneOf(CUSTOM_KINDS, section["like"]);
    const items = repairedItems(section["items"], "custom", ownFields(kind));
    return {
      id: ids[i] ?? "",
      name: repairedText(section["name"]).trim() === "" ? "Section" : repairedText(section["name"]),
      isRepeatable: repairedBoolean(section["isRepeatable"]),
      ...(kind ? { like: kind } : {}),
      content: repairedText(section["content"]),
      items: items as DraftCustomSection["items"],
    };
  });
}

function isOwnId(id: unknown): id is string {
  return isId(id) && id.startsWith(CUSTOM_PREFIX);
}

/** Each section once: as listed first, and hidden where any listing says so; then those that were not listed. */
function repairedSections(
  value: unknown,
  custom: readonly DraftCustomSection[],
): readonly DraftSection[] {
  const own = new Set(custom.map(({ id }) => id));
  const sections = new Map<string, DraftSection>();
  for (const entry of Array.isArray(value) ? value.filter(isLoose) : []) {
    const { id, isHidden } = entry;
    if (typeof id !== "string" || !(isBuiltIn(id) || own.has(id))) continue;
    const before = sections.get(id);
    const given = isSection(id)
      ? fitText(repairedText(entry["heading"]).trim(), MAX_HEADING_TEXT)
      : "";
    const heading = before?.heading ?? (isSection(id) && given !== defaultHeading(id) ? given : "");
    sections.set(id, {
      id,
      isHidden: (before?.isHidden ?? false) || repairedBoolean(isHidden),
      ...(heading === "" ? {} : { heading }),
    });
  }
  const left = [...SECTIONS, ...custom.map(({ id }) => ({ id, isHidden: false }))];
  return [
    ...sections.values(),
    ...left.filter(({ id }) => !sections.has(id)).map(({ id, isHidden }) => ({ id, isHidden })),
  ];
}

function repairedChoices({ accent, fonts, density, paper, margins, photo, ...more }: Loose) {
  const [pair, dense, size, margin] = [
    oneOf(FONT_PAIRS, fonts),
    oneOf(DENSITIES, density),
    oneOf(PAPER_NAMES, paper),
    oneOf(MARGINS, margins),
  ];
  const levels = oneOf(LEVEL_STYLES, more["levels"]);
  const isColour = typeof accent === "string" && /^#[0-9a-f]{6}$/.test(accent);
  const chosen: Partial<TemplateChoices> = {
    ...(isColour ? { accent } : {}),
    ...(pair ? { fonts: pair } : {}),
    ...(dense ? { density: dense } : {}),
    ...(size ? { paper: size } : {}),
    ...(margin ? { margins: margin } : {}),
    ...(typeof photo === "boolean" ? { photo } : {}),
    ...repairedPercent("fontSize", FONT_SIZE, more["fontSize"]),
    ...repairedPercent("lineHeight", LINE_HEIGHT, more["lineHeight"]),
    ...(levels ? { levels } : {}),
    ...(typeof more["ownCss"] === "string" ? { ownCss: fitText(more["ownCss"], MAX_OWN_CSS) } : {}),
  };
  return chosen;
}

function repairedPercent(
  name: "fontSize" | "lineHeight",
  range: PercentRange,
  value: unknown,
): Partial<TemplateChoices> {
  return typeof value === "number" ? { [name]: percentIn(range, value) } : {};
}

function oneOf<Name extends string>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value);
}
