import type { Day } from "../../day/use-day.ts";
import type { TaskRow } from "../state/task-rows.ts";
import type { DeskPlace } from "./place.ts";

/** What the parts of a desk have in common. */
export interface DeskView {
  readonly day: Day;
  readonly rows: readonly TaskRow[];
  readonly place: DeskPlace;
  readonly go: (place: DeskPlace) => void;
}
