export { checkScenario, type KnownContent } from "./simulations/check-scenario.ts";
export { loadScenario, scenarioSlugs, type SourceScenario } from "./simulations/load-scenario.ts";
