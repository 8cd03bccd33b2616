import { findResult } from "../../checks/content/results.ts";
import { dutyOpening } from "../../lexicon/duties.ts";
import type { Bullet } from "../../evidence/passages.ts";
import type { Citation } from "./answer.ts";
import { citeCheck } from "./answers/citations.ts";
import type { ChatContext } from "./context.ts";

/** What the checks of content say of a bullet. */
export interface Fault {
  readonly note: string;
  readonly citation: Citation;
}

/** A bullet that could be stronger, and what the checks note on it. */
export interface WeakBullet {
  readonly bullet: Bullet;
  readonly faults: readonly Fault[];
}

/** What the checks of the report note on this bullet, each note once. */
export function faultsOf({ report }: ChatContext, bullet: Bullet): Fault[] {
  const faults = new Map<string, Fault>();
  for (const check of report.checks) {
    if (check.axis !== "content" || check.points >= check.maxPoints) continue;
    for (const { quote, marks } of check.evidence) {
      if (quote !== bullet.text) continue;
      for (const { note } of marks)
        if (!faults.has(note)) faults.set(note, { note, citation: citeCheck(check) });
    }
  }
  return [...faults.values()];
}

/** The bullets that could be stronger, the weakest first: without a result, opening with a duty, or with noted faults. */
export function weakBullets(context: ChatContext): readonly WeakBullet[] {
  return context.bullets
    .map((bullet) => ({
      bullet,
      faults: faultsOf(context, bullet),
      weight: Number(findResult(bullet.text) === null) + Number(dutyOpening(bullet.text) !== null),
    }))
    .filter(({ weight, faults }) => weight > 0 || faults.length > 0)
    .toSorted((a, b) => b.weight - a.weight || b.faults.length - a.faults.length);
}
