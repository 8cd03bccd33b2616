import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  NO_PREPARATION,
  type Preparation,
  type ResumeSuggestion,
} from "@taiyari/domain/account/preparation";
import { api } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";

/** What the person prepares for; nothing for a visitor, while it is on its way, and where the server cannot say. */
export function usePreparation(): Preparation {
  return usePrepared().data?.preparation ?? NO_PREPARATION;
}

/** The same as a query, with the fields that come from a resume. */
export function usePrepared() {
  return useQuery({
    ...api.profile.preparation.queryOptions(),
    enabled: useUser() !== null,
  });
}

/** What a screen begins with where it asks for a role or a level, and what it says of where that came from. */
export interface PreparedDefaults extends Pick<Preparation, ResumeSuggestion> {
  readonly roleFrom: "from your profile" | "from your resume";
  /** Whether the person set the level, and no resume did. */
  readonly isLevelSet: boolean;
}

/** For screens that begin with the role and the level; they leave what the person chose there as it is. */
export function usePreparedDefaults(): PreparedDefaults {
  const { data } = usePrepared();
  const { targetRole, level } = data?.preparation ?? NO_PREPARATION;
  const fromResume = data?.fromResume ?? [];
  return {
    targetRole,
    level,
    roleFrom: fromResume.includes("targetRole") ? "from your resume" : "from your profile",
    isLevelSet: level !== null && !fromResume.includes("level"),
  };
}

/** Whether a role's id or name, "data-analyst", is the one that is prepared for, "Data Analyst". False for none. */
export function isRolePrepared(targetRole: string, role: string): boolean {
  return wordsOf(targetRole) !== "" && wordsOf(targetRole) === wordsOf(role);
}

function wordsOf(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean)
    .join(" ");
}

/** Changes the fields that are given. What is shown follows the answer. */
export function useSavePreparation() {
  const queries = useQueryClient();
  return useMutation(
    api.profile.savePreparation.mutationOptions({
      scope: { id: "preparation" },
      onSuccess: async (prepared) => {
        queries.setQueryData(api.profile.preparation.queryKey(), prepared);
        await Promise.all([
          queries.invalidateQueries({ queryKey: api.shell.journey.key() }),
          queries.invalidateQueries({ queryKey: api.notifications.list.key() }),
        ]);
      },
    }),
  );
}
