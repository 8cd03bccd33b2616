import type { DraftValue, ResumeDraft } from "../../draft/draft.ts";
import { plainDraft } from "../../draft/plain-draft.ts";

/** Fields whose text is no writing: a picture, an id, a setting. */
const NO_TEXT = new Set(["photo", "id", "isRepeatable", "isHidden"]);

/**
 * All that a person wrote in a draft, hidden sections too, as the source of a fact check: an entry's fields in one line,
 * so that a title stands with its employer and its dates, and each line of a text by itself.
 */
export function factSourceOf(draft: ResumeDraft): string {
  const { personal, skills, custom, ...lists } = plainDraft(draft).resumeData;
  const entries = Object.values(lists).flatMap((items) => items.map((item) => entryText(item)));
  const own = custom.map(({ name, content, items }) =>
    [name, content, ...items.map((item) => entryText(item))].filter(Boolean).join("\n"),
  );
  const { groups = [], ...tags } = skills;
  const skillLines = [entryText(tags), ...groups.map((group) => entryText(group))];
  return [entryText(personal), ...skillLines, ...entries, ...own].filter(Boolean).join("\n\n");
}

/** Longer texts, and texts of lines, stand below the short fields of their entry. */
const LONG = 90;

function entryText(entry: object): string {
  const values = Object.entries(entry as Readonly<Record<string, DraftValue>>).flatMap(
    ([key, value]) => (NO_TEXT.has(key) ? [] : textsOf(key, value)),
  );
  const short = datesJoined(values.filter((value) => !isLong(value)));
  const long = values.filter(isLong).map(({ text }) => text);
  return [short.join(", "), ...long].filter(Boolean).join("\n");
}

function isLong({ text }: FieldText): boolean {
  return text.length > LONG || text.includes("\n");
}

interface FieldText {
  readonly key: string;
  readonly text: string;
}

function textsOf(key: string, value: DraftValue): FieldText[] {
  if (value === true && /^(?:current|isCurrent|present)/u.test(key))
    return [{ key, text: "present" }];
  const text =
    typeof value === "string" ? value.trim() : Array.isArray(value) ? value.join(", ") : "";
  return text === "" ? [] : [{ key, text }];
}

/** "2021-03 - present": a start and an end as one stretch of time. */
function datesJoined(values: readonly FieldText[]): string[] {
  const start = values.find(({ key }) => /^start/iu.test(key));
  const end = values.find(({ key }) => /^(?:end|current|isCurrent)/iu.test(key));
  if (!start || !end) return values.map(({ text }) => text);
  return [
    ...values.filter((one) => one !== start && one !== end).map(({ text }) => text),
    `${start.text} - ${end.text}`,
  ];
}
