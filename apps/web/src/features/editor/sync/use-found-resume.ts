import { recordOf } from "@taiyari/domain/sync";
import { useQuery } from "@tanstack/react-query";
import { safe } from "@orpc/client";
import { useId } from "react";
import { client } from "../../../lib/api.ts";
import { useUser } from "../../../lib/session.ts";
import { draftOfPerson } from "../../../shared/drafts/draft-of-person.ts";
import { newId } from "../../../lib/new-id.ts";
import { readStoredDraft } from "../../../shared/drafts/stored-draft.ts";
import { findResume, type Found, type Loaded } from "./find-resume.ts";
import { resumeStorage } from "../../../shared/drafts/stored-resume.ts";
import { resumeRefusalOf } from "./resume-server.ts";

/** The resume that an address means. */
export type Opening =
  | Found
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly error: unknown; readonly retry: () => void };

/** Finds the resume to work on, once a visit: what the browser keeps may be newer than what the server has. */
export function useFoundResume(userId: string, wantedId: string | null): Opening {
  const visit = useId();
  const user = useUser();
  const { data, error, refetch } = useQuery({
    queryKey: ["found-resume", userId, wantedId, visit],
    queryFn: () =>
      findResume(wantedId, {
        storageOf: (id) => resumeStorage(userId, id),
        last: readStoredDraft(userId),
        load,
        list: async () => (await client.editor.listResumes()).resumes.map(({ id }) => id),
        newId,
        begin: async () => {
          const { data: known } = await safe(client.profile.preparation());
          return draftOfPerson(
            user && { ...user, targetRole: known?.preparation.targetRole ?? "" },
          );
        },
      }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (data) return data;
  if (error) return { kind: "failed", error, retry: () => void refetch() };
  return { kind: "loading" };
}

/** @throws  what the server answered when it says nothing of the resume */
async function load(id: string): Promise<Loaded> {
  const { error, data } = await safe(client.editor.getResume({ id }));
  if (!error) {
    const { draft, name, revision } = data;
    return { kind: "loaded", resume: { ...recordOf(draft, { revision, doc: draft }), name } };
  }
  return resumeRefusalOf(error);
}
