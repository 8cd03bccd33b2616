import { levelledSkill } from "../lexicon/skill-levels.ts";
import type { ResumeDraft } from "./draft.ts";
import { languageText } from "./languages.ts";

/** The draft as its pages have it: without levels of skills and languages where the person wants none; else the same. */
export function withShownLevels(draft: ResumeDraft): ResumeDraft {
  if (draft.chosen.levels !== "none") return draft;
  const { skills } = draft.resumeData;
  const { technical, soft, languages, groups } = skills;
  const shown = {
    ...skills,
    technical: technical.map(bare),
    soft: soft.map(bare),
    languages: languages.map(bare),
    ...(groups
      ? { groups: groups.map((each) => ({ ...each, skills: each.skills.map(bare) })) }
      : {}),
  };
  const custom = draft.resumeData.custom.map((section) =>
    section.like === "language" ? { ...section, items: section.items.map(bareLanguage) } : section,
  );
  return { ...draft, resumeData: { ...draft.resumeData, skills: shown, custom } };
}

function bare(skill: string): string {
  return levelledSkill(skill)?.name ?? skill;
}

function bareLanguage<Item extends object>(item: Item): Item {
  return levelledSkill(languageText(item)) ? { ...item, level: "", cefr: "" } : item;
}
