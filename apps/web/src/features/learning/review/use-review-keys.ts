import { useEffect, useEffectEvent } from "react";
import type { CardRating } from "@taiyari/domain/learning";
import { RATINGS } from "../standing/ratings.ts";

interface ReviewKeys {
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onRate: (rating: CardRating) => void;
}

/** Space shows the answer, 1 to 4 rate it. Keys that a control or a dialog takes are left to it. */
export function useReviewKeys({ isShown, onShow, onRate }: ReviewKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const { target } = event;
    if (!(target instanceof Element) || target.closest("input, textarea, dialog")) return;
    if (event.key === " " && !isShown && !target.closest("a, button")) {
      event.preventDefault();
      onShow();
      return;
    }
    const rating = isShown ? RATINGS[Number(event.key) - 1] : undefined;
    if (rating) onRate(rating.rating);
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
