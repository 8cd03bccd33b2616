import { useState } from "react";
import { useUser } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { NameDialog } from "../../../ui/name-dialog.tsx";
import type { DayCertificateOf } from "./use-day-certificate.ts";

/** Where the certificate stands on the page. */
export const CERTIFICATE_PLACE = "certificate";

interface DayCertificateButtonProps {
  readonly own: DayCertificateOf;
}

/** Makes the certificate, with a name that stays; shows it where it was made. */
export function DayCertificateButton({ own: { certificate, make } }: DayCertificateButtonProps) {
  const user = useUser();
  const [isAsking, setIsAsking] = useState(false);
  if (certificate)
    return (
      <a className="btn btn-line" href={`#${CERTIFICATE_PLACE}`}>
        See the certificate
      </a>
    );
  return (
    <>
      <Button kind="line" onClick={() => setIsAsking(true)}>
        Get the certificate
      </Button>
      {isAsking && (
        <NameDialog
          title="Your name on the certificate"
          label="Name, as it is to stand there; it stays so"
          name={user?.fullName ?? ""}
          done="Make the certificate"
          onDone={make}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
