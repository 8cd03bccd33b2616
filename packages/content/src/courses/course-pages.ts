import { z } from "zod";
import { readYaml } from "../read-yaml.ts";

const Outline = z.looseObject({
  stages: z.array(z.looseObject({ name: z.string(), pages: z.array(z.string()) })),
});

export interface CourseStages {
  /** In the order of the course. */
  readonly stages: readonly string[];
  /** The name of its stage, by the slug of each page. */
  readonly stageOf: ReadonlyMap<string, string>;
}

/** The pages that `course.yaml` lists; problems in words where it cannot be read. */
export function readCourseStages(folder: string) {
  const read = readYaml(folder, "course.yaml", Outline);
  if (!read.ok) return read;
  const { stages } = read.value;
  const stageOf = new Map(stages.flatMap(({ name, pages }) => pages.map((page) => [page, name])));
  return {
    ok: true,
    value: { stages: stages.map(({ name }) => name), stageOf } satisfies CourseStages,
  } as const;
}
