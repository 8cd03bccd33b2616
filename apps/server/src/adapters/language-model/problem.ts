/**
 * Every way a question to a language model can fail. No kind carries a text of a person or a key.
 *
 * Seconds are whole.
 */
export type ModelProblem =
  | {
      readonly kind: "address";
      /** Its name is unknown, nobody answers, its certificate is not accepted, or it sends elsewhere. */
      readonly why: "unknown-host" | "unreachable" | "certificate" | "redirect";
    }
  /** Something answers there that is no such interface, as without the `/v1` of the address. */
  | { readonly kind: "not-found" }
  | { readonly kind: "unknown-model" }
  | { readonly kind: "key-refused" }
  | { readonly kind: "quota" }
  | { readonly kind: "rate-limit"; readonly retryAfterSeconds: number | null }
  /** `status` is null where an answer that had begun says so. */
  | { readonly kind: "server-error"; readonly status: number | null }
  /** Any other refusal. `detail` is the server's own sentence, for the admin alone: it may quote what was asked. */
  | { readonly kind: "rejected"; readonly status: number; readonly detail: string }
  | { readonly kind: "too-slow"; readonly seconds: number; readonly hasBegun: boolean }
  /** The connection ended, or the model reached the longest answer it gives. */
  | { readonly kind: "cut-off"; readonly by: "connection" | "length" }
  /** Longer than we take: the rest was not read. */
  | { readonly kind: "too-long" }
  /** Not in the protocol, empty, or no JSON where JSON was asked for. */
  | { readonly kind: "garbage" }
  /** JSON, of another shape than was asked for. */
  | { readonly kind: "wrong-schema" }
  | { readonly kind: "context-too-long" }
  /** The provider's own filter stopped it. */
  | { readonly kind: "declined" }
  /** Whoever asked has gone. */
  | { readonly kind: "cancelled" };

export type ModelProblemKind = ModelProblem["kind"];
