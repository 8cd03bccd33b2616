import { onDemand } from "../../../ui/on-demand.tsx";

/** The coach is fetched when somebody is about to ask for it, never with the editor. */
export const loadCoach = () => import("./coach.ts");

const panel = onDemand(async () => (await loadCoach()).ComparisonPanel);
const overlay = onDemand(async () => (await loadCoach()).EnhanceOverlay);

const tailor = onDemand(async () => (await loadCoach()).TailorDialog);
const tailored = onDemand(async () => (await loadCoach()).TailoredCard);

export const ComparisonPanel = panel.Component;
export const EnhanceOverlay = overlay.Component;
export const TailorDialog = tailor.Component;
export const TailoredCard = tailored.Component;

export function prefetchCoach(): void {
  panel.prefetch();
  overlay.prefetch();
}
