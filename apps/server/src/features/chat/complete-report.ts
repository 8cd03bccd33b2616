import type { Report as StoredReport } from "@taiyari/contract";
import type { Report } from "@taiyari/domain/resume";
import type { z } from "zod";

/** A stored report, also of rules that did not keep all that today's do, with what can be worked out put in. */
export function completeReport(stored: z.infer<typeof StoredReport>): Report {
  return {
    ...stored,
    axes: stored.axes.map((axis) => ({
      ...axis,
      score:
        axis.score ??
        (axis.maxPoints === 0 ? null : Math.round((100 * axis.points) / axis.maxPoints)),
    })),
    checks: stored.checks.map((check) => {
      const lost = check.maxPoints - check.points;
      return {
        ...check,
        weight: check.weight ?? check.maxPoints,
        source: check.source ?? "",
        looksAt: check.looksAt ?? "",
        advice: check.advice ?? null,
        gain: check.gain ?? lost,
      };
    }),
  };
}
