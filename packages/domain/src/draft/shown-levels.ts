import { levelledSkill } from "../lexicon/skill-levels.ts";
import type { ResumeDraft } from "./draft.ts";

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
  return { ...draft, resumeData: { ...draft.resumeData, skills: shown } };
}

function bare(skill: string): string {
  return levelledSkill(skill)?.name ?? skill;
}
