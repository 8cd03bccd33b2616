import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { COURSE, COURSE_DOCS } from "./addresses.ts";
import { courseQuery } from "./course-files.ts";
import { lessonForSkill } from "./lesson-for-skill.ts";

interface SkillLinkProps {
  /** Null for a term that is no skill we know. */
  readonly skillId: string | null;
  /** As the list has it: "SQL". */
  readonly term: string;
}

/** Leads from a skill somebody lacks to where it is taught. Nothing where it is not taught here. */
export function SkillLink({ skillId, term }: SkillLinkProps) {
  const { data: course } = useQuery({ ...courseQuery, enabled: skillId !== null });
  const lesson = course && skillId !== null ? lessonForSkill(course, skillId) : null;
  if (!lesson) return null;
  const label = `Learn ${term}: ${lesson.title}`;
  if (lesson.slug === null)
    return (
      <Link to={COURSE} aria-label={label}>
        Learn it
      </Link>
    );
  return (
    <Link to={COURSE_DOCS} params={{ _splat: lesson.slug }} aria-label={label}>
      Learn it
    </Link>
  );
}
