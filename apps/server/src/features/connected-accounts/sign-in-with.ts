import type { ProviderProblemKind } from "@taiyari/domain/account";
import { fail, ok, type Result } from "@taiyari/domain/result";
import type { RequestContext } from "../../http/request-context.ts";
import type { ConnectedAccountsDeps } from "./deps.ts";
import { tellConnected } from "./tell-connected.ts";
import { type At, connectAccount, createPerson, findByAddress, findOwner } from "./store.ts";

/**
 * Signs in whoever a provider has named: the owner of that account; or who has the address it says is theirs, once both
 * the provider and this installation know that it is; or somebody new.
 */
export async function signInWith(
  deps: ConnectedAccountsDeps,
  context: RequestContext,
  at: At,
  invitation: string | undefined,
): Promise<Result<"done" | "code-needed", ProviderProblemKind>> {
  const owner = await findOwner(deps.db, at);
  const person = owner === null ? await connectOrCreate(deps, at, invitation) : ok(owner);
  if (!person.ok) return person;
  const began = await deps.beginSession(context, person.value);
  if (began === "signed-in") return ok("done");
  return began === "code-needed" ? ok("code-needed") : fail(began);
}

async function connectOrCreate(
  deps: ConnectedAccountsDeps,
  at: At,
  token: string | undefined,
): Promise<Result<string, ProviderProblemKind>> {
  const { email, isEmailVerified } = at.identity;
  if (email === null) return fail("no-address");
  // The same whether the address has an account or not: nobody learns that by an address that is not theirs.
  if (!isEmailVerified) return fail("unverified");

  const existing = await findByAddress(deps.db, email);
  if (existing) {
    // Somebody may have registered with an address that is not theirs, and would keep their password.
    if (!existing.isProved) return fail("connect-first");
    const connected = await connectAccount(deps.db, existing.id, at);
    if (!connected.ok) return fail("connect-first");
    tellConnected(deps, existing.id, at, connected.value);
    return ok(existing.id);
  }

  const admitted = await deps.admit({ email, invitation: token });
  if (admitted === "by-invitation") return fail("by-invitation");
  if (admitted === "invalid") return fail("invitation-invalid");
  const made = await createPerson(deps.db, { ...at, email, invitation: admitted.invitation });
  // Begun twice at the same moment: the other one has made it.
  const id = made ?? (await findOwner(deps.db, at));
  if (id === null) return fail("connect-first");
  await deps.ensureAdmin();
  return ok(id);
}
