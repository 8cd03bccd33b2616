import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readAssessment, readPlacement } from "./read-tests.ts";

/** The placement tests and assessments of all courses; [] where a course has none. */
export function checkTests(root: string): readonly string[] {
  const courses = join(root, "courses");
  if (!existsSync(courses)) return [];
  return readdirSync(courses).flatMap((slug) => {
    const folder = join(courses, slug);
    return [
      ...(existsSync(join(folder, "placement.yaml")) ? readPlacement(folder).problems : []),
      ...(existsSync(join(folder, "assessment.yaml")) ? readAssessment(folder).problems : []),
    ].map((problem) => `courses/${slug}/${problem}`);
  });
}
