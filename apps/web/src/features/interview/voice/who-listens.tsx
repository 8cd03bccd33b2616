import { browserVendor } from "../../../lib/voice/browser-vendor.ts";
import type { VoiceChoices } from "../../../lib/voice/voice-choices.ts";
import { LineIcon } from "../../../ui/line-icon.tsx";
import type { Recognisers } from "./use-recognisers.ts";
import styles from "./voice.module.css";

interface WhoListensProps {
  readonly recognisers: Recognisers;
  readonly choices: VoiceChoices;
  readonly onReadsOut: (readsOut: boolean) => void;
}

/** Who hears the voice and what is kept of it, in one line; and whether the interviewer speaks. */
export function WhoListens({ recognisers, choices, onReadsOut }: WhoListensProps) {
  return (
    <div className={styles["foot"]}>
      <p>
        <LineIcon name="lock" small />
        <span>
          {listenerText(recognisers)}{" "}
          {choices.keepsAudio ? "Audio is kept on this device." : "Audio is not kept."}
        </span>
      </p>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={choices.readsOut}
          checked={choices.readsOut}
          onChange={(event) => onReadsOut(event.target.checked)}
        />
        Questions aloud
      </label>
    </div>
  );
}

function listenerText({ chosen, server }: Recognisers): string {
  if (chosen === "server" && server) {
    return server.isOwn
      ? "This server turns your speech into text."
      : `${server.host} turns your speech into text for this server.`;
  }
  return `${browserVendor(navigator.userAgent).browser} turns your speech into text.`;
}
