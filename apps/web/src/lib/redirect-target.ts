/** Where a person goes when no other place was asked for. */
export const HOME = "/overview";

/**
 * The path to open after a sign-in, from the `redirect` of the address.
 *
 * Only paths of this app: "//evil.example", "/\evil.example", "javascript:…" and anything else that a browser
 * would read as another origin become HOME, as does a missing value and the sign-in page itself.
 *
 * @param wanted  the value as it stands in the address, already decoded
 * @param origin  of this page
 * @returns       path, query and hash
 */
export function redirectTarget(wanted: string | undefined, origin: string): string {
  if (!wanted?.startsWith("/") || hasOddCharacters(wanted)) return HOME;
  const url = URL.parse(wanted, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith("//")) return HOME;
  if (["/", "/login", "/ragister", "/register", "/welcome"].includes(url.pathname)) return HOME;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Browsers drop tabs and line breaks from addresses and read a backslash as a slash. */
function hasOddCharacters(path: string): boolean {
  return path.includes("\\") || /\p{Cc}/u.test(path);
}
