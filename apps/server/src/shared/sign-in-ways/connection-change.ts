/** An account at a provider that opens somebody's account from now on, or no longer. */
export interface ConnectionChange {
  readonly kind: "connected" | "disconnected";
  /** Of the provider: "Google". */
  readonly name: string;
  /** Of the account there; null where the provider gave none. */
  readonly email: string | null;
}
