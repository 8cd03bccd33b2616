import type { SectionKind } from "../resume/reading.ts";

/** Stems by which Hindi headings are recognised, whatever is beside them: "अध्यापन अनुभव". */
const HINDI_STEMS: readonly (readonly [string, SectionKind])[] = [
  ["अनुभव", "experience"],
  ["शिक्षा", "education"],
  ["शैक्ष", "education"],
  ["योग्यता", "education"],
  ["कौशल", "skills"],
  ["दक्षता", "skills"],
  ["भाषा", "languages"],
  ["पुरस्कार", "awards"],
  ["सम्मान", "awards"],
  ["उपलब्धि", "awards"],
  ["प्रशिक्षण", "certifications"],
  ["प्रमाण", "certifications"],
  ["प्रकाशन", "publications"],
  ["परियोजना", "projects"],
  ["परिचय", "summary"],
  ["सारांश", "summary"],
  ["उद्देश्य", "summary"],
  ["संपर्क", "contact"],
  ["व्यक्तिगत", "contact"],
  ["संदर्भ", "references"],
  ["रुचि", "other"],
  ["घोषणा", "other"],
];

/** The kind of section a Hindi heading names by one of its words, its last first; null for none. */
export function hindiKindOf(words: readonly string[]): SectionKind | null {
  const last = words.at(-1) ?? "";
  const found =
    HINDI_STEMS.find(([stem]) => last.startsWith(stem)) ??
    HINDI_STEMS.find(([stem]) => words.some((word) => word.startsWith(stem)));
  return found?.[1] ?? null;
}
