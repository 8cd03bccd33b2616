import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { PasskeyIcon } from "../../ui/account-icons.tsx";
import { canOfferPasskeys, knowsPasskeys, stopPasskeys } from "../../lib/passkeys.ts";
import { askPasskey, type PasskeyOutcome } from "./ask-passkey.ts";

interface PasskeySignInProps {
  /** A session has begun. */
  readonly onSignedIn: () => Promise<void>;
  readonly onProblem: (problem: string | null) => void;
}

/** Signs in with a passkey, by a button or from the list under the field of the address. Nothing where there are none. */
export function PasskeySignIn(props: PasskeySignInProps) {
  const [isKnown] = useState(knowsPasskeys);
  return isKnown ? <PasskeyButton {...props} /> : null;
}

function PasskeyButton({ onSignedIn, onProblem }: PasskeySignInProps) {
  const [isBusy, setBusy] = useState(false);
  const [offers, setOffers] = useState(0);

  async function take(outcome: PasskeyOutcome): Promise<void> {
    if (outcome.kind === "signed-in") await onSignedIn();
    else onProblem(outcome.kind === "problem" ? outcome.sentence : null);
  }

  async function ask(): Promise<void> {
    setBusy(true);
    onProblem(null);
    await take(await askPasskey({ isOffered: false, isOver: () => false }));
    setBusy(false);
  }

  return (
    <>
      <Button kind="line" isBusy={isBusy} onClick={() => void ask()}>
        <PasskeyIcon />
        {isBusy ? "Waiting for your passkey..." : "Use a passkey"}
      </Button>
      {!isBusy && (
        <PasskeyOffer
          key={offers}
          onOutcome={(outcome) => void take(outcome)}
          onOver={() => setOffers((before) => before + 1)}
        />
      )}
    </>
  );
}

/** A challenge is good for five minutes; another offer is made before it is over. */
const OFFERED_MS = 4 * 60_000;

interface PasskeyOfferProps {
  /** Told of a passkey that was chosen. */
  readonly onOutcome: (outcome: PasskeyOutcome) => void;
  /** Another offer is due. */
  readonly onOver: () => void;
}

/** Has the browser list passkeys under the field of the address, where it can, as long as this is on the page. */
function PasskeyOffer({ onOutcome, onOver }: PasskeyOfferProps) {
  const settle = useEffectEvent((outcome: PasskeyOutcome) => {
    if (outcome.kind !== "left") onOutcome(outcome);
  });
  const end = useEffectEvent(onOver);

  useEffect(() => {
    let over = false;
    const isOver = () => over;
    async function offer(): Promise<void> {
      if (!(await canOfferPasskeys()) || over) return;
      const outcome = await askPasskey({ isOffered: true, isOver });
      if (!isOver()) settle(outcome);
    }
    void offer();
    const again = setTimeout(() => end(), OFFERED_MS);
    return () => {
      over = true;
      clearTimeout(again);
      void stopPasskeys();
    };
  }, []);

  return null;
}
