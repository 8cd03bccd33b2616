import { bulletLines } from "../bullet-lines.ts";
import { stretchOf } from "../dates.ts";
import { type Gathered, joinLines } from "../gathered.ts";
import type { CustomItem } from "../../resume/template.ts";
import type { EachRow, LinkedinTable } from "./tables.ts";

/** Tables that ours has no fields for, and the headings they get. */
const OWN: readonly (readonly [table: LinkedinTable, heading: string])[] = [
  ["volunteering", "Volunteering"],
  ["courses", "Courses"],
  ["organizations", "Organizations"],
  ["patents", "Patents"],
  ["testscores", "Test scores"],
];

/** Reads the tables that become sections of the person's own. */
export function readOwnTables(gathered: Gathered, each: EachRow): void {
  for (const [table, name] of OWN) {
    const items: CustomItem[] = [];
    each(table, (row) => {
      const title = [
        row.text("role", "position", "title"),
        row.text("company name", "name"),
        row.text("cause", "number"),
      ];
      const { startDate, endDate, current } = stretchOf(
        row.text("started on", "issued on", "filed on", "date"),
        row.text("finished on"),
      );
      const dates = [startDate, current ? "Present" : endDate].filter(Boolean).join(" – ");
      const score = row.text("score");
      const description = joinLines(
        dates,
        score === "" ? "" : `Score ${score}`,
        bulletLines(row.lines("description")),
        row.text("url"),
      );
      items.push({ title: title.filter(Boolean).join(", "), description });
    });
    if (items.length > 0) gathered.custom.push({ name, isHidden: false, content: "", items });
  }
}
