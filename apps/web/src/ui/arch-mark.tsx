import "./arch-mark.css";

/** How far a thing of a list is. */
export type ArchState = "open" | "begun" | "done" | "review" | "locked";

const WORDS: Readonly<Record<ArchState, string>> = {
  open: "Not begun",
  begun: "Begun",
  done: "Done",
  review: "Due for review",
  locked: "Locked",
};

/** The state of a thing in a list: a small arch, and its word for screen readers. */
export function ArchMark({ state }: { readonly state: ArchState }) {
  return (
    <span className="arch-mark" data-state={state}>
      <svg viewBox="0 0 16 18" aria-hidden="true" focusable="false">
        <path className="arch-mark__arch" d="M1.500 16.500V8a6.500 6.500 0 0 1 13 0v8.500Z" />
        {state === "begun" && <path className="arch-mark__half" d="M1.500 16.500V10h13v6.500Z" />}
        {state === "done" && (
          <path className="arch-mark__sign" d="m5 9.500 2.200 2.200L11.200 7.300" />
        )}
        {state === "review" && (
          <path
            className="arch-mark__sign"
            d="M5.200 9.800a3 3 0 1 0 1-2.300M5.200 5.800v2.200h2.200"
          />
        )}
        {state === "locked" && (
          <path
            className="arch-mark__sign"
            d="M5.500 9h5v4h-5zM6.500 9V7.600a1.500 1.500 0 0 1 3 0V9"
          />
        )}
      </svg>
      <span className="vh">{WORDS[state]}</span>
    </span>
  );
}
