import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { PRACTICE } from "./addresses.ts";
import { problemsQuery } from "./problem-files.ts";

interface PractiseLinkProps {
  /** Null for a term that is no skill we know. */
  readonly skillId: string | null;
  /** As the list has it: "SQL". */
  readonly term: string;
}

/** Leads from a skill somebody lacks to the problems that practise it. Nothing where there are none. */
export function PractiseLink({ skillId, term }: PractiseLinkProps) {
  const { data: index } = useQuery({ ...problemsQuery, enabled: skillId !== null });
  if (skillId === null || !index?.problems.some(({ skills }) => skills.includes(skillId)))
    return null;
  return (
    <Link to={PRACTICE} search={{ skill: skillId }} aria-label={`Practise ${term}`}>
      Practise it
    </Link>
  );
}
