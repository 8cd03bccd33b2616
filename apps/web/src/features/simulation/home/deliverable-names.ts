import type { Deliverable, SimulationArea } from "@taiyari/domain/simulation";
import type { LineIconName } from "../../../ui/line-icon.tsx";

interface DeliverableName {
  readonly label: string;
  readonly icon: LineIconName;
}

export const DELIVERABLE_NAMES: Readonly<Record<Deliverable["kind"], DeliverableName>> = {
  mail: { label: "Mail", icon: "mail" },
  document: { label: "Document", icon: "file" },
  "call-notes": { label: "Call notes", icon: "phone" },
  chat: { label: "Chat reply", icon: "chat" },
  sql: { label: "SQL", icon: "table" },
  code: { label: "Code change", icon: "terminal" },
  review: { label: "Review", icon: "pen" },
  ranking: { label: "Ranking", icon: "sort" },
  decision: { label: "Decision", icon: "half" },
  plan: { label: "Plan", icon: "list" },
};

export const AREA_NAMES: Readonly<Record<SimulationArea, string>> = {
  data: "Data",
  engineering: "Engineering",
  product: "Product",
  support: "Support",
  people: "People",
  operations: "Operations",
  finance: "Finance",
};

/** In the order of the catalogue. */
export const AREAS = [
  "data",
  "engineering",
  "product",
  "support",
  "people",
  "operations",
  "finance",
] as const satisfies readonly SimulationArea[];
