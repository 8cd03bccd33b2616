/** A font, and a text in it, whose baseline is asked for. Lengths are CSS pixels. */
export interface Probe {
  readonly css: string;
  readonly sample: string;
  /** From the top of the text's box to the baseline. */
  ascent: number;
  height: number;
  /** Of a line with `line-height: normal`. */
  lineHeight: number;
}
