import type { ScenarioFile } from "@taiyari/domain/simulation";
import type { ReactNode } from "react";
import { count } from "../../../../lib/numbers.ts";
import {
  CodeIcon,
  DocumentIcon,
  LogIcon,
  NoteIcon,
  TableIcon,
  TicketIcon,
} from "../frame/icons.tsx";
import { type FileTable, tableOf } from "./table-of.ts";

export const FILE_ICONS: Readonly<Record<ScenarioFile["kind"], ReactNode>> = {
  table: <TableIcon />,
  text: <NoteIcon />,
  log: <LogIcon />,
  ticket: <TicketIcon />,
  pdf: <DocumentIcon />,
  code: <CodeIcon />,
};

/** "Table, 5 rows". */
export function fileNote({ kind, content }: ScenarioFile): string {
  switch (kind) {
    case "table":
      return `Table, ${rowsText(tableOf(content))}`;
    case "log":
      return `Log, ${count(linesOf(content).length, "line")}`;
    case "ticket":
      return "Tickets";
    case "code":
      return `Code, ${count(linesOf(content).length, "line")}`;
    case "pdf":
      return "Document, PDF";
    case "text":
      return "Text";
  }
}

/** "5 rows", without a row of sums. */
export function rowsText({ rows, hasTotal }: FileTable): string {
  return count(rows.length - (hasTotal ? 1 : 0), "row");
}

/** Without the empty one that ends a file. */
export function linesOf(content: string): readonly string[] {
  return content.replace(/\n$/u, "").split("\n");
}
