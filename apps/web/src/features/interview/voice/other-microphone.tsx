import { keepVoiceChoices } from "../../../lib/voice/voice-choices.ts";
import { Button } from "../../../ui/button.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { useMicrophones } from "./use-microphones.ts";

/** After a microphone went away: goes on with one that is there. It follows what is plugged in. */
export function OtherMicrophone({ onUse }: { readonly onUse: () => void }) {
  const [first] = useMicrophones();
  if (!first) return null;
  return (
    <Button
      kind="next"
      onClick={() => {
        keepVoiceChoices({ deviceId: first.id });
        onUse();
      }}
    >
      <LineIcon name="microphone" />
      Use {first.label}
    </Button>
  );
}
