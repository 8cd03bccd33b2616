import { blanksIn, type LetterProof, type UnprovenClaim } from "@taiyari/domain/coach";

/** A stretch of a paragraph that is shown in one way. Offsets count UTF-16 units of the paragraph. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  readonly kind: "text" | "proof" | "unproven" | "blank";
  /** Of a proof that ends here, its number; of a claim that ends here, "!"; null where nothing ends. */
  readonly badge: number | "!" | null;
  /** The line of the resume behind a proof; null for anything else. */
  readonly line: number | null;
}

/** Cuts a paragraph where proofs, claims without proof and blanks begin and end. A blank wins over what it stands in. */
export function segmentsOf(
  text: string,
  proofs: readonly LetterProof[],
  unproven: readonly UnprovenClaim[],
): readonly Segment[] {
  const blanks = blanksIn(text);
  const cuts = [...blanks, ...proofs, ...unproven].flatMap(({ from, to }) => [from, to]);
  const places = [...new Set([0, ...cuts, text.length])]
    .filter((place) => place >= 0 && place <= text.length)
    .toSorted((a, b) => a - b);
  return places.slice(1).map((to, at): Segment => {
    const from = places[at] ?? 0;
    const holds = (one: { readonly from: number; readonly to: number }) =>
      one.from <= from && one.to >= to;
    const proof = proofs.find(holds);
    const claim = unproven.find(holds);
    if (blanks.some(holds)) return { from, to, kind: "blank", badge: null, line: null };
    if (proof)
      return {
        from,
        to,
        kind: "proof",
        badge: proof.to === to ? proof.number : null,
        line: proof.line.number,
      };
    if (claim)
      return { from, to, kind: "unproven", badge: claim.to === to ? "!" : null, line: null };
    return { from, to, kind: "text", badge: null, line: null };
  });
}
