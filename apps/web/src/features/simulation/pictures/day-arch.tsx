import type { ReactNode } from "react";
import { Niche } from "../../../ui/niche.tsx";
import {
  BadgeThings,
  BoardThings,
  DiyaThings,
  HeadsetThings,
  LedgerThings,
  LorryThings,
  PhoneThings,
  ReleaseThings,
} from "./day-things.tsx";

/** What stands in the arch of a scenario, by its slug. */
const THINGS: Readonly<Record<string, () => ReactNode>> = {
  "diwali-week": DiyaThings,
  "month-end-close": LedgerThings,
  "release-day": ReleaseThings,
  "on-call-night": PhoneThings,
  "the-feature-nobody-asked-for": BoardThings,
  "open-tickets": HeadsetThings,
  "one-offer-two-candidates": BadgeThings,
  "the-hub-is-flooded": LorryThings,
};

interface DayArchProps {
  /** Slug of the scenario. One that has no picture of its own yet gets a board of cards. */
  readonly scenario: string;
  readonly isLit: boolean;
}

/** The picture of a day at work. Needs `NicheLight` somewhere on the page. */
export function DayArch({ scenario, isLit }: DayArchProps) {
  const Things = THINGS[scenario] ?? BoardThings;
  return (
    <Niche isLit={isLit} withoutLamp={scenario === "on-call-night"}>
      <Things />
    </Niche>
  );
}
