export { checkScenario, type KnownContent } from "./simulations/check-scenario.ts";
export { loadScenario, scenarioSlugs, type SourceScenario } from "./simulations/load-scenario.ts";
export { checkPlayer } from "./simulations/check-players.ts";
export { loadPlayers, readPlayer } from "./simulations/load-players.ts";
