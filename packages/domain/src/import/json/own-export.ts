import { type DraftData, MAX_DRAFT_TEXT, type ResumeDraft } from "../../draft/draft.ts";
import { isBlank } from "../../draft/filled.ts";
import { isItemHidden } from "../../draft/hidden-items.ts";
import { repairDraft } from "../../draft/repair-draft.ts";
import { LIST_SECTIONS } from "../../fields/sections.ts";
import { draftToJsonResume } from "../../export/draft-to-json-resume.ts";
import { fail, ok, type Result } from "../../result/index.ts";
import { toImported } from "../fit-draft.ts";
import type { Imported, ImportProblem } from "../imported.ts";
import { understoodOf } from "../understood.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { isObject } from "../source.ts";

/**
 * The draft within our own export (`draftToJsonResume`); null for a file that has none or whose draft is damaged,
 * which is then read as the JSON Resume it is.
 *
 * Where another tool changed what the file shows, that is taken from the file; the rest, which JSON Resume cannot
 * hold, from the draft within: hidden sections and entries, sections of the person's own, the photo and the looks.
 */
export function readOwnExport(
  value: Readonly<Record<string, unknown>>,
  newId: () => string,
): Result<Imported, ImportProblem> | null {
  const meta = value["meta"];
  if (!isObject(meta) || !isObject(meta["taiyari"])) return null;
  const draft = repairDraft(meta["taiyari"]);
  if (!draft || JSON.stringify(draft).length > MAX_DRAFT_TEXT) return null;
  if (isBlank(draft)) return fail({ kind: "empty" });
  if (isSame(withoutMeta(value), withoutMeta(draftToJsonResume(draft)))) {
    return ok({ draft, source: "taiyari", understood: understoodOf(draft), leftOut: [] });
  }

  const changed = toImported(readJsonResume(value), "taiyari", newId);
  if (!changed.ok) return changed;
  const merged = withWhatIsNotShown(changed.value.draft, draft);
  return ok({ ...changed.value, draft: merged, understood: understoodOf(merged) });
}

function withWhatIsNotShown(shown: ResumeDraft, within: ResumeDraft): ResumeDraft {
  const hidden = within.sections.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  const kept = Object.entries(within.resumeData).filter(([id]) => hidden.includes(id));
  const withItems = LIST_SECTIONS.map((id) => {
    const own = [...shown.resumeData[id], ...within.resumeData[id].filter(isItemHidden)];
    return [id, own] as const;
  });
  const { photo } = within.resumeData.personal;
  const own = shown.resumeData.custom;
  const data = {
    ...shown.resumeData,
    personal: { ...shown.resumeData.personal, photo },
    skills: withHiddenGroups(shown, within),
    ...Object.fromEntries([...withItems, ...kept]),
    custom: [...within.resumeData.custom, ...own],
  };
  const added = shown.sections.filter(({ id }) => own.some((section) => section.id === id));
  const merged = repairDraft({
    ...within,
    resumeData: data,
    sections: [...within.sections, ...added],
  });
  return merged ?? within;
}

function withHiddenGroups(shown: ResumeDraft, within: ResumeDraft): DraftData["skills"] {
  const { skills } = shown.resumeData;
  const hidden = (within.resumeData.skills.groups ?? []).filter(isItemHidden);
  return hidden.length === 0
    ? skills
    : { ...skills, groups: [...(skills.groups ?? []), ...hidden] };
}

function withoutMeta(value: object): unknown {
  const { meta: _meta, ...rest } = value as Readonly<Record<string, unknown>>;
  return rest;
}

/** Same contents, whatever the order of names. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, i) => isSame(each, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}
