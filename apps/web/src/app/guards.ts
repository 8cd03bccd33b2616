import type { Session } from "../lib/session-store.ts";
import { isOpenCoursePath } from "../lib/course-path.ts";
import { redirectTarget } from "../lib/redirect-target.ts";

/** How often a guard looks again while it is not known who is signed in. Source: the specification, section 9. */
export const AUTH_WAIT_MS = 100;

/** What a visitor may open. Source: the specification, section 6, and docs of the reset by mail. */
const PUBLIC_PATHS = [
  "/",
  "/login",
  "/ragister",
  "/register",
  "/forgot-password",
  "/reset-password",
  // No flag in the table of routes: it asks for a sign-in when the room is entered.
  "/interview/get-started",
];

/** What a signed-in person is sent away from. */
const VISITOR_PATHS = ["/", "/login", "/ragister", "/register"];

/** The one screen of somebody who has not said yet what registration asks. */
const WELCOME_PATH = "/welcome";

/** The one screen of an account that is about to be deleted. */
const LEAVING_PATH = "/profile";

/** Where anybody may open a resume whose link they have. */
const SHARED = "/shared/";

/** Where anybody checks a certificate of the course, or of a simulated day, whose code they have. */
const CERTIFICATES = ["/certificates/", "/simulation/certificates/"];

/** Where nobody is asked to sign in. */
export function isPublicPath(path: string): boolean {
  return (
    PUBLIC_PATHS.includes(path) ||
    path.startsWith(SHARED) ||
    CERTIFICATES.some((start) => path.startsWith(start)) ||
    isOpenCoursePath(path)
  );
}

interface Place {
  readonly path: string;
  /** Path, query and hash. */
  readonly href: string;
  /** The `redirect` of the address, decoded. */
  readonly redirect: string | undefined;
  readonly origin: string;
}

export type Verdict =
  | { readonly kind: "pass" }
  | { readonly kind: "sign-in-first"; readonly redirect: string }
  | { readonly kind: "go-to"; readonly href: string };

/**
 * Whether a person may open a place.
 *
 * A visitor reaches the public pages alone and is sent to the sign-in with the place that was wanted. A signed-in
 * person is sent from the pages for visitors to the place asked for in the address, or to the overview; one whose
 * account is about to be deleted to the profile from everywhere: there it is kept, or taken along. One whose account a
 * provider began is first asked for the rest, before anything that is not public.
 */
export function guard(
  status: "signed-out" | "signed-in" | "expired",
  place: Place,
  standing: "settled" | "unfinished" | "leaving" = "settled",
): Verdict {
  const path = withoutEndingSlash(place.path);
  if (status === "signed-in" && standing === "leaving" && path !== LEAVING_PATH) {
    return { kind: "go-to", href: LEAVING_PATH };
  }
  if (status === "signed-in") {
    const isUnfinished = standing === "unfinished";
    const isForVisitors = VISITOR_PATHS.includes(path);
    if (isUnfinished && (isForVisitors || !isPublicPath(path))) {
      return path === WELCOME_PATH ? { kind: "pass" } : { kind: "go-to", href: welcomeTo(place) };
    }
    const isOver = isForVisitors || (path === WELCOME_PATH && !isUnfinished);
    return isOver
      ? { kind: "go-to", href: redirectTarget(place.redirect, place.origin) }
      : { kind: "pass" };
  }
  return isPublicPath(path) ? { kind: "pass" } : { kind: "sign-in-first", redirect: place.href };
}

/** Where the rest is asked for, with the place that was wanted. */
function welcomeTo({ path, href, redirect, origin }: Place): string {
  const wanted = VISITOR_PATHS.includes(path) ? redirect : href;
  return `${WELCOME_PATH}?redirect=${encodeURIComponent(redirectTarget(wanted, origin))}`;
}

/** Waits, in steps of 100 ms, until it is known who is signed in. */
export async function knownSession(
  get: () => Session,
  wait: (ms: number) => Promise<void> = sleep,
): Promise<Exclude<Session, { status: "loading" }>> {
  for (;;) {
    const session = get();
    if (session.status !== "loading") return session;
    // oxlint-disable-next-line no-await-in-loop -- one look after another is the point
    await wait(AUTH_WAIT_MS);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function withoutEndingSlash(path: string): string {
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
