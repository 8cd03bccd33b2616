import type { ReactNode } from "react";
import type { MicrophoneArtKind } from "./microphone-art.tsx";

/** What can be pressed in a state. `type` changes the interview over to the keyboard. */
export type StateAction = "open" | "check" | "help" | "type";

export interface StateText {
  readonly art: MicrophoneArtKind;
  readonly pill: string;
  readonly tone: "plain" | "info" | "wait" | "bad";
  readonly title: string;
  readonly text: ReactNode;
  readonly steps: readonly string[];
  /** The first is the main one. */
  readonly actions: readonly { readonly does: StateAction; readonly label: string }[];
}

const TYPE = { does: "type", label: "Type instead" } as const;
const CHECK = { does: "check", label: "Check again" } as const;

/** The states of a microphone that is not open, in words. */
export const STATE_TEXTS = {
  unasked: {
    art: "asking",
    pill: "Not asked yet",
    tone: "plain",
    title: "Let the browser use your microphone",
    text: "The browser will ask once. We listen only inside an interview, and you see when.",
    steps: [],
    actions: [{ does: "open", label: "Allow the microphone" }, TYPE],
  },
  allowed: {
    art: "asking",
    pill: "Allowed",
    tone: "info",
    title: "Try your microphone",
    text: "The browser allows it. Say one sentence before you begin, and see how it is heard.",
    steps: [],
    actions: [{ does: "open", label: "Test the microphone" }, TYPE],
  },
  asking: {
    art: "asking",
    pill: "Waiting for you",
    tone: "info",
    title: "The browser is asking now",
    text: (
      <>
        Look at the top left of the window and choose <b>Allow</b>. On a phone the question is at
        the bottom.
      </>
    ),
    steps: [],
    actions: [{ does: "help", label: "I see no question" }],
  },
  /** For somebody who sees no question of the browser. */
  unseen: {
    art: "asking",
    pill: "Waiting for you",
    tone: "info",
    title: "The browser is asking now",
    text: "Some browsers ask with a small sign only, and some do not ask twice.",
    steps: [
      "Look for a microphone beside the address, and click it",
      "Close windows that may lie over this one",
      "Reload this page and choose Allow the microphone once more",
    ],
    actions: [TYPE],
  },
  blocked: {
    art: "off",
    pill: "Blocked",
    tone: "bad",
    title: "This site may not use the microphone",
    text: "It was refused before, so the browser does not ask again.",
    steps: [
      "Click the sign left of the address",
      "Microphone: choose Allow",
      "Come back here. We notice by ourselves",
    ],
    actions: [CHECK, TYPE],
  },
  absent: {
    art: "none",
    pill: "None found",
    tone: "bad",
    title: "No microphone is connected",
    text: "Plug in a headset, or switch one on. It appears here as soon as the system sees it.",
    steps: [],
    actions: [CHECK, TYPE],
  },
  busy: {
    art: "asking",
    pill: "In use elsewhere",
    tone: "wait",
    title: "Another app holds the microphone",
    text: "Usually a call that is still open.",
    steps: ["Close the call in the other app", "Choose Check again"],
    actions: [CHECK, TYPE],
  },
  lost: {
    art: "none",
    pill: "Went away",
    tone: "wait",
    title: "The microphone went away",
    text: "It was unplugged, switched off, or the browser took it back.",
    steps: [],
    actions: [CHECK, TYPE],
  },
  unsupported: {
    art: "off",
    pill: "Not available",
    tone: "wait",
    title: "This page cannot reach a microphone",
    text: "Browsers give microphones to pages with https only. Ask whoever runs this site for an address with https.",
    steps: [],
    actions: [{ does: "type", label: "Answer by keyboard" }],
  },
} as const satisfies Readonly<Record<string, StateText>>;

/** Neither the browser nor the server writes down speech. */
export function noSpeechText(browser: string): StateText {
  return {
    art: "asking",
    pill: "No speech to text",
    tone: "wait",
    title: "This browser cannot write down speech",
    text: `${browser} has no speech recognition. This server has no transcriber either.`,
    steps: ["Open Taiyari in Chrome or Edge", "Or answer by keyboard here"],
    actions: [{ does: "type", label: "Answer by keyboard" }],
  };
}
