import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { Scenario } from "@taiyari/domain/simulation";
import type { ReactNode } from "react";
import { SIMULATION } from "../../shared/simulation/addresses.ts";
import { type OwnRun, useRun } from "../../shared/simulation/runs.ts";
import { scenarioQuery } from "../../shared/simulation/scenario-files.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SimulationIcon } from "../../ui/icons.tsx";
import { Message } from "../../ui/message.tsx";
import { Spinner } from "../../ui/spinner.tsx";

interface OpenRunProps {
  readonly id: string;
  readonly label: string;
  readonly children: (own: OwnRun, scenario: Scenario) => ReactNode;
}

/** A run with the scenario it was begun in, when both are there; else what is the matter. */
export function OpenRun({ id, label, children }: OpenRunProps) {
  const { own, isFailed, retry } = useRun(id);
  if (isFailed)
    return (
      <Message
        title="This day could not be opened"
        text="It is on the server, which did not answer. Check your connection."
        picture={<EmptyState Icon={SimulationIcon} />}
      >
        <Button kind="primary" onClick={retry}>
          Try again
        </Button>
      </Message>
    );
  if (own === undefined) return <Spinner label={label} />;
  if (own === null)
    return (
      <Message
        title="There is no such day"
        text="It may have been deleted, or belong to another account."
        picture={<EmptyState Icon={SimulationIcon} />}
      >
        <Link to={SIMULATION} className={buttonClass("primary")}>
          Work Simulation
        </Link>
      </Message>
    );
  return (
    <OpenScenario own={own} label={label}>
      {children}
    </OpenScenario>
  );
}

interface OpenScenarioProps extends Pick<OpenRunProps, "label" | "children"> {
  readonly own: OwnRun;
}

function OpenScenario({ own, label, children }: OpenScenarioProps) {
  const { data, isError, refetch } = useQuery(scenarioQuery(own.head));
  if (data) return children(own, data);
  if (!isError) return <Spinner label={label} />;
  return (
    <Message
      title="This day could not be opened"
      text="Its mails, files and people did not arrive. What you did in it is kept."
      picture={<EmptyState Icon={SimulationIcon} />}
    >
      <Button kind="primary" onClick={() => void refetch()}>
        Try again
      </Button>
    </Message>
  );
}
