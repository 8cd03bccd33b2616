import { groupedSkills } from "../../draft/hidden-items.ts";
import type { DraftField } from "../../draft/draft.ts";
import type { Proposal, TagChange } from "../proposals/proposal.ts";
import { REASONS } from "../rewrite/reasons.ts";
import { tagSpelling } from "../rewrite/names.ts";
import { evidencedSkills } from "./evidence.ts";
import type { EnhanceRequest } from "./request.ts";

/** The most tags that are proposed at once. Source: the issue of the coach, "up to three related tags". */
const MOST_ADDED = 3;

/** Tags spelt as their makers do, and up to three that the resume's own text shows. Null for nothing to propose. */
export function proposeTags(
  field: DraftField,
  tags: readonly string[],
  { draft, careers }: EnhanceRequest,
): Proposal | null {
  const respelt = tags.flatMap((tag): Omit<TagChange, "id">[] => {
    const text = tagSpelling(tag, careers);
    return text === null || tags.includes(text) ? [] : [{ tag, text, reason: REASONS.names }];
  });
  const added =
    field.field === "technical"
      ? evidencedSkills(draft, careers, [...tags, ...groupedSkills(draft)])
          .slice(0, MOST_ADDED)
          .map(({ name, quote }) => ({ tag: null, text: name, reason: `“${quote}”` }))
      : [];
  const changes = [...respelt, ...added].map((change, i) => ({ id: i + 1, ...change }));
  return changes.length === 0
    ? null
    : { kind: "tags", field, engine: "built-in", before: tags, changes };
}
