import { MoonIcon, SunIcon } from "./icons.tsx";
import { switchTheme, useTheme } from "./theme.ts";

/** Switches between light and dark. */
export function ThemeToggle({ className = "icon-btn", text = "" }: ThemeToggleProps) {
  const theme = useTheme();
  const label = theme === "dark" ? "Switch to light theme" : "Switch to dark theme";
  return (
    <button
      type="button"
      className={className}
      onClick={switchTheme}
      {...(text === "" && { "aria-label": label, title: label })}
    >
      {theme === "dark" ? <SunIcon /> : <MoonIcon />}
      {text}
    </button>
  );
}

interface ThemeToggleProps {
  readonly className?: string;
  /** Shown beside the sign; without it the button has a label for screen readers. */
  readonly text?: string;
}
