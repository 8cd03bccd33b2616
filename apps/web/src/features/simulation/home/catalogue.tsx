import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { SimulationArea, SimulationEntry } from "@taiyari/domain/simulation";
import { useEffect, useState } from "react";
import { DESK } from "../../../shared/simulation/addresses.ts";
import { simulationIndexQuery } from "../../../shared/simulation/scenario-files.ts";
import { isRolePrepared, usePreparation } from "../../../shared/preparation/preparation.ts";
import { ServerTrouble } from "../../../shared/failures/server-trouble.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { Areas } from "./areas.tsx";
import { BeginDialog } from "./begin-dialog.tsx";
import { beginRun } from "./begin-run.ts";
import { daysTitle, figuresText } from "./catalogue-words.ts";
import { DayCard } from "./day-card.tsx";
import { AREAS } from "./deliverable-names.ts";
import { type PlayedRun, standingIn } from "./played.ts";
import styles from "./home.module.css";

interface CatalogueProps {
  /** The latest first; undefined while they are being worked out. */
  readonly played: readonly PlayedRun[] | undefined;
}

/** All days, by kind of work. */
export function Catalogue({ played }: CatalogueProps) {
  const index = useQuery(simulationIndexQuery);
  if (index.data) return <Days days={index.data.simulations} played={played} />;
  if (index.isPending) return <Spinner label="Looking for the days" />;
  return <ServerTrouble error={index.error} onRetry={() => void index.refetch()} />;
}

interface DaysProps extends CatalogueProps {
  readonly days: readonly SimulationEntry[];
}

function Days({ days, played }: DaysProps) {
  const navigate = useNavigate();
  const [area, setArea] = useState<SimulationArea | null>(null);
  const [asked, setAsked] = useState<SimulationEntry | null>(null);
  const areas = areasOf(days);
  const { targetRole } = usePreparation();
  // Those of the role that is prepared for come first.
  const shown = days
    .filter((day) => area === null || day.area === area)
    .toSorted(
      (a, b) =>
        Number(isRolePrepared(targetRole, b.role)) - Number(isRolePrepared(targetRole, a.role)) ||
        areas.indexOf(a.area) - areas.indexOf(b.area),
    );
  const standings = new Map(days.map(({ id }) => [id, played && standingIn(id, played)] as const));
  useNamedDay();

  async function begin(day: SimulationEntry) {
    const id = await beginRun(day);
    await navigate({ to: DESK, params: { id } });
  }

  function press(day: SimulationEntry) {
    const standing = standings.get(day.id);
    if (standing?.going || standing?.best) setAsked(day);
    else void begin(day);
  }

  const standing = asked && standings.get(asked.id);
  return (
    <section aria-labelledby="days">
      <div className={styles["head"]}>
        <h2 id="days">{daysTitle(days.length)}</h2>
        <p className="num">{figuresText(days)}</p>
      </div>
      <Areas areas={areas} all={days.length} chosen={area} onChoose={setArea} />
      <div className={styles["days"]}>
        {shown.map((day) => (
          <DayCard
            key={day.id}
            day={day}
            standing={standings.get(day.id)}
            onBegin={() => press(day)}
          />
        ))}
      </div>
      {asked && standing && (
        <BeginDialog
          day={asked}
          standing={standing}
          onBegin={() => void begin(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** Those that have a day, in the order of the catalogue. */
function areasOf(days: readonly SimulationEntry[]): readonly SimulationArea[] {
  return AREAS.filter((area) => days.some((day) => day.area === area));
}

/** Goes to the card of the day that the address names, once the cards are there. */
function useNamedDay(): void {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    if (id !== "") document.getElementById(id)?.scrollIntoView({ block: "center" });
  }, []);
}
