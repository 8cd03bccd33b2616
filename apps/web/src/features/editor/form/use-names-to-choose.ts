import { skipToken, useQuery } from "@tanstack/react-query";
import type { Careers } from "@taiyari/domain/careers";
import { type DraftField, SOFT_SKILL_NAMES, SPOKEN_LANGUAGE_NAMES } from "@taiyari/domain/draft";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { type NameToChoose, nameToChoose } from "../../../ui/matching-names.ts";

const NO_NAMES: readonly NameToChoose[] = [];
const SOFT_SKILLS = SOFT_SKILL_NAMES.map((name) => nameToChoose(name));
const SPOKEN_LANGUAGES = SPOKEN_LANGUAGE_NAMES.map((name) => nameToChoose(name));

interface NamesToChoose {
  readonly names: readonly NameToChoose[];
  /** To be called when somebody types: what is long is loaded only then. */
  readonly ask: () => void;
}

/** The names a field with tags offers. Without a server those of technical skills stay away, and nothing else. */
export function useNamesToChoose({ field }: DraftField): NamesToChoose {
  const isOfSkills = field === "technical" || field === "technologies";
  const [isAsked, setAsked] = useState(false);
  const templates = useQuery({
    ...api.editor.templates.queryOptions({ staleTime: Infinity }),
    enabled: isOfSkills && isAsked,
  });
  const version = templates.data?.careersVersion;
  const skills = useQuery({
    ...api.resume.careers.queryOptions({ input: version && isAsked ? { version } : skipToken }),
    staleTime: Infinity,
    select: skillNames,
  });
  return { names: namesOf(field, skills.data), ask: () => setAsked(isOfSkills) };
}

function namesOf(field: string, skills = NO_NAMES): readonly NameToChoose[] {
  if (field === "soft") return SOFT_SKILLS;
  return field === "languages" ? SPOKEN_LANGUAGES : skills;
}

/** Skills of craft, those that most lines of work ask for first. */
function skillNames({ skills, roles }: Careers): readonly NameToChoose[] {
  const roleCounts = new Map<string, number>();
  for (const { mustHave, niceToHave } of roles) {
    for (const id of [...mustHave, ...niceToHave]) {
      roleCounts.set(id, (roleCounts.get(id) ?? 0) + 1);
    }
  }
  const countOf = ({ id }: { readonly id: string }) => roleCounts.get(id) ?? 0;
  return skills
    .filter(({ kind }) => kind !== "soft")
    .toSorted((a, b) => countOf(b) - countOf(a))
    .map(({ name, aliases }) => nameToChoose(name, aliases));
}
