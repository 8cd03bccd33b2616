/** Opens what is folded around a place of this page. */
export function unfold(id: string): void {
  const folded = document.getElementById(id)?.closest("details");
  if (!folded) return;
  // At once: the browser goes to the place before the page is drawn again, and to nothing that is not shown.
  delete folded.dataset["hidden"];
  folded.open = true;
}

/**
 * Goes to a place of this page, as a link to it does, and puts the focus there.
 *
 * @param within  what is unfolded where the place itself is not there yet: it is shown by whoever listens to the address
 */
export function goToPlace(id: string, within: string = id): void {
  unfold(within);
  unfold(id);
  if (window.location.hash === `#${id}`) window.dispatchEvent(new HashChangeEvent("hashchange"));
  else window.location.hash = id;
  const place = document.getElementById(id) ?? document.getElementById(within);
  if (!place) return;
  if (!place.hasAttribute("tabindex") && !place.matches("a, button, summary")) place.tabIndex = -1;
  place.scrollIntoView({ block: "center" });
  place.focus({ preventScroll: true });
}
