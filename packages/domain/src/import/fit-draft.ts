import {
  type DraftCustomSection,
  type DraftData,
  type Item,
  MAX_CUSTOM_SECTIONS,
  MAX_DRAFT_TEXT,
  MAX_FIELD_TEXT,
  MAX_ITEMS,
  MAX_TAG_TEXT,
  MAX_TAGS,
  type ResumeDraft,
} from "../draft/draft.ts";
import { CUSTOM_PREFIX } from "../draft/edit-sections.ts";
import { isBlank } from "../draft/filled.ts";
import { fitText, isPhotoText } from "../draft/limits.ts";
import { newDraft } from "../draft/new-draft.ts";
import { bySection, fieldsOf, type SectionValues } from "../fields/sections.ts";
import { fail, ok, type Result } from "../result/index.ts";
import { type Gathered, leaveOut } from "./gathered.ts";
import type { Imported, ImportProblem, ImportSource } from "./imported.ts";
import { keepLeftOut } from "./keep-left-out.ts";
import { understoodOf } from "./understood.ts";

/**
 * Makes what was gathered into a draft. What is more than a draft may hold is left out, said so, and kept as far as
 * there is room. A section arrives shown when it holds something and the source shows it.
 *
 * @returns "empty" when there is not a word in it, "too-large" when the whole is more than a draft may be
 */
export function toImported(
  gathered: Gathered,
  source: ImportSource,
  newId: () => string,
): Result<Imported, ImportProblem> {
  const begun = newDraft();
  const fit = fitterFor(gathered, newId);
  const custom = fitSections(gathered, fit, newId);
  const data: DraftData = {
    ...bySection<DraftData>((id) => {
      if (id === "personal") return fitPersonal(gathered, fit);
      if (id === "skills") return fitSkills(gathered, fit);
      return fit.items<object>(id, gathered[id]) as DraftData[typeof id];
    }),
    custom: [],
  };
  const { section: kept, leftOut } = keepLeftOut(gathered.leftOut, newId);
  if (kept) custom.push({ section: kept, isHidden: true });

  const draft: ResumeDraft = {
    ...begun,
    resumeData: { ...data, custom: custom.map(({ section }) => section) },
    sections: [
      ...sectionOrder(gathered, begun).map(({ id, isHidden }) => ({
        id,
        isHidden: gathered.hidden.has(id) || (isHidden && isListEmpty(data, id)),
      })),
      ...custom.map(({ section, isHidden }) => ({ id: section.id, isHidden })),
    ],
  };
  if (isBlank(draft)) return fail({ kind: "empty" });
  if (JSON.stringify(draft).length > MAX_DRAFT_TEXT) {
    return fail({ kind: "too-large", limit: MAX_DRAFT_TEXT, unit: "characters" });
  }
  return ok({ draft, source, understood: understoodOf(draft), leftOut });
}

/** Makes parts fit, and leaves what is too much. */
interface Fitter {
  readonly text: (where: string, field: string, text: string) => string;
  readonly items: <Entry extends object>(
    section: string,
    entries: readonly Entry[],
  ) => readonly Item<Entry>[];
  readonly tags: (where: string, tags: readonly string[]) => readonly string[];
}

function fitterFor(gathered: Gathered, newId: () => string): Fitter {
  function text(where: string, field: string, whole: string): string {
    leaveOut(gathered, where, field, whole.slice(MAX_FIELD_TEXT));
    return fitText(whole);
  }

  function tags(where: string, all: readonly string[]): readonly string[] {
    const texts = [
      ...new Set(all.map((tag) => fitText(tag.trim(), Number.POSITIVE_INFINITY))),
    ].filter(Boolean);
    const short = texts.filter((tag) => tag.length <= MAX_TAG_TEXT);
    for (const tag of texts) if (tag.length > MAX_TAG_TEXT) leaveOut(gathered, where, "", tag);
    leaveOut(gathered, where, "", short.slice(MAX_TAGS).join(", "));
    return short.slice(0, MAX_TAGS);
  }

  function fitted<Entry extends object>(where: string, entry: Entry): Entry {
    const values = Object.entries(entry).map(([field, value]: [string, unknown]) => {
      if (typeof value === "string") return [field, text(where, field, value)] as const;
      return [field, Array.isArray(value) ? tags(where, value) : value] as const;
    });
    return Object.fromEntries(values) as Entry;
  }

  return {
    text,
    tags,
    items(section, entries) {
      for (const [i, entry] of entries.slice(MAX_ITEMS).entries()) {
        for (const [field, value] of Object.entries(entry)) {
          leaveOut(gathered, `${section} ${MAX_ITEMS + i + 1}`, field, textOfValue(value));
        }
      }
      return entries
        .slice(0, MAX_ITEMS)
        .map((entry, i) => ({ id: newId(), ...fitted(`${section} ${i + 1}`, entry) }));
    },
  };
}

function textOfValue(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.join(", ") : "";
}

function fitPersonal(gathered: Gathered, fit: Fitter): DraftData["personal"] {
  const { photo, ...texts } = gathered.personal;
  const fitted = Object.entries(texts).map(
    ([field, value]) => [field, fit.text("personal", field, value)] as const,
  );
  if (!isPhotoText(photo)) {
    const text = "A picture that is too large, or no JPEG, PNG or WebP.";
    gathered.leftOut.push({ where: "personal", field: "photo", text, isKept: false });
  }
  return {
    ...(Object.fromEntries(fitted) as unknown as Omit<DraftData["personal"], "photo">),
    photo: isPhotoText(photo) ? photo : "",
  };
}

function fitSkills({ skills, skillGroups }: Gathered, fit: Fitter): DraftData["skills"] {
  const fitted = fieldsOf("skills").map(
    ({ id, label }) => [id, fit.tags(label, skills[id as keyof typeof skills])] as const,
  );
  const tags = Object.fromEntries(fitted) as SectionValues<"skills">;
  const groups = fit.items("skills", skillGroups);
  return groups.length === 0 ? tags : { ...tags, groups };
}

interface OwnSection {
  readonly section: DraftCustomSection;
  readonly isHidden: boolean;
}

/** One place is held for `NOT_PLACED`. */
function fitSections(gathered: Gathered, fit: Fitter, newId: () => string): OwnSection[] {
  const room = MAX_CUSTOM_SECTIONS - 1;
  for (const section of gathered.custom.slice(room)) {
    leaveOut(gathered, section.name, "", section.content);
    for (const item of section.items)
      leaveOut(gathered, section.name, item.title, item.description);
  }
  return gathered.custom.slice(0, room).map(({ name, isHidden, content, items, like }) => ({
    isHidden,
    section: {
      id: `${CUSTOM_PREFIX}${newId()}`,
      name: fit.text(name, "name", name).trim() || "More",
      isRepeatable: items.length > 0,
      ...(like ? { like } : {}),
      content: items.length > 0 ? "" : fit.text(name, "", content),
      items: fit.items(name, items),
    },
  }));
}

function sectionOrder(gathered: Gathered, begun: ResumeDraft): ResumeDraft["sections"] {
  const wanted = ["personal", ...gathered.order];
  const place = (id: string) => {
    const at = wanted.indexOf(id);
    return at < 0 ? wanted.length : at;
  };
  return begun.sections.toSorted((a, b) => place(a.id) - place(b.id));
}

function isListEmpty(data: DraftData, id: string): boolean {
  const entries = Object.hasOwn(data, id) ? data[id as keyof DraftData] : [];
  return Array.isArray(entries) && entries.length === 0;
}
