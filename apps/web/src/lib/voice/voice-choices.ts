import { local } from "../storage.ts";

/** What a person chose for speaking on this device. */
export interface VoiceChoices {
  /** "" for the system's microphone. */
  readonly deviceId: string;
  /** Who writes down speech; null for the first one that can. */
  readonly transcriber: "browser" | "server" | null;
  /** Whether the interviewer's questions are read out. */
  readonly readsOut: boolean;
  /** Whether recordings are kept on this device. */
  readonly keepsAudio: boolean;
}

const KEY = "voice";
const DEFAULTS: VoiceChoices = {
  deviceId: "",
  transcriber: null,
  readsOut: true,
  keepsAudio: false,
};

export function voiceChoices(): VoiceChoices {
  const { deviceId, transcriber, readsOut, keepsAudio } = parsed(local.get(KEY));
  return {
    deviceId: typeof deviceId === "string" ? deviceId : DEFAULTS.deviceId,
    transcriber: transcriber === "browser" || transcriber === "server" ? transcriber : null,
    readsOut: typeof readsOut === "boolean" ? readsOut : DEFAULTS.readsOut,
    keepsAudio: typeof keepsAudio === "boolean" ? keepsAudio : DEFAULTS.keepsAudio,
  };
}

export function keepVoiceChoices(change: Partial<VoiceChoices>): VoiceChoices {
  const choices = { ...voiceChoices(), ...change };
  local.set(KEY, JSON.stringify(choices));
  return choices;
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
