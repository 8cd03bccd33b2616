import type { ReactNode, RefObject } from "react";
import { UNSAFE_PortalProvider } from "react-aria/PortalProvider";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { Popover, type PopoverProps } from "react-aria-components/Popover";

interface PopupProps extends Pick<
  PopoverProps,
  "className" | "isNonModal" | "maxHeight" | "placement"
> {
  /** What it is aligned with. */
  readonly place: RefObject<HTMLElement | null>;
  readonly label?: string;
  readonly offset?: number;
  /** As wide as the place. */
  readonly isWide?: boolean;
  /** Escape, a press outside, or the focus gone elsewhere. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The language of the app, whatever the browser's: an Arabic one must not turn an English menu round. */
const LOCALE = "en-IN";
/**
 * Where it is rendered: inside the landmark, for a screen reader, and inside an open dialog, which covers all else. The
 * kit aligns it rightly only below an element without a `position` of its own.
 */
const HOSTS = "dialog, main";
/** Above what stands on the page, below a toast (60). The kit's own value, 100,000, would cover the toasts. */
const LAYER = 50;

/**
 * Something that opens beside a control: below it, or above where there is more room, never higher than the window.
 * Unless it is `isNonModal` the focus stays inside, the rest of the page is inert, and the focus returns in the end.
 */
export function Popup({
  place,
  label,
  offset = 4,
  isWide = false,
  onClose,
  ...popover
}: PopupProps) {
  return (
    <I18nProvider locale={LOCALE}>
      <UNSAFE_PortalProvider getContainer={() => place.current?.closest(HOSTS) ?? document.body}>
        <Popover
          {...popover}
          isOpen
          triggerRef={place}
          offset={offset}
          containerPadding={8}
          {...(label !== undefined && { "aria-label": label })}
          style={{ zIndex: LAYER, ...(isWide && { width: "var(--trigger-width)" }) }}
          onOpenChange={(isOpen) => {
            if (!isOpen) onClose();
          }}
        />
      </UNSAFE_PortalProvider>
    </I18nProvider>
  );
}
