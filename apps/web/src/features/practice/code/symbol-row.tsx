import type { Language } from "@taiyari/domain/practice";
import styles from "./code-pane.module.css";

interface Symbol {
  readonly text: string;
  /** How far the cursor goes back: into a pair. */
  readonly back?: number;
  readonly label?: string;
}

const PAIRS: readonly Symbol[] = [
  { text: "()", back: 1 },
  { text: "[]", back: 1 },
  { text: "{}", back: 1 },
];
const QUOTES: readonly Symbol[] = [
  { text: "''", back: 1 },
  { text: '""', back: 1 },
];
const signs = (texts: string): readonly Symbol[] => texts.split(" ").map((text) => ({ text }));
const tab = (blanks: number): Symbol => ({ text: " ".repeat(blanks), label: "Tab" });

/** What is hard to reach on a keyboard on the screen, most used first. */
const SYMBOLS: Readonly<Record<Language, readonly Symbol[]>> = {
  javascript: [tab(2), ...PAIRS, ...signs("=> ; = . < > + - * !"), ...QUOTES],
  typescript: [tab(2), ...PAIRS, ...signs("=> ; : = . < > + - * !"), ...QUOTES],
  python: [tab(4), ...signs(": ="), ...PAIRS, ...signs(". _ < > + - * % #"), ...QUOTES],
  sql: [tab(2), { text: "()", back: 1 }, { text: "''", back: 1 }, ...signs(", * = < > . _ ;")],
};

interface SymbolRowProps {
  readonly language: Language;
  readonly onInsert: (text: string, back: number) => void;
}

/** Symbols of a language, for a phone. */
export function SymbolRow({ language, onInsert }: SymbolRowProps) {
  return (
    <div className={styles["symbols"]} role="toolbar" aria-label="Symbols">
      {SYMBOLS[language].map(({ text, back = 0, label }) => (
        <button
          key={text}
          type="button"
          aria-label={label ?? `Insert ${text}`}
          // The keyboard on the screen stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onInsert(text, back)}
        >
          {label ?? text}
        </button>
      ))}
    </div>
  );
}
