import { useState } from "react";
import { client } from "../../lib/api.ts";
import { count } from "../../lib/numbers.ts";
import { Button } from "../../ui/button.tsx";
import { MobileIcon } from "../../ui/account-icons.tsx";
import { Pill } from "../../ui/pill.tsx";
import { SettingRow } from "../../ui/section-card.tsx";
import { showToast } from "../../ui/toast-store.ts";
import { AskPassword } from "./ask-password.tsx";
import { RecoveryCodesDialog } from "./recovery-codes.tsx";
import { TurnOnTwoStep } from "./turn-on-two-step.tsx";
import { useSignInMethodsChanged } from "./use-sign-in-methods.ts";
import styles from "./sign-in-methods.module.css";

interface TwoStepRowProps {
  readonly isOn: boolean;
  readonly codesLeft: number;
}

type Open = "turn-on" | "turn-off" | "new-codes" | { readonly codes: readonly string[] } | null;

const CODES = 10;

/** Whether a sign-in by password asks for a code as well, and how many recovery codes are left. */
export function TwoStepRow({ isOn, codesLeft }: TwoStepRowProps) {
  const changed = useSignInMethodsChanged();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);

  async function turnOff(password: string | null): Promise<null> {
    await client.signInMethods.turnOffTwoStep({ password });
    await changed();
    close();
    showToast({ title: "Two-step code is off", text: "You sign in without one." });
    return null;
  }

  async function makeCodes(password: string | null): Promise<null> {
    const { codes } = await client.signInMethods.newRecoveryCodes({ password });
    setOpen({ codes });
    await changed();
    return null;
  }

  return (
    <SettingRow
      picture={<MobileIcon />}
      title={
        <>
          Two-step code
          {isOn && <Pill kind="good">On</Pill>}
        </>
      }
      text={
        isOn
          ? `From your authenticator app. ${codesLeft} of ${count(CODES, "recovery code")} left`
          : "Off. A code from an app on your phone, asked for whenever you sign in"
      }
    >
      {isOn ? (
        <>
          <Button kind="line" onClick={() => setOpen("new-codes")}>
            New codes
          </Button>
          <Button kind="quiet" onClick={() => setOpen("turn-off")}>
            Turn off<span className="vh"> two-step code</span>
          </Button>
        </>
      ) : (
        <Button kind="line" onClick={() => setOpen("turn-on")}>
          Turn on<span className="vh"> two-step code</span>
        </Button>
      )}
      {open === "turn-on" && <TurnOnTwoStep onClose={close} />}
      {open === "turn-off" && (
        <AskPassword
          title="Turn off two-step code"
          done="Turn off"
          onPassword={turnOff}
          onClose={close}
        >
          <p className={styles["text"]}>
            From then on you sign in without one. Your recovery codes end with it.
          </p>
        </AskPassword>
      )}
      {open === "new-codes" && (
        <AskPassword
          title="New recovery codes"
          done="Make new codes"
          onPassword={makeCodes}
          onClose={close}
        >
          <p className={styles["text"]}>The codes you have now stop working.</p>
        </AskPassword>
      )}
      {open !== null && typeof open === "object" && (
        <RecoveryCodesDialog codes={open.codes} onClose={close} />
      )}
    </SettingRow>
  );
}
