import { plain } from "../../../lexicon/words.ts";

/** What is measured. Figures of two dimensions are never the same. */
export type Dimension =
  | "percent"
  | "money"
  | "time"
  | "data"
  | "speed"
  | "mass"
  | "length"
  | "area"
  | "volume"
  | "temperature"
  | "power"
  | "clock"
  /** "2x", "doubled": by what something was multiplied. */
  | "factor";

export interface Unit {
  readonly dimension: Dimension;
  /** What one of it is in the base unit: a second, a byte, a gram, a metre, a square metre, a litre. */
  readonly factor: number;
}

const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
/** A twelfth of a year of 365.25 days. */
export const MONTH = 30.4375 * DAY;
export const YEAR = 12 * MONTH;

/** Spellings in English, German, French, Spanish, Hindi in Latin letters. Compared in `plain` form. */
const SPELLINGS: readonly (readonly [Dimension, number, string])[] = [
  ["percent", 1, "percent percentage pct prozent pourcent porciento pratishat fisadi"],
  ["time", 0.001, "ms millisecond milliseconds millisekunden"],
  ["time", 1, "s sec secs second seconds sekunde sekunden seconde secondes segundo segundos"],
  ["time", MINUTE, "min mins minute minutes minuten minuto minutos"],
  [
    "time",
    HOUR,
    "h hr hrs hour hours hourly stunde stunden heure heures hora horas ghanta ghante ghanton",
  ],
  ["time", DAY, "day days tag tage tagen jour jours dia dias din dino"],
  [
    "time",
    WEEK,
    "week weeks wk wks woche wochen semaine semaines semana semanas hafta hafte hafton",
  ],
  ["time", 2 * WEEK, "fortnight fortnights"],
  [
    "time",
    MONTH,
    "month months mon mons mo mos mth mths monat monate monaten mois mes meses mahina mahine mahino maheene mahinon",
  ],
  [
    "time",
    YEAR,
    "year years yr yrs jahr jahre jahren an ans annee annees ano anos saal saalon varsh baras",
  ],
  ["time", 10 * YEAR, "decade decades jahrzehnt jahrzehnte decennie decada"],
  ["time", 100 * YEAR, "century centuries"],
  ["data", 1e3, "kb kilobyte kilobytes"],
  ["data", 1e6, "mb megabyte megabytes"],
  ["data", 1e9, "gb gigabyte gigabytes"],
  ["data", 1e12, "tb terabyte terabytes"],
  ["data", 1e15, "pb petabyte petabytes"],
  ["speed", 1e3, "kbps"],
  ["speed", 1e6, "mbps"],
  ["speed", 1e9, "gbps"],
  ["mass", 1, "g gm gms gram grams gramm"],
  ["mass", 1e-3, "mg milligram milligrams"],
  ["mass", 1e3, "kg kgs kilo kilos kilogram kilograms kilogramm"],
  ["mass", 1e5, "quintal quintals qtl qtls"],
  ["mass", 1e6, "t tonne tonnes ton tons tonnen mt"],
  ["length", 1e-9, "nm nanometre nanometres nanometer nanometers"],
  ["length", 1e-6, "micron microns μm um micrometre micrometres"],
  ["length", 1e-3, "mm millimetre millimetres millimeter millimeters"],
  ["length", 1e-2, "cm centimetre centimetres centimeter centimeters"],
  ["length", 1, "m metre metres meter meters mtr mtrs rmt"],
  ["length", 1e3, "km kms kilometre kilometres kilometer kilometers"],
  ["length", 0.0254, "inch inches"],
  ["length", 0.3048, "ft feet foot rft"],
  ["length", 0.9144, "yard yards"],
  ["length", 1609.344, "mile miles"],
  ["area", 1, "sqm"],
  ["area", 1e6, "sqkm"],
  ["area", 0.09290304, "sqft sft"],
  ["area", 0.83612736, "gaj"],
  ["area", 4046.8564224, "acre acres"],
  ["area", 1e4, "hectare hectares ha"],
  ["volume", 1e-3, "ml millilitre millilitres"],
  ["volume", 1, "l ltr ltrs litre litres liter liters"],
  ["volume", 1e3, "kl kld kilolitre kilolitres kiloliter kiloliters cum m3 m³"],
  ["volume", 28.316846592, "cft"],
  ["temperature", 1, "celsius"],
  ["power", 1, "w watt watts"],
  ["power", 745.7, "hp horsepower bhp"],
  ["power", 1e3, "kw kilowatt kilowatts kwp"],
  ["power", 1e6, "mw megawatt megawatts mwp"],
  ["power", 1e9, "gw gigawatt gigawatts"],
  ["clock", 1, "am pm"],
  [
    "money",
    1,
    "rupee rupees rs inr rupaye rupye rupay usd eur euro euros dollar dollars gbp pounds aed dirhams",
  ],
  ["factor", 1, "x times fach fois veces guna"],
];

const UNITS: ReadonlyMap<string, Unit> = new Map(
  SPELLINGS.flatMap(([dimension, factor, words]) =>
    words.split(" ").map((word): [string, Unit] => [plain(word), { dimension, factor }]),
  ),
);

/** By their beginnings, for languages that add endings: Hindi, Marathi, Tamil, Bengali, Telugu, Gujarati, Kannada. */
const STEMS: readonly (readonly [Dimension, number, readonly string[]])[] = [
  [
    "percent",
    1,
    ["प्रतिशत", "फीसदी", "फ़ीसदी", "टक्के", "टक्क", "சதவீத", "சதவிகித", "শতাংশ", "శాతం", "ટકા"],
  ],
  ["time", 1, ["सेकंड", "सेकेंड"]],
  ["time", MINUTE, ["मिनट", "मिनिट", "நிமிட", "মিনিট", "నిమిష"]],
  ["time", HOUR, ["घंट", "घण्ट", "तास", "மணி", "ঘণ্টা", "గంట", "કલાક"]],
  ["time", DAY, ["दिन", "दिवस", "நாள்", "நாட்க", "நாளை", "দিন", "రోజు", "દિવસ"]],
  ["time", WEEK, ["सप्ताह", "हफ्त", "हफ़्त", "आठवड", "வார"]],
  ["time", MONTH, ["महीन", "महिन", "माह", "मास", "மாத", "মাস", "నెల", "મહિન"]],
  ["time", YEAR, ["साल", "वर्ष", "बरस", "ஆண்டு", "வருட", "বছর", "సంవత్సర", "వర్ష", "વર્ષ"]],
  ["time", 10 * YEAR, ["दशक"]],
  ["money", 1, ["रुपय", "रुपए", "रुपये", "रूपय", "रु", "ரூபாய்", "টাকা", "రూపాయ"]],
];

/** The unit a word in `plain` form is; null for another word. "M" is left to the scales, "am" needs a figure before it. */
export function unitOf(key: string): Unit | null {
  const known = UNITS.get(key);
  if (known) return known;
  if (/^[\u0020-\u024F]*$/u.test(key)) return null;
  for (const [dimension, factor, stems] of STEMS) {
    if (stems.some((stem) => key.startsWith(stem))) return { dimension, factor };
  }
  return null;
}

/** Signs and letters before an amount of money. */
const MONEY_BEFORE = /^(?:₹|\$|€|£|rs|inr|usd|eur|gbp|aed|rupees|रु|रुपये|रू)$/iu;

export function isMoneyBefore(text: string): boolean {
  return MONEY_BEFORE.test(text);
}
