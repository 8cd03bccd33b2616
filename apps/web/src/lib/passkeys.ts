import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { fail, ok, type Result } from "@taiyari/domain/result";

export type PasskeyProblem =
  /** The person or the browser closed the question, or another one took its place. */
  | { readonly kind: "cancelled" }
  /** This device has a passkey for this account. */
  | { readonly kind: "already-there" }
  /** The device knows nobody by fingerprint, face or PIN, or keeps no passkeys. */
  | { readonly kind: "unable" }
  | { readonly kind: "failed" };

/** What the page knows of where it is. */
interface Place {
  /** "https://taiyari.example.org" */
  readonly origin: string;
  readonly isSecure: boolean;
  /** Whether the browser has Web Authentication. */
  readonly hasPasskeys: boolean;
}

/** Whether this browser could use passkeys at all. */
export function knowsPasskeys(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === "function";
}

/**
 * Why passkeys cannot be used on this page, in sentences; null when they can.
 *
 * @param passkeyOrigin  the one address at which this installation's passkeys work
 */
export function passkeyObstacle(passkeyOrigin: string, place: Place = thisPlace()): string | null {
  const own = new URL(passkeyOrigin);
  const here = new URL(place.origin);
  if (isNumber(own.hostname) || (own.protocol !== "https:" && own.hostname !== "localhost")) {
    return `Passkeys need a name and https, and this installation is reached at ${own.origin}. The person who runs it can change that with the setting PUBLIC_URL.`;
  }
  const isHere =
    own.origin === here.origin ||
    (own.hostname === "localhost" && here.hostname === "localhost" && here.protocol === "http:");
  if (!isHere) {
    return `Passkeys work at ${own.origin} only, and this page is at ${here.origin}. Open Taiyari there. If you cannot, the person who runs it can change the setting PUBLIC_URL.`;
  }
  if (!place.isSecure || !place.hasPasskeys) {
    return "This browser cannot use passkeys. Try a current Chrome, Edge, Firefox or Safari.";
  }
  return null;
}

/** IPv4, or IPv6 in its brackets: no name that a passkey could belong to. */
function isNumber(host: string): boolean {
  return host.startsWith("[") || /^\d+(\.\d+){3}$/.test(host);
}

function thisPlace(): Place {
  return {
    origin: window.location.origin,
    isSecure: window.isSecureContext,
    hasPasskeys: typeof window.PublicKeyCredential === "function",
  };
}

/** The part of Web Authentication that browsers write differently. Fetched at the first use. */
const load = () => import("@simplewebauthn/browser");

/**
 * Has the browser make a passkey.
 *
 * @param options  as the server gave them
 */
export async function makePasskey(
  options: object,
): Promise<Result<RegistrationResponseJSON, PasskeyProblem>> {
  const { startRegistration } = await load();
  return settled(
    startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/**
 * Has the browser sign with a passkey of this installation.
 *
 * @param isOffered  whether passkeys are to be offered under the field of the address, without asking
 */
export async function signWithPasskey(
  options: object,
  isOffered = false,
): Promise<Result<AuthenticationResponseJSON, PasskeyProblem>> {
  const { startAuthentication } = await load();
  return settled(
    startAuthentication({
      optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: isOffered,
    }),
  );
}

/** Whether the browser can offer passkeys under a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** Ends whatever question about passkeys is open. */
export async function stopPasskeys(): Promise<void> {
  (await load()).WebAuthnAbortService.cancelCeremony();
}

async function settled<Answer>(work: Promise<Answer>): Promise<Result<Answer, PasskeyProblem>> {
  try {
    return ok(await work);
  } catch (error) {
    return fail({ kind: problemOf(error instanceof Error ? error : new Error("")) });
  }
}

/** What an authenticator answers that cannot make such a passkey. */
const UNABLE: ReadonlySet<WebAuthnError["code"]> = new Set([
  "ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT",
  "ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT",
  "ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG",
]);

/** Source: Web Authentication Level 3, section 5.1, for the names; the library's documentation for its codes. */
function problemOf(error: Error & Partial<Pick<WebAuthnError, "code">>): PasskeyProblem["kind"] {
  const { code, name } = error;
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED") return "already-there";
  if (code !== undefined && UNABLE.has(code)) return "unable";
  const isCancelled =
    code === "ERROR_CEREMONY_ABORTED" || ["NotAllowedError", "AbortError"].includes(name);
  return isCancelled ? "cancelled" : "failed";
}
