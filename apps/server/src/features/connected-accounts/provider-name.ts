import type { ConnectedAccountsDeps } from "./deps.ts";

/** For a provider that the installation offers no more. */
const NAMES: Readonly<Record<string, string>> = {
  google: "Google",
  github: "GitHub",
  linkedin: "LinkedIn",
};

/** What people know a provider as: "Google". */
export function nameOf(
  { providers }: Pick<ConnectedAccountsDeps, "providers">,
  id: string,
): string {
  return providers.find((one) => one.id === id)?.name ?? NAMES[id] ?? "Another provider";
}
