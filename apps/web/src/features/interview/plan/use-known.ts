import { skipToken, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { questionIndexQuery } from "../../../shared/interview/question-files.ts";
import { roleNameOf } from "../names/role-name.ts";
import type { RoleChoice } from "./known-person.ts";
import type { ResumeChoice } from "./wish.ts";

export interface OwnResume extends ResumeChoice {
  readonly name: string;
}

/** The roles that there are questions for, by name. With the careers, all others too. */
export function useRoles(): readonly RoleChoice[] {
  const index = useQuery(questionIndexQuery);
  const isSignedIn = useUser() !== null;
  const templates = useQuery({
    ...api.editor.templates.queryOptions({ staleTime: Infinity }),
    enabled: isSignedIn,
  });
  const version = templates.data?.careersVersion;
  const careers = useQuery(
    api.resume.careers.queryOptions({
      input: version === undefined ? skipToken : { version },
      staleTime: Infinity,
    }),
  );
  const titles = new Map(careers.data?.roles.map(({ id, title }) => [id, title]));
  const ids = new Set(index.data?.questions.flatMap(({ roles }) => roles));
  return [...new Set([...ids, ...titles.keys()])]
    .map((id) => ({ id, name: titles.get(id) ?? roleNameOf(id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** The person's resumes: those of the editor, then uploaded files that were read; [] for a visitor. */
export function useOwnResumes(): readonly OwnResume[] | undefined {
  const isSignedIn = useUser() !== null;
  const drafts = useQuery({ ...api.editor.listResumes.queryOptions(), enabled: isSignedIn });
  const uploads = useQuery({ ...api.resume.history.queryOptions(), enabled: isSignedIn });
  if (!isSignedIn) return [];
  if (drafts.isPending || uploads.isPending) return undefined;
  return [
    ...(drafts.data?.resumes ?? []).map(({ id, name }) => ({ kind: "draft" as const, id, name })),
    ...(uploads.data?.items ?? [])
      .filter(({ status }) => status === "read")
      .map(({ id, name }) => ({ kind: "upload" as const, id, name })),
  ];
}
