export { loadScenario, scenarioSlugs, type SourceScenario } from "./simulations/load-scenario.ts";
export { compileSimulations, type CompiledSimulations } from "./simulations/compile-simulations.ts";
export { checkSimulations } from "./simulations/check-simulations.ts";
export { loadPlayers, readPlayer } from "./simulations/load-players.ts";
