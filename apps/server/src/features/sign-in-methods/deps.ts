import type { Db } from "../../db/client.ts";
import type { RecentDeps } from "../../shared/passwords/prove-owner.ts";
import type { AskEngine } from "./engine.ts";

export interface SignInMethodsDeps extends RecentDeps {
  readonly db: Db;
  readonly ask: AskEngine;
  /** Where this installation is reached: passkeys belong to it. */
  readonly publicUrl: string;
  /** The recovery codes that a person has left; the second step has to be on, or about to be. */
  readonly findRecoveryCodes: (userId: string) => Promise<readonly string[]>;
  /** Which session the cookie of a request belongs to; null without one. */
  readonly findSessionId: (headers: Headers) => Promise<string | null>;
  /** Ids of the providers with which people can sign in. */
  readonly offered: readonly string[];
  readonly hashPassword: (password: string) => Promise<string>;
}
