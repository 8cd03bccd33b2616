import {
  FONT_PAIRS,
  FONT_SIZE,
  type FontPair,
  type LevelStyle,
  LINE_HEIGHT,
  type PercentRange,
  type TemplateChoices,
} from "@taiyari/domain/resume";
import { useId, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { type Choice, JoinedCells } from "../../../ui/choices.tsx";
import { SearchableSelect } from "../../../ui/searchable-select.tsx";
import { SwitchRow } from "../../../ui/switch-row.tsx";
import { isReadable } from "./contrast.ts";
import { OwnCssField } from "./own-css-field.tsx";
import styles from "./looks.module.css";
import { usePreview } from "../../../shared/preview/preview-context.ts";

/** Colours that text can have on white, by the names people have for them. */
const ACCENTS: readonly (readonly [name: string, colour: string])[] = [
  ["Teal", "#0f6b6b"],
  ["Blue", "#1f4e9e"],
  ["Indigo", "#3b2a86"],
  ["Plum", "#7a2560"],
  ["Brick", "#9a3f1d"],
  ["Olive", "#4d5a16"],
  ["Forest", "#1f5f3a"],
  ["Graphite", "#333a45"],
];

const FONTS: Readonly<Record<FontPair, string>> = {
  inter: "Inter",
  "source-sans": "Source Sans",
  "source-serif": "Source Serif",
  "serif-over-sans": "Serif headings, sans text",
  "sans-over-serif": "Sans headings, serif text",
  hanken: "Hanken Grotesk",
  instrument: "Instrument Sans",
  "work-sans": "Work Sans",
  plex: "IBM Plex",
  anek: "Anek",
  garamond: "EB Garamond",
  newsreader: "Newsreader",
  bitter: "Bitter",
  atkinson: "Atkinson Hyperlegible",
  barlow: "Barlow",
  stix: "STIX Two",
  "instrument-serif": "Instrument Serif headings",
  noto: "Noto Sans",
};

const DENSITY = [
  { value: "tight", label: "Tight" },
  { value: "normal", label: "Normal" },
  { value: "airy", label: "Airy" },
] as const satisfies readonly Choice<string>[];
const MARGINS = [
  { value: "narrow", label: "Narrow" },
  { value: "normal", label: "Normal" },
  { value: "wide", label: "Wide" },
] as const satisfies readonly Choice<string>[];
const PAPER = [
  { value: "a4", label: "A4" },
  { value: "letter", label: "Letter" },
] as const satisfies readonly Choice<string>[];

const LEVELS = [
  { value: "none", label: "None" },
  { value: "text", label: "Text" },
  { value: "bars", label: "Bars" },
] as const satisfies readonly Choice<LevelStyle>[];

/** Accent, fonts, density, margins, paper and photo, and the way back to what the template begins with. */
export function LooksPanel({ choices }: { readonly choices: TemplateChoices }) {
  const { store } = usePreview();
  const choose = (chosen: Partial<TemplateChoices>) => store.edit({ kind: "choose", chosen });

  return (
    <>
      <AccentField accent={choices.accent} onChoose={(accent) => choose({ accent })} />
      <SearchableSelect
        label="Fonts"
        options={Object.values(FONTS)}
        value={FONTS[choices.fonts]}
        isFixed
        onChange={(name) => {
          const fonts = FONT_PAIRS.find((pair) => FONTS[pair] === name);
          if (fonts) choose({ fonts });
        }}
      />
      <PercentField
        label="Font size"
        range={FONT_SIZE}
        value={choices.fontSize ?? 100}
        onChoose={(fontSize) => choose({ fontSize })}
      />
      <PercentField
        label="Line height"
        range={LINE_HEIGHT}
        value={choices.lineHeight ?? 100}
        onChoose={(lineHeight) => choose({ lineHeight })}
      />
      <p role="status" className={styles["caution"]}>
        {isHardToRead(choices) &&
          "With type this large or lines this far apart, a machine may file some words under the wrong heading. Look at what it reads in your PDF before you send it."}
      </p>
      <JoinedCells
        legend="Density"
        choices={DENSITY}
        value={choices.density}
        onChange={(density) => density && choose({ density })}
      />
      <JoinedCells
        legend="Margins"
        choices={MARGINS}
        value={choices.margins}
        onChange={(margins) => margins && choose({ margins })}
      />
      <JoinedCells
        legend="Paper"
        choices={PAPER}
        value={choices.paper}
        onChange={(paper) => paper && choose({ paper })}
      />
      <JoinedCells
        legend="Levels of skills and languages"
        choices={LEVELS}
        value={choices.levels ?? "text"}
        onChange={(levels) => levels && choose({ levels })}
      />
      <SwitchRow
        label="Photo"
        note="Many employers ask for resumes without one."
        checked={choices.photo}
        onChange={(photo) => choose({ photo })}
      />
      <OwnCssField css={choices.ownCss ?? ""} onChange={(ownCss) => choose({ ownCss })} />
      <Button kind="quiet" onClick={() => store.edit({ kind: "reset-choices" })}>
        Back to the template’s own looks
      </Button>
    </>
  );
}

/**
 * Whether a reader is likely to have clearly fewer fields as they were typed. Measured with ours on the sample "full" in the
 * templates that ship: both at 110 % cost at most 5 of 85 fields, the size alone at 120 % up to 18, the lines at 120 % up to 11.
 */
function isHardToRead({ fontSize = 100, lineHeight = 100 }: TemplateChoices): boolean {
  return fontSize > 110 || lineHeight > 110;
}

interface PercentFieldProps {
  readonly label: string;
  readonly range: PercentRange;
  readonly value: number;
  readonly onChoose: (percent: number) => void;
}

/** A slider in per cent of what the template has. */
function PercentField({ label, range, value, onChoose }: PercentFieldProps) {
  const id = useId();
  return (
    <div className={styles["percent"]}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{value} %</output>
      <input
        id={id}
        type="range"
        min={range.least}
        max={range.most}
        step={range.step}
        value={value}
        aria-valuetext={`${value} per cent of the template’s own`}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
    </div>
  );
}

interface AccentFieldProps {
  readonly accent: string;
  readonly onChoose: (accent: string) => void;
}

/** A colour that is too light for text is not taken: the field says so and stays. */
function AccentField({ accent, onChoose }: AccentFieldProps) {
  const name = useId();
  const [refused, setRefused] = useState<string | null>(null);

  function choose(colour: string): void {
    const isFit = isReadable(colour);
    setRefused(isFit ? null : colour);
    if (isFit) onChoose(colour);
  }

  return (
    <fieldset className={styles["accents"]}>
      <legend>Accent colour</legend>
      {ACCENTS.map(([label, colour]) => (
        <label key={colour} title={label}>
          <input
            type="radio"
            name={name}
            aria-label={label}
            checked={accent === colour}
            onChange={() => choose(colour)}
          />
          <span style={{ background: colour }} />
        </label>
      ))}
      <label className={styles["own"]}>
        <input
          type="color"
          aria-label="Another colour"
          value={refused ?? accent}
          onChange={({ target }) => choose(target.value)}
        />
        Another
      </label>
      <p role="status">{refused && "Too light to be read on white. Choose a darker colour."}</p>
    </fieldset>
  );
}
