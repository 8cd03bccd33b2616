import { useSearch } from "@tanstack/react-router";
import { DeleteSection } from "../../features/own-data/delete-section.tsx";
import { LeavingBanner } from "../../features/own-data/leaving-banner.tsx";
import { YourDataSection } from "../../features/own-data/your-data-section.tsx";
import { NotificationsSection } from "../../features/notifications/notifications-section.tsx";
import { DetailsSection } from "../../features/profile/details-section.tsx";
import { TargetSection } from "../../features/profile/target-section.tsx";
import { ConnectedSection } from "../../features/sign-in-methods/connected-section.tsx";
import { DevicesSection } from "../../features/sign-in-methods/devices-section.tsx";
import { SigningInSection } from "../../features/sign-in-methods/signing-in-section.tsx";
import { useUser } from "../../lib/session.ts";
import { CodeIcon, LaptopIcon } from "../../ui/account-icons.tsx";
import { BellIcon, DownloadIcon, GaugeIcon, UserIcon } from "../../ui/icons.tsx";
import { SectionNav, type SectionLink } from "../../ui/section-nav.tsx";
import { writeLetterPdf } from "./write-letter-pdf.ts";
import styles from "./profile-page.module.css";

/** In the order of the page; each id is that of a section below. */
const LINKS: readonly SectionLink[] = [
  { id: "details", label: "Details", Icon: UserIcon },
  { id: "target", label: "Target", Icon: GaugeIcon },
  { id: "signing-in", label: "Signing in", Icon: CodeIcon },
  { id: "devices", label: "Devices", Icon: LaptopIcon },
  { id: "notifications", label: "Notifications", Icon: BellIcon },
  { id: "data", label: "Your data", Icon: DownloadIcon },
];

/** What a person has here, and what they want of it: sections of several features, one below the other. */
export function ProfilePage() {
  const { email } = useSearch({ strict: false });
  const isLeaving = (useUser()?.deleteAt ?? null) !== null;
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>Profile</h1>
      <LeavingBanner />
      <div className={styles["columns"]}>
        <SectionNav links={LINKS} />
        <div className={styles["stack"]}>
          {/* While the account is about to be deleted all of it can be read, and nothing changed. */}
          <fieldset className={styles["settings"]} disabled={isLeaving}>
            <DetailsSection emailOutcome={email} />
            <TargetSection />
            <SigningInSection />
            <ConnectedSection />
            <DevicesSection />
            <NotificationsSection />
          </fieldset>
          <YourDataSection writeLetter={writeLetterPdf} />
          <DeleteSection />
        </div>
      </div>
    </div>
  );
}
