import { browserVendor } from "../../../lib/voice/browser-vendor.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { Recognisers } from "../voice/use-recognisers.ts";
import styles from "./microphone.module.css";

interface WhereItGoesProps {
  readonly recognisers: Recognisers;
  readonly onChoose: (name: "browser" | "server") => void;
}

/** Who hears the voice, and the other way where there is one. */
export function WhereItGoes({
  recognisers: { chosen, server, hasBrowser },
  onChoose,
}: WhereItGoesProps) {
  if (chosen === "browser") {
    const { browser, vendor } = browserVendor(navigator.userAgent);
    return (
      <li data-tone="wait">
        <LineIcon name="warn" small />
        <span>
          {vendor
            ? `${browser} turns speech into text on ${vendor}’s servers. `
            : `${browser} turns speech into text on its maker’s servers. `}
          {server ? (
            <>
              <button type="button" className={styles["inline"]} onClick={() => onChoose("server")}>
                Use this server instead
              </button>
              , or type.
            </>
          ) : (
            "Or type."
          )}
        </span>
      </li>
    );
  }
  if (!server) return null;
  return (
    <li>
      <LineIcon name={server.isOwn ? "lock" : "info"} small />
      <span>
        <b>
          {server.isOwn ? "Your voice stays on this server." : "This server passes your voice on."}
        </b>{" "}
        {server.isOwn
          ? `It is written down at ${window.location.hostname} and not kept. No other company hears it. `
          : `It is written down by ${server.host} and not kept here. `}
        {hasBrowser && (
          <button type="button" className={styles["inline"]} onClick={() => onChoose("browser")}>
            Use the browser instead
          </button>
        )}
      </span>
    </li>
  );
}
