import { WarningIcon } from "../../ui/icons.tsx";

interface CookieHelpProps {
  /** A sign-in went through and the browser kept no session. */
  readonly isRefused?: boolean;
}

/** Says what to do where the browser keeps no cookies: who is signed in is kept in one. */
export function CookieHelp({ isRefused = false }: CookieHelpProps) {
  const isNeeded = isRefused || !navigator.cookieEnabled;
  return (
    <div role="status">
      {isNeeded && (
        <p className="alert">
          <WarningIcon />
          This browser keeps no cookies for this site, and without one nobody can stay signed in.
          Allow cookies for it in the browser&apos;s settings, then load the page again.
        </p>
      )}
    </div>
  );
}
