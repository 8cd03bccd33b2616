import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { createPortal } from "react-dom";

interface BarPlace {
  /** Where the bar of a screen is put; null before it is drawn. */
  readonly element: HTMLElement | null;
  /** Takes the place of the usual bar until the function that comes back is called. */
  readonly take: () => () => void;
}

const Place = createContext<BarPlace | null>(null);

interface BarPlaceProps {
  /** The usual bar. */
  readonly bar: ReactNode;
  /** The screen below it. */
  readonly children: ReactNode;
}

/** The bar above a screen, which the screen may replace with `OwnBar`. */
export function WithBar({ bar, children }: BarPlaceProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [takers, setTakers] = useState(0);
  const take = useCallback(() => {
    setTakers((before) => before + 1);
    return () => setTakers((before) => before - 1);
  }, []);
  const place = useMemo(() => ({ element, take }), [element, take]);
  return (
    <Place value={place}>
      {takers === 0 && bar}
      {/* No box of its own, so that a bar in it can stick to the window. */}
      <div ref={setElement} style={{ display: "contents" }} />
      {children}
    </Place>
  );
}

/** A bar in place of the usual one, for a screen that wants nothing else to be opened: before `main`, as that one is. */
export function OwnBar({ children }: { readonly children: ReactNode }) {
  const place = use(Place);
  const take = place?.take;
  useLayoutEffect(() => take?.(), [take]);
  return place?.element ? createPortal(children, place.element) : null;
}
