export interface OptionSign {
  readonly kind: "right" | "wrong";
  readonly word: string;
}

/** What stands at an option once the question is answered; null at one that is neither right nor chosen. */
export function signOf(isRight: boolean, isChosen: boolean): OptionSign | null {
  if (isRight) return { kind: "right", word: isChosen ? "Right, your choice" : "Right" };
  return isChosen ? { kind: "wrong", word: "Your choice" } : null;
}
