import type { Db } from "../../db/client.ts";
import type { AskEngine } from "./engine.ts";

export interface SignInMethodsDeps {
  readonly db: Db;
  readonly ask: AskEngine;
  /** Where this installation is reached: passkeys belong to it. */
  readonly publicUrl: string;
  /** The recovery codes that a person has left; the second step has to be on, or about to be. */
  readonly findRecoveryCodes: (userId: string) => Promise<readonly string[]>;
  /** Which session the cookie of a request belongs to; null without one. */
  readonly findSessionId: (headers: Headers) => Promise<string | null>;
}
