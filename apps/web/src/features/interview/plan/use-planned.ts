import type { ExperienceLevel } from "@taiyari/domain/interview";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useUser } from "../../../lib/session.ts";
import {
  type PreparedDefaults,
  usePreparedDefaults,
} from "../../../shared/preparation/preparation.ts";
import { useInterviews } from "../../../shared/interview/interviews.ts";
import { levelOf, roleNamedIn } from "./known-person.ts";
import type { Planned } from "./messages.ts";
import { planQuery } from "./plan-query.ts";
import { useOwnResumes, useRoles } from "./use-known.ts";
import { type InterviewWish, jobOf } from "./wish.ts";

/** A wish with what is known of the person in the place of what they did not choose. */
export interface SettledWish {
  readonly wish: InterviewWish;
  /** "from your resume"; undefined for what was chosen. */
  readonly roleFrom: string | undefined;
  readonly levelFrom: string | undefined;
  readonly languageFrom: string | undefined;
  /** What is asked; undefined before that is known, and for a visitor. */
  readonly planned: Planned | undefined;
  /** Whether another plan is on its way. */
  readonly isPlanning: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * What an interview would be made of, for somebody who is signed in.
 *
 * @param only  ids of questions to practise, and nothing else; [] to choose
 */
export function usePlanned(given: InterviewWish, only: readonly string[]): SettledWish {
  const user = useUser();
  const { logs: interviews, isLoaded } = useInterviews();
  const roles = useRoles();
  const resumes = useOwnResumes();
  const prepared = usePreparedDefaults();
  // One that was chosen earlier may be deleted since.
  const resume = resumes?.find(({ id }) => id === given.resume?.id) ?? resumes?.[0] ?? null;
  const chosen = { ...given, resume: resume && { kind: resume.kind, id: resume.id } };

  const first = useQuery({
    ...planQuery(chosen, only, interviews, user?.id ?? ""),
    enabled: user !== null && isLoaded && resumes !== undefined,
    placeholderData: keepPreviousData,
  });
  const job = jobOf(given) || (given.setup.source === "job" ? first.data?.background.job : "");
  const ofJob = roleNamedIn(job ?? "", roles);
  const ofTarget = roleNamedIn(prepared.targetRole, roles);
  const known = given.isChosen.role ? null : (ofJob ?? ofTarget);
  const level = given.isChosen.level ? null : levelKnown(prepared, first.data?.years ?? null);
  const wish = {
    ...chosen,
    setup: {
      ...chosen.setup,
      ...(known && { role: known.id }),
      ...(level && { level: level.level }),
    },
  };
  const settled = useQuery({
    ...planQuery(wish, only, interviews, user?.id ?? ""),
    enabled: first.isSuccess,
    placeholderData: keepPreviousData,
  });
  return {
    wish,
    roleFrom: known ? (ofJob ? "from the job" : prepared.roleFrom) : undefined,
    levelFrom: level?.from,
    languageFrom:
      user?.language === "hi" && !given.isChosen.language ? "from your profile" : undefined,
    planned: settled.data ?? first.data,
    isPlanning: first.isFetching || settled.isFetching,
    error: first.error ?? settled.error,
    retry: () => void (first.error ? first.refetch() : settled.refetch()),
  };
}

/** The level set on the profile; else that of the years in the resume, or of what was said with one. Null for neither. */
function levelKnown(
  { level, isLevelSet }: PreparedDefaults,
  years: number | null,
): { readonly level: ExperienceLevel; readonly from: string } | null {
  if (level !== null && isLevelSet) return { level, from: "from your profile" };
  if (years !== null) return { level: levelOf(years), from: "from your resume" };
  return level === null ? null : { level, from: "from your resume" };
}
