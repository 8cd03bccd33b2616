import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { debriefOf, replay, type Scenario } from "@taiyari/domain/simulation";
import { useMemo } from "react";
import { DESK } from "../../shared/simulation/addresses.ts";
import type { OwnRun } from "../../shared/simulation/runs.ts";
import { simulationIndexQuery } from "../../shared/simulation/scenario-files.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SimulationIcon } from "../../ui/icons.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import { Message } from "../../ui/message.tsx";
import { usePageTitle } from "../../ui/page-title.ts";
import { DayCertificateButton } from "./certificate/day-certificate-button.tsx";
import { DayCertificatePart } from "./certificate/day-certificate-part.tsx";
import { useDayCertificate } from "./certificate/use-day-certificate.ts";
import { minutesOf } from "./day/day-clock.ts";
import { DebriefView, type PlayedDay } from "./debrief/debrief-view.tsx";
import { useDownloadDebrief } from "./debrief/paper/use-download-debrief.ts";
import { spentMinutes } from "./debrief/spent-minutes.ts";
import { beginRun } from "./home/begin-run.ts";
import { OpenRun } from "./open-run.tsx";

/** What came of a day: /simulation/<id>/debrief. */
export function DebriefPage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <OpenRun id={id} label="Opening the debrief">
      {(own, scenario) => <Replayed key={id} own={own} scenario={scenario} />}
    </OpenRun>
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
        run: head.id,
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
  const { data: index } = useQuery(simulationIndexQuery);
  const { download, isBusy } = useDownloadDebrief(day);
  const certificate = useDayCertificate(head.id);

  /** The scenario as it is now; as it was played, where it cannot be asked for. */
  async function playAgain() {
    const now = index?.simulations.find(({ id }) => id === head.scenario);
    const id = await beginRun(now ?? { ...head, id: head.scenario });
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
      getCertificate={
        day.debrief.tasks.some(({ handedInAt }) => handedInAt !== null) && (
          <DayCertificateButton own={certificate} />
        )
      }
      certificate={
        certificate.certificate && (
          <DayCertificatePart certificate={certificate.certificate} show={certificate.show} />
        )
      }
    />
  );
}
