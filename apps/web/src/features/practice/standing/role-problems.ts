import { useQuery } from "@tanstack/react-query";
import { type StepIndex, stepsForRole } from "@taiyari/domain/next-steps";
import { isRolePrepared, usePrepared } from "../../../shared/preparation/preparation.ts";
import { stepsQuery } from "../../../shared/next-steps/steps-file.ts";

/** The problems that a role is asked for. */
export interface RoleProblems {
  /** "Data Analyst" */
  readonly title: string;
  readonly slugs: ReadonlySet<string>;
}

/** @returns null for a role that is not known, and for one that no problem is for */
export function problemsForRole(index: StepIndex, targetRole: string): RoleProblems | null {
  const role = index.roles.find(
    ({ id, title }) => isRolePrepared(targetRole, title) || isRolePrepared(targetRole, id),
  );
  if (!role) return null;
  const problems = stepsForRole(index, role.id).filter(({ kind }) => kind === "problem");
  if (problems.length === 0) return null;
  return { title: role.title, slugs: new Set(problems.map(({ id }) => id)) };
}

/**
 * The problems for the role that the person prepares for.
 *
 * @returns  null where there is none; undefined while it is on its way. Where the server does not answer it is not waited for.
 */
export function useRoleProblems(): RoleProblems | null | undefined {
  const prepared = usePrepared();
  const targetRole = prepared.data?.preparation.targetRole ?? "";
  const steps = useQuery({ ...stepsQuery, enabled: targetRole !== "" });
  if ([prepared, steps].some((query) => query.isLoading && query.failureCount === 0))
    return undefined;
  return steps.data ? problemsForRole(steps.data, targetRole) : null;
}
