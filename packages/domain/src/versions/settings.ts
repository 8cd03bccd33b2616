import { assertNever } from "../result/index.ts";
import type { DraftDifference } from "./difference.ts";
import type { DraftCustomSection, ResumeDraft } from "../draft/draft.ts";
import { customSection, withCustom } from "../draft/holders.ts";
import { excerptOf } from "./excerpt.ts";
import { hideSection, withHeading } from "../draft/edit-sections.ts";
import { sectionLabel } from "../draft/labels.ts";
import { chooseLanguage } from "../draft/printed-words.ts";
import { headingOf } from "../draft/sections-of.ts";
import { isSection } from "../fields/sections.ts";
import { TONGUES, type TongueId } from "../lexicon/tongues/index.ts";
import { CHOICE_NAMES, type ChoiceName, settingKey, type SettingPlace } from "./places.ts";

/** What a setting is: a text, per cent, a switch, or undefined for what was not chosen. */
export type Setting = string | number | boolean | undefined;

const CHOICE_LABELS: Readonly<Record<ChoiceName, string>> = {
  accent: "Accent colour",
  fonts: "Fonts",
  fontSize: "Font size",
  lineHeight: "Line height",
  density: "Density",
  paper: "Paper",
  margins: "Margins",
  photo: "Photo shown",
  levels: "Levels of skills",
  ownCss: "Own CSS",
};

/** The settings of the whole draft, and those of each section that both drafts have. */
export function settingPlaces(a: ResumeDraft, b: ResumeDraft): readonly SettingPlace[] {
  const shared = b.sections.filter(({ id }) => a.sections.some((section) => section.id === id));
  const own = shared.filter(({ id }) => customSection(a, id) && customSection(b, id));
  const named = shared.filter((section) => isSection(section.id) || own.includes(section));
  return [
    { of: "template" },
    { of: "language" },
    ...CHOICE_NAMES.map((name) => ({ of: "choice", name }) as const),
    ...shared.map(({ id }) => ({ of: "hidden", section: id }) as const),
    ...named.map(({ id }) => ({ of: "name", section: id }) as const),
    ...own.map(({ id }) => ({ of: "type", section: id }) as const),
  ];
}

/** What is in a setting; undefined where the draft has no such place, too. */
export function settingAt(draft: ResumeDraft, place: SettingPlace): Setting {
  switch (place.of) {
    case "template":
      return draft.currentTemplate;
    case "language":
      return draft.language;
    case "choice":
      return draft.chosen[place.name];
    case "hidden":
      return draft.sections.find(({ id }) => id === place.section)?.isHidden;
    case "name":
      return customSection(draft, place.section)?.name ?? headingOf(draft, place.section);
    case "type":
      return customSection(draft, place.section)?.isRepeatable;
    default:
      return assertNever(place);
  }
}

/** The draft with the setting as `from` has it; the same draft when it has it so already. */
export function withSettingOf(
  draft: ResumeDraft,
  place: SettingPlace,
  from: ResumeDraft,
): ResumeDraft {
  const value = settingAt(from, place);
  if (settingAt(draft, place) === value) return draft;
  switch (place.of) {
    case "template":
      return { ...draft, currentTemplate: from.currentTemplate };
    case "language":
      return chooseLanguage(draft, from.language ?? null);
    case "choice": {
      const { [place.name]: _before, ...rest } = draft.chosen;
      const chosen = value === undefined ? rest : { ...rest, [place.name]: value };
      return { ...draft, chosen };
    }
    case "hidden":
      return hideSection(draft, place.section, value === true);
    case "name":
    case "type": {
      if (isSection(place.section)) {
        return withHeading(draft, place.section, headingOf(from, place.section) ?? "");
      }
      const own = customSection(draft, place.section);
      const theirs = customSection(from, place.section);
      if (!own || !theirs) return draft;
      const part: Partial<DraftCustomSection> =
        place.of === "name" ? { name: theirs.name } : { isRepeatable: theirs.isRepeatable };
      return withCustom(draft, { ...own, ...part });
    }
    default:
      return assertNever(place);
  }
}

/** The difference between two drafts in one setting, in words. */
export function settingDifference(
  before: ResumeDraft,
  after: ResumeDraft,
  place: SettingPlace,
): DraftDifference {
  return {
    kind: "setting",
    key: settingKey(place),
    label: labelOf(after, place),
    before: inWords(place, settingAt(before, place)),
    after: inWords(place, settingAt(after, place)),
  };
}

function labelOf(draft: ResumeDraft, place: SettingPlace): string {
  switch (place.of) {
    case "template":
      return "Template";
    case "language":
      return "Language of the headings";
    case "choice":
      return CHOICE_LABELS[place.name];
    case "hidden":
      return `${sectionLabel(draft, place.section)} hidden`;
    case "name":
      return `${sectionLabel(draft, place.section)} · Section Name`;
    case "type":
      return `${sectionLabel(draft, place.section)} · Section Type`;
    default:
      return assertNever(place);
  }
}

function inWords(place: SettingPlace, setting: Setting): string {
  if (place.of === "language") return isTongue(setting) ? TONGUES[setting].name : "English";
  if (setting === undefined) return "As the template begins";
  if (place.of === "type") return setting === true ? "Repeatable items" : "Single entry";
  if (typeof setting === "boolean") return setting ? "Yes" : "No";
  if (typeof setting === "number") return `${setting} %`;
  return place.of === "choice" && place.name === "ownCss" ? excerptOf([setting]) : setting;
}

function isTongue(setting: Setting): setting is TongueId {
  return typeof setting === "string" && Object.hasOwn(TONGUES, setting);
}
