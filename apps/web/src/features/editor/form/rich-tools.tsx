import type { Look } from "@taiyari/domain/rich";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./rich.module.css";

/** What the buttons of a text do. */
export type RichTool = "bold" | "italic" | "link" | "deeper" | "higher";

interface RichToolsProps {
  /** The id of the field they belong to. */
  readonly controls: string;
  readonly look: Look;
  readonly isLinkOpen: boolean;
  readonly hasBullets: boolean;
  readonly onUse: (tool: RichTool) => void;
}

interface Tool {
  readonly tool: RichTool;
  readonly name: string;
  /** As shown beside the name; "" for none. */
  readonly keys: string;
  readonly drawing: ReactNode;
}

const TOOLS: readonly Tool[] = [
  {
    tool: "bold",
    name: "Bold",
    keys: "Ctrl+B",
    drawing: (
      <path d="M6.2 3.6h4.5a3.1 3.1 0 0 1 0 6.2H6.2zm0 6.2h5.2a3.3 3.3 0 0 1 0 6.6H6.200z" />
    ),
  },
  {
    tool: "italic",
    name: "Italic",
    keys: "Ctrl+I",
    drawing: <path d="M8.400 3.600h6m-8.800 12.800h6M11.700 3.600 8.300 16.400" />,
  },
  {
    tool: "link",
    name: "Link",
    keys: "Ctrl+K",
    drawing: (
      <path d="M8.400 11.600a3.200 3.200 0 0 0 4.600 0l2.700-2.700a3.250 3.250 0 0 0-4.600-4.600l-1 1m1.500 3.100a3.200 3.200 0 0 0-4.600 0l-2.700 2.700a3.250 3.250 0 0 0 4.600 4.600l1-1" />
    ),
  },
  {
    tool: "deeper",
    name: "Bullet, or one level deeper",
    keys: "Tab",
    drawing: <path d="M9.500 5h7m-7 5h7m-7 5h7M3.400 7.200 6.200 10l-2.800 2.800" />,
  },
  {
    tool: "higher",
    name: "One level up, or no bullet",
    keys: "Shift+Tab",
    drawing: <path d="M9.500 5h7m-7 5h7m-7 5h7M6.200 7.200 3.400 10l2.800 2.800" />,
  },
];

/** The buttons over a text: what its words look like, and how deep its points are. One stop of Tab, then arrow keys. */
export function RichTools(props: RichToolsProps) {
  const { controls, look, isLinkOpen, hasBullets, onUse } = props;
  const isOn: Partial<Record<RichTool, boolean>> = {
    bold: look.bold,
    italic: look.italic,
    link: look.url !== "",
  };
  const tools = TOOLS.filter(({ tool }) => hasBullets || !["deeper", "higher"].includes(tool));
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its first button has the focus for it
    <div
      role="toolbar"
      aria-label="Bold, italic, links and points"
      aria-controls={controls}
      className={styles["tools"]}
      onKeyDown={moveFocus}
    >
      {tools.map(({ tool, name, keys, drawing }, at) => (
        <button
          key={tool}
          type="button"
          tabIndex={at === 0 ? 0 : -1}
          aria-label={name}
          aria-keyshortcuts={keys.replace("Ctrl", "Control")}
          aria-pressed={isOn[tool]}
          aria-expanded={tool === "link" ? isLinkOpen : undefined}
          title={`${name} (${keys})`}
          // The field keeps the focus and what is selected in it.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onUse(tool)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            {drawing}
          </svg>
        </button>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined || at === -1) return;
  event.preventDefault();
  buttons[(to + buttons.length) % buttons.length]?.focus();
}
