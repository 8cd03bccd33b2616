/** Why somebody who came back from a provider is not signed in, or why nothing was connected. */
export const PROVIDER_PROBLEMS = [
  "refused",
  "expired",
  "unreachable",
  "unusable",
  "no-address",
  "unverified",
  "connect-first",
  "by-invitation",
  "invitation-invalid",
  "banned",
  "too-many",
  "taken",
  "another-connected",
  "somebody-else",
] as const;
export type ProviderProblemKind = (typeof PROVIDER_PROBLEMS)[number];

/**
 * What to say of it, and what to do.
 *
 * @param name  of the provider: "Google"
 */
export function providerProblemSentence(kind: ProviderProblemKind, name: string): string {
  switch (kind) {
    case "refused":
      return `You did not continue with ${name}. Try again, or choose another way.`;
    case "expired":
      return `That took too long, or was begun in another browser. Continue with ${name} once more.`;
    case "unreachable":
      return `${name} does not answer at the moment. Try again in a few minutes, or choose another way.`;
    case "unusable":
      return `${name} gave an answer that cannot be used. Choose another way, and tell the person who runs this installation.`;
    case "no-address":
      return `${name} did not give your email. Allow it there, or create an account with a password.`;
    case "unverified":
      return `${name} has not confirmed that your email is yours. Confirm it there and try again. If you have an account here, sign in with your password and connect ${name} in your profile.`;
    case "connect-first":
      return `This email has an account here. Sign in with its password, then connect ${name} in your profile.`;
    case "by-invitation":
      return "Registration here is by invitation. Open the link you were sent, or ask the person who runs this installation for one.";
    case "invitation-invalid":
      return `This invitation was used, withdrawn or has expired, or is for another email than the one ${name} gave.`;
    case "banned":
      return "This account is banned. Ask the person who runs this installation.";
    case "too-many":
      return "Too many attempts. Wait a minute, then try again.";
    case "taken":
      return `That ${name} account is connected to somebody else here. Disconnect it there first.`;
    case "another-connected":
      return `Another ${name} account is connected already. Disconnect it first.`;
    case "somebody-else":
      return `You signed in at ${name} with an account that is not connected here. Choose the connected one.`;
  }
}
