import { count } from "../../../lib/numbers.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SimulationIcon } from "../../../ui/icons.tsx";
import { NoLogs } from "../../../shared/event-log/no-logs.tsx";
import { runs } from "../../../shared/simulation/runs.ts";
import { Button } from "../../../ui/button.tsx";

/** What will be there, with its lamp off; where there are some on the server alone, the way to them. */
export function EmptyDays({ older }: { readonly older: number }) {
  return (
    <NoLogs id="past-days" title="Your days">
      <EmptyState Icon={SimulationIcon} />
      {older > 0 ? (
        <>
          <h3>{count(older, "day")} on the server</h3>
          <Button kind="line" onClick={() => void runs.fetchOlder().catch(() => undefined)}>
            Fetch them
          </Button>
        </>
      ) : (
        <>
          <h3>Your days will be kept here</h3>
          <p>
            Each with its date, its score and its ending, and a debrief that quotes what you wrote.
            You can play a day again and decide otherwise.
          </p>
        </>
      )}
    </NoLogs>
  );
}
