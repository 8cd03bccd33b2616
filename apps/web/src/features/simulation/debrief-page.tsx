import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { debriefOf, replay, type Scenario } from "@taiyari/domain/simulation";
import { useMemo } from "react";
import { QueryScreen } from "../../shared/failures/query-screen.tsx";
import { DESK, SIMULATION } from "../../shared/simulation/addresses.ts";
import { type OwnRun, useRun } from "../../shared/simulation/runs.ts";
import { scenarioQuery } from "../../shared/simulation/scenario-files.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SimulationIcon } from "../../ui/icons.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Message } from "../../ui/message.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { DayCertificateLink } from "./certificate/day-certificate-link.tsx";
import { DebriefView, type PlayedDay } from "./debrief/debrief-view.tsx";
import { useDownloadDebrief } from "./debrief/paper/use-download-debrief.ts";
import { spentMinutes } from "./debrief/spent-minutes.ts";
import { minutesOf } from "./day/day-clock.ts";
import { beginRun } from "./home/begin-run.ts";

/** What came of a day: /simulation/<id>/debrief. */
export function DebriefPage() {
  const { id = "" } = useParams({ strict: false });
  const own = useRun(id);
  if (own === undefined) return <Spinner label="Opening the debrief" />;
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
  return <OwnDebrief key={id} own={own} />;
}

function OwnDebrief({ own }: { readonly own: OwnRun }) {
  return (
    <QueryScreen
      query={useQuery(scenarioQuery(own.head))}
      title="Debrief"
      waiting="Opening the debrief"
      absent={{
        title: "The scenario of this day is not here any more",
        text: "It was begun on another installation, or its scenario was never sent.",
        way: (
          <Link to={SIMULATION} className={buttonClass("primary")}>
            Work Simulation
          </Link>
        ),
      }}
    >
      {(scenario) => <Replayed own={own} scenario={scenario} />}
    </QueryScreen>
  );
}

interface ReplayedProps {
  readonly own: OwnRun;
  readonly scenario: Scenario;
}

function Replayed({ own, scenario }: ReplayedProps) {
  const { head, events } = own;
  usePageTitle(`${scenario.title}, debrief`);
  const day = useMemo((): PlayedDay | null => {
    const state = replay(scenario, events, minutesOf({ head, events }, scenario));
    const debrief = debriefOf(scenario, state);
    return (
      debrief && {
        scenario,
        debrief,
        startedAt: head.startedAt,
        endedAt: state.time,
        minutes: spentMinutes(scenario, events),
      }
    );
  }, [scenario, head, events]);
  if (!day)
    return (
      <Message
        title="This day is not over"
        text="Its debrief is made when you end it, or when its time is up."
        picture={<EmptyState Icon={SimulationIcon} />}
      >
        <Link to={DESK} params={{ id: head.id }} className={buttonClass("primary")}>
          Back to the desk
        </Link>
      </Message>
    );
  return <DebriefScreen own={own} day={day} />;
}

interface DebriefScreenProps {
  readonly own: OwnRun;
  readonly day: PlayedDay;
}

function DebriefScreen({ own: { head }, day }: DebriefScreenProps) {
  const navigate = useNavigate();
  const { download, isBusy } = useDownloadDebrief(day);

  /** The scenario as it was played: a later version would be another day. */
  async function playAgain() {
    const { scenario, version, digest } = head;
    const id = await beginRun({ id: scenario, version, digest });
    await navigate({ to: DESK, params: { id } });
  }

  return (
    <DebriefView
      day={day}
      acts={
        <>
          <Button kind="line" isBusy={isBusy} onClick={() => void download()}>
            <LineIcon name="download" small />
            {isBusy ? "Writing the PDF" : "Download PDF"}
          </Button>
          <Button kind="line" onClick={() => void playAgain()}>
            <LineIcon name="retry" small />
            Play again
          </Button>
        </>
      }
      certificate={<DayCertificateLink runId={head.id} />}
    />
  );
}
