import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { api, client } from "../../../lib/api.ts";
import { outageSentence } from "../../../lib/failures.ts";
import { useUser } from "../../../lib/session.ts";
import { NameDialog } from "../../../ui/name-dialog.tsx";

interface CertifyDialogProps {
  /** Of the assessment. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks for the name as it stands on the certificate. It cannot be changed afterwards. */
export function CertifyDialog({ id, onClose }: CertifyDialogProps) {
  const user = useUser();
  const cache = useQueryClient();
  const navigate = useNavigate();

  async function make(name: string): Promise<string | null> {
    if (name.length < 2 || name.length > 80) return "Write your name in 2 to 80 letters.";
    try {
      const { code } = await client.certificates.issue({ id, name });
      await cache.invalidateQueries({ queryKey: api.assessment.key() });
      await navigate({
        to: "/learning/sql-for-data-professionals/certificate/$code",
        params: { code },
      });
      return null;
    } catch (error) {
      return outageSentence(error) ?? "It was not made. Load the page again and try once more.";
    }
  }

  return (
    <NameDialog
      title="Your name on the certificate"
      label="Name, as it is to stand there; it stays so"
      name={user?.fullName ?? ""}
      done="Make the certificate"
      onDone={make}
      onClose={onClose}
    />
  );
}
