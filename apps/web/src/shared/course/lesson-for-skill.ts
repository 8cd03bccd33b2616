import type { Course } from "@taiyari/domain/learning";
import { pagesOf } from "./outline.ts";

/** Where a skill is taught. */
export interface SkillLesson {
  /** Null for the course as a whole: most of its pages teach the skill. */
  readonly slug: string | null;
  readonly title: string;
}

/** From this share of the pages on a skill is what the course itself is about. */
const MOST = 0.5;

/** @param skillId  of the skills in content/careers; null where nothing teaches it */
export function lessonForSkill(course: Course, skillId: string): SkillLesson | null {
  const pages = pagesOf(course);
  const teaching = pages.filter(({ skills }) => skills.includes(skillId));
  const [first] = teaching;
  if (!first) return null;
  return teaching.length >= pages.length * MOST
    ? { slug: null, title: course.title }
    : { slug: first.slug, title: first.title };
}
