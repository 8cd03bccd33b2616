/** The Work Simulation and what is below it, but for certificates, which only the server knows. */
const SIMULATION = /^\/simulation(\/(?!certificates\/).*)?$/u;

export function isSimulationPath(path: string): boolean {
  return SIMULATION.test(path);
}
