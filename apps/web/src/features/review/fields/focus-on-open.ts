/**
 * For the first control of an editor, as its `ref`: the person pressed something to type there, so the focus goes
 * there when it appears, and nowhere else.
 */
export function focusOnOpen(control: HTMLElement | null): void {
  control?.focus();
}
