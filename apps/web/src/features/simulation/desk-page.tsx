import { useParams } from "@tanstack/react-router";
import { OpenRun } from "./open-run.tsx";

export function DeskPage() {
  const { id = "" } = useParams({ strict: false });
  return (
    <OpenRun id={id} label="Opening the day">
      {(_own, scenario) => <h1>{scenario.title}</h1>}
    </OpenRun>
  );
}
