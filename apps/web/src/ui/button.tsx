import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";

/** `next` is the next thing to do: one on a screen. */
export type ButtonKind = "next" | "primary" | "line" | "quiet";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind: ButtonKind;
  /** What it began is under way: a press does nothing, and the keyboard's place stays on it. */
  readonly isBusy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button of one of the four kinds. Submits nothing unless `type="submit"` says so. */
export function Button({
  kind,
  className,
  type = "button",
  isBusy = false,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? preventDefault : onClick}
      className={buttonClass(kind, className)}
    />
  );
}

function preventDefault(event: { preventDefault(): void }): void {
  event.preventDefault();
}

/** The look of a button for a link: `<Link className={buttonClass("primary")}>`. */
export function buttonClass(kind: ButtonKind, more?: string): string {
  return `btn btn-${kind}${more ? ` ${more}` : ""}`;
}
