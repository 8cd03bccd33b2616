/** One thing to do, in the menu of a `MenuButton`. */
export interface MenuItem {
  readonly label: string;
  readonly onChoose: () => void;
  /** A line stands above it. */
  readonly startsGroup?: boolean;
  /** Takes something away: in the colour of danger. */
  readonly isDangerous?: boolean;
}
