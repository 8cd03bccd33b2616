export function SimulationPage() {
  return null;
}
