import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import type { Scenario } from "@taiyari/domain/simulation";
import { DESK, SIMULATION } from "../../shared/simulation/addresses.ts";
import type { OwnRun } from "../../shared/simulation/runs.ts";
import { usePageTitle } from "../../ui/page-title.ts";
import { useDay } from "./day/use-day.ts";
import { Desk } from "./desk/desk.tsx";
import { type DeskPlace, placeOf, searchOf } from "./desk/frame/place.ts";
import { StartSheet } from "./desk/stops/start-sheet.tsx";
import { useFetchAhead } from "./fetch-ahead.ts";
import { OpenRun } from "./open-run.tsx";

/** What a desk leads to. */
const PAGES = [() => import("./task-page.tsx"), () => import("./debrief-page.tsx")];

/** The desk of a day: /simulation/$id. `?at=` and `?open=` say what of it is on the screen. */
export function DeskPage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <OpenRun key={id} id={id} label="Opening the day">
      {(own, scenario) => <OpenDesk own={own} scenario={scenario} />}
    </OpenRun>
  );
}

interface OpenDeskProps {
  readonly own: OwnRun;
  readonly scenario: Scenario;
}

function OpenDesk({ own, scenario }: OpenDeskProps) {
  const day = useDay(own, scenario);
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  usePageTitle(scenario.title);
  const place = placeOf(search);
  useFetchAhead(scenario, PAGES);
  const leave = () => void navigate({ to: SIMULATION });

  function go(next: DeskPlace) {
    void navigate({
      to: DESK,
      params: { id: own.head.id },
      search: searchOf(next),
      resetScroll: false,
    });
  }

  if (!day.isStarted) return <StartSheet scenario={scenario} onStart={day.start} onLeave={leave} />;
  return <Desk day={day} place={place} go={go} onLeave={leave} />;
}
