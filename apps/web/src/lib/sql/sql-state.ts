/** Why nothing can be run. */
export type SqlFailure =
  /** The engine's files could not be fetched: no connection, or a server that does not have them. */
  | "files"
  /** The browser cannot run it: no WebAssembly, or not enough memory. */
  | "browser"
  /** The browser cannot, the server could, and it runs queries for those it knows. */
  | "sign-in"
  /** The same, and the server does not answer, or has enough of this person's to do. */
  | "server";

export type SqlState =
  /** Nothing was asked for yet, and nothing fetched. */
  | { readonly kind: "idle" }
  /** Bytes as they are sent. */
  | { readonly kind: "loading"; readonly loaded: number; readonly total: number }
  /** All is there and the database opens: the first time, and after it was stopped. */
  | { readonly kind: "starting" }
  | { readonly kind: "ready" }
  | { readonly kind: "running" }
  /** This browser cannot run it: the server does, each time with the data as at the beginning. */
  | { readonly kind: "server" }
  | { readonly kind: "failed"; readonly failure: SqlFailure; readonly reason: string };

/** What became of something that was asked of the engine. */
export type SqlAnswer<Answer> =
  | { readonly kind: "done"; readonly answer: Answer }
  /** It was ended after so long, and the database is as at the beginning. */
  | { readonly kind: "too-slow"; readonly limitMs: number }
  /** The person ended it; the database is as at the beginning. */
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly failure: SqlFailure; readonly reason: string };
