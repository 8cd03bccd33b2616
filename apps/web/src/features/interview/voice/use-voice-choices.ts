import { useState } from "react";
import {
  keepVoiceChoices,
  type VoiceChoices,
  voiceChoices,
} from "../../../lib/voice/voice-choices.ts";

/** What is chosen for speaking on this device, and how to choose something else. */
export function useVoiceChoices(): readonly [
  VoiceChoices,
  (change: Partial<VoiceChoices>) => void,
] {
  const [choices, setChoices] = useState(voiceChoices);
  return [choices, (change) => setChoices(keepVoiceChoices(change))];
}
