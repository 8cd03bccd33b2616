export { makePerson, makeScenario } from "./make-scenario.ts";
