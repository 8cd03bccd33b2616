import { qrPath } from "../../shared/certificate/qr-path.ts";
import { Button } from "../../ui/button.tsx";
import { copyText } from "./copy-text.ts";
import styles from "./sign-in-methods.module.css";

interface KeyToScanProps {
  /** What the QR code says: "otpauth://totp/..." */
  readonly url: string;
  /** The same key to be typed. */
  readonly text: string;
}

/** Light modules around the code, which readers look for. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** The key of an authenticator app, to be scanned or typed. */
export function KeyToScan({ url, text }: KeyToScanProps) {
  const { size, path } = qrPath(url);
  const side = size + 2 * QUIET_ZONE;
  const groups = text.match(/.{1,4}/g)?.join(" ") ?? text;
  return (
    <div className={styles["key"]}>
      <svg
        className={styles["qr"]}
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <div>
        <p className="small">Or type this key into the app:</p>
        <p className={styles["secret"]}>{groups}</p>
        <Button kind="line" onClick={() => void copyText(text, "Key copied")}>
          Copy key
        </Button>
      </div>
    </div>
  );
}
