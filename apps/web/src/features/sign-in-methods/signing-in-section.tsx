import { useState } from "react";
import { ServerTrouble } from "../../shared/failures/server-trouble.tsx";
import { Button } from "../../ui/button.tsx";
import { LockIcon } from "../../ui/account-icons.tsx";
import { SectionCard, SettingList, SettingRow } from "../../ui/section-card.tsx";
import { Skeleton } from "../../ui/spinner.tsx";
import { formatDate } from "../../lib/dates.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { ChangePassword } from "./change-password.tsx";
import { SetPassword } from "./set-password.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { TwoStepRow } from "./two-step-row.tsx";
import { useSignInMethods } from "./use-sign-in-methods.ts";

/** The ways in which a person signs in: password, two-step code, passkeys. */
export function SigningInSection() {
  const methods = useSignInMethods();
  return (
    <SectionCard id="signing-in" title="Signing in">
      {methods.data ? (
        <>
          <SettingList>
            <PasswordRow changedAt={methods.data.password?.changedAt ?? null} />
            <TwoStepRow {...methods.data.twoStep} />
            {methods.data.passkeys.map((passkey) => (
              <PasskeyRow key={passkey.id} passkey={passkey} />
            ))}
          </SettingList>
          <AddPasskey origin={methods.data.passkeyOrigin} />
        </>
      ) : methods.isError ? (
        <ServerTrouble error={methods.error} onRetry={() => void methods.refetch()} />
      ) : (
        <Skeleton height="196px" narrowHeight="288px" />
      )}
    </SectionCard>
  );
}

/** @param changedAt  null for somebody who signs in without one */
function PasswordRow({ changedAt }: { readonly changedAt: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const Dialog = changedAt === null ? SetPassword : ChangePassword;
  return (
    <SettingRow
      picture={<LockIcon />}
      title="Password"
      text={changedAt === null ? "None yet" : `Changed ${formatDate(changedAt)}`}
    >
      <Button kind="line" onClick={() => setOpen(true)}>
        {changedAt === null ? "Set" : "Change"}
        <span className="vh"> password</span>
      </Button>
      {isOpen && <Dialog onClose={() => setOpen(false)} />}
    </SettingRow>
  );
}
