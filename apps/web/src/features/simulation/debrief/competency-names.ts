import type { WorkCompetency } from "@taiyari/domain/simulation";

export const COMPETENCY_NAMES: Readonly<Record<WorkCompetency, string>> = {
  communication: "Communication",
  prioritisation: "Prioritisation",
  analysis: "Analysis",
  ownership: "Ownership",
  ethics: "Ethics",
  collaboration: "Collaboration",
};
