import {
  FONT_SIZE,
  LINE_HEIGHT,
  percentIn,
  type Density,
  type FontPair,
  type Margins,
  type PageMargins,
  type TemplateChoices,
} from "@taiyari/domain/resume";

/** Edges of a page in CSS pixels: what `paginate` of the paper package asks for, but for the gap. */
export interface PageEdges {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly bottom: number;
}

const MILLIMETRE = 96 / 25.4;

const SANS_INTER = "var(--paper-inter)";
const SANS_SOURCE = "var(--paper-source-sans)";
const SERIF = "var(--paper-source-serif)";

interface Families {
  readonly heading: string;
  readonly text: string;
  /** Of dates, tools and addresses, where a template sets them apart; the text's when left out. */
  readonly detail?: string;
}

const FONTS: Readonly<Record<FontPair, Families>> = {
  inter: { heading: SANS_INTER, text: SANS_INTER },
  "source-sans": { heading: SANS_SOURCE, text: SANS_SOURCE },
  "source-serif": { heading: SERIF, text: SERIF },
  "serif-over-sans": { heading: SERIF, text: SANS_SOURCE },
  "sans-over-serif": { heading: SANS_INTER, text: SERIF },
  hanken: only("var(--paper-hanken)"),
  instrument: only("var(--paper-instrument)"),
  "work-sans": only("var(--paper-work-sans)"),
  plex: { ...only("var(--paper-plex)"), detail: "var(--paper-plex-mono)" },
  anek: only("var(--paper-anek)"),
  garamond: only("var(--paper-garamond)"),
  newsreader: only("var(--paper-newsreader)"),
  bitter: only("var(--paper-bitter)"),
  atkinson: only("var(--paper-atkinson)"),
  barlow: only("var(--paper-barlow)"),
  stix: only("var(--paper-stix)"),
  "instrument-serif": {
    heading: "var(--paper-instrument-serif)",
    text: "var(--paper-instrument)",
  },
  noto: only("var(--paper-noto)"),
};

function only(family: string): Families {
  return { heading: family, text: family };
}

const DENSITY: Readonly<Record<Density, { readonly scale: number; readonly space: number }>> = {
  tight: { scale: 0.94, space: 0.7 },
  normal: { scale: 1, space: 1 },
  airy: { scale: 1.05, space: 1.25 },
};

const MARGIN: Readonly<Record<Margins, number>> = { narrow: 0.75, normal: 1, wide: 1.2 };

/** How much of the accent colour a tinted ground has. */
const TINT = 0.075;

/**
 * Writes what the person chose on the document's element, as the custom properties and attributes that templates
 * read. docs/writing-content/templates.md lists them.
 *
 * @param margins  the template's own, for "normal"
 * @param sheet    the size of the paper chosen, in CSS pixels
 * @returns        the page that the document now fills
 */
export function applyChoices(
  root: HTMLElement,
  choices: TemplateChoices,
  margins: PageMargins,
  sheet: { readonly width: number; readonly height: number },
): PageEdges {
  const edge = (millimetres: number) => millimetres * MARGIN[choices.margins] * MILLIMETRE;
  const { scale, space } = DENSITY[choices.density];
  const size = percentIn(FONT_SIZE, choices.fontSize) / 100;
  const leading = percentIn(LINE_HEIGHT, choices.lineHeight) / 100;
  const { heading, text, detail = text } = FONTS[choices.fonts];
  const top = edge(margins.top);
  const bottom = edge(margins.bottom);
  const properties: Readonly<Record<string, string>> = {
    "--accent": choices.accent,
    "--accent-tint": tintOf(choices.accent),
    "--font-heading": heading,
    "--font-text": text,
    "--font-detail": detail,
    "--scale": String(scale * size),
    "--leading": String(leading),
    "--space": String(space),
    "--page-width": `${sheet.width}px`,
    "--page-height": `${sheet.height}px`,
    "--page-top": `${top}px`,
    "--page-side": `${edge(margins.side)}px`,
    "--page-bottom": `${bottom}px`,
  };
  for (const [name, value] of Object.entries(properties)) root.style.setProperty(name, value);
  root.classList.add("paper");
  root.dataset["paper"] = choices.paper;
  root.dataset["fonts"] = choices.fonts;
  root.dataset["density"] = choices.density;
  root.dataset["margins"] = choices.margins;
  root.dataset["photo"] = choices.photo ? "on" : "off";
  return { ...sheet, top, bottom };
}

/** The accent mixed with white, opaque: a translucent one would differ where boxes overlap. */
function tintOf(accent: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(accent.slice(at, at + 2), 16);
    return Math.round(255 - (255 - part) * TINT);
  });
  return `rgb(${red}, ${green}, ${blue})`;
}
