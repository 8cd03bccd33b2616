import { CloseIcon, DownloadIcon } from "../../ui/icons.tsx";
import { declineInstall, install, useInstallOffer } from "../../lib/install-offer.ts";
import styles from "./phone-menu.module.css";

/** Offers to put the app on the device's own screen, where the browser can; nothing elsewhere. */
export function InstallRow() {
  if (!useInstallOffer()) return null;
  return (
    <li className={styles["install"]}>
      <button type="button" onClick={() => void install()}>
        <DownloadIcon />
        Install Taiyari
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label="Do not offer to install"
        title="Do not offer to install"
        onClick={declineInstall}
      >
        <CloseIcon />
      </button>
    </li>
  );
}
