import type { ButtonHTMLAttributes, ReactNode } from "react";

/** `next` is the next thing to do: one on a screen. */
export type ButtonKind = "next" | "primary" | "line" | "quiet";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly kind: ButtonKind;
  readonly children: ReactNode;
}

/** A button of one of the four kinds. Submits nothing unless `type="submit"` says so. */
export function Button({ kind, className, type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(kind, className)} />;
}

/** The look of a button for a link: `<Link className={buttonClass("primary")}>`. */
export function buttonClass(kind: ButtonKind, more?: string): string {
  return `btn btn-${kind}${more ? ` ${more}` : ""}`;
}
