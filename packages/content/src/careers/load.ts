import { join } from "node:path";
import type { Careers, ClaimGroup, Role, Skill } from "@taiyari/domain/careers";
import type { Result } from "@taiyari/domain/result";
import { ContentError } from "../content-error.ts";
import { readYaml, yamlFilesIn } from "../read-yaml.ts";
import { ClaimFile, IndustryFile, RoleFile, SkillFile } from "./schema.ts";

/**
 * Reads `careers/` of the content folder: `skills/*.yaml`, `roles/*.yaml`, `industries.yaml`, `claims.yaml`.
 *
 * @param root  the path of the `content` folder
 * @returns     every skill (files by name, lines in their order), role (by id) and industry (in its
 *              order); neighbours are made mutual here, so a writer names each pair once
 * @throws ContentError  for files that cannot be read or have another shape, with all their problems.
 *              What the items say of each other is `checkCareers`'s matter and throws nothing.
 *
 * Takes some tens of milliseconds: read it once and keep it.
 */
export function loadCareers(root: string): Careers {
  const folder = join(root, "careers");
  const problems: string[] = [];
  const valueOf = <Value>(result: Result<Value, readonly string[]>, otherwise: Value): Value => {
    if (result.ok) {
      return result.value;
    }
    problems.push(...result.problem);
    return otherwise;
  };

  const skills = filesIn(folder, "skills", problems).flatMap((name) =>
    valueOf(readYaml(folder, `skills/${name}.yaml`, SkillFile), []),
  );
  const roles = filesIn(folder, "roles", problems).flatMap((id): readonly Role[] => {
    const role = valueOf(readYaml(folder, `roles/${id}.yaml`, RoleFile), null);
    return role === null ? [] : [{ id, ...role }];
  });
  const industries = valueOf(readYaml(folder, "industries.yaml", IndustryFile), []);
  const claims = valueOf(readYaml(folder, "claims.yaml", ClaimFile), []).map(toClaim);

  if (problems.length > 0) {
    throw new ContentError(problems.map((problem) => `careers/${problem}`));
  }
  return { skills: withMutualNeighbours(skills.map(toSkill)), roles, industries, claims };
}

function filesIn(folder: string, name: string, problems: string[]): readonly string[] {
  const files = yamlFilesIn(join(folder, name));
  if (files.length === 0) {
    problems.push(
      `${name}: there is no .yaml file in ${join(folder, name)}. Check the content folder.`,
    );
  }
  return files;
}

function toSkill({ plainWords, ...entry }: SkillFile[number]): Skill {
  return plainWords === undefined ? entry : { ...entry, plainWords };
}

function toClaim({ isMeasured, ...entry }: ClaimFile[number]): ClaimGroup {
  return isMeasured === undefined ? entry : { ...entry, isMeasured };
}

function withMutualNeighbours(skills: readonly Skill[]): readonly Skill[] {
  const neighbours = new Map(skills.map((skill) => [skill.id, new Set(skill.neighbours)]));
  for (const skill of skills) {
    for (const id of skill.neighbours) {
      neighbours.get(id)?.add(skill.id);
    }
  }
  return skills.map((skill) => ({
    ...skill,
    neighbours: [...(neighbours.get(skill.id) ?? [])].toSorted(),
  }));
}
