import { linkNameSentence, MAX_LINK_NAMES } from "@taiyari/domain/account";
import type { Contract, ErrorOf } from "@taiyari/contract";

type NameRefused = Extract<
  ErrorOf<Contract["editor"]["renameShare"]>,
  { readonly code: "NAME_REFUSED" }
>;

/** Why the server did not give a link its name, and what to do. */
export function nameRefusal(reason: NameRefused["data"]["reason"]): string {
  return reason === "too-many"
    ? `You have chosen ${MAX_LINK_NAMES} names, the most there can be. Use one of them again.`
    : linkNameSentence(reason);
}
