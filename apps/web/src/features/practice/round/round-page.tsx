import { useSyncExternalStore } from "react";
import { useQuery } from "@tanstack/react-query";
import { problemsQuery } from "../../../shared/practice/problem-files.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { usePractice } from "../standing/use-practice.ts";
import { RoundDesk } from "./round-desk.tsx";
import { RoundSetup } from "./round-setup.tsx";
import { roundStore } from "./round-store.ts";

/** The mock round that is under way, or the way to begin one: /practice/round. */
export function RoundPage() {
  const index = useQuery(problemsQuery);
  const practice = usePractice(index.data);
  const current = useSyncExternalStore(roundStore.subscribe, roundStore.get);
  if (index.isError)
    return (
      <div className="wrap">
        <h1 className="vh">Mock round</h1>
        <ServerTrouble error={index.error} onRetry={() => void index.refetch()} />
      </div>
    );
  if (!index.data || !practice) return <Spinner label="Opening the round" />;
  if (current) return <RoundDesk key={current.id} round={current} />;
  return <RoundSetup index={index.data} standings={practice.standings} />;
}
