import { WarningIcon } from "./icons.tsx";

/** What went wrong with a form as a whole, above its fields. Room is made, and read out, when there is a text. */
export function Alert({ text }: { readonly text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className="alert">
          <WarningIcon />
          {text}
        </p>
      )}
    </div>
  );
}
