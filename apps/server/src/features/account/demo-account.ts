import type { AccountDeps } from "./routes.ts";
import { findIdByEmail } from "./store.ts";

export interface DemoAccount {
  readonly fullName: string;
  readonly email: string;
  /** With its prefix. */
  readonly phone: string;
  readonly password: string;
}

/** Makes an account to look at the product with, or gives the one that is there a new password. Gives its id. */
export async function makeDemoAccount(
  { auth, db }: Pick<AccountDeps, "auth" | "db">,
  { fullName, ...demo }: DemoAccount,
): Promise<string> {
  const existing = await findIdByEmail(db, demo.email);
  const { internalAdapter, password } = await auth.$context;
  if (existing) {
    await internalAdapter.updatePassword(existing, await password.hash(demo.password));
    return existing;
  }
  const user = await internalAdapter.createUser(
    { name: fullName, email: demo.email, phone: demo.phone, emailVerified: true },
    { method: "email-password" },
  );
  await internalAdapter.linkAccount({
    userId: user.id,
    accountId: user.id,
    providerId: "credential",
    password: await password.hash(demo.password),
  });
  return user.id;
}
