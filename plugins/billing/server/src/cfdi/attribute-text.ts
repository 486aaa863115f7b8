/**
 * Most characters of each attribute that holds words (cfdv40.xsd of 2024-06 and Pagos20.xsd of 2022-02, as the tax authority published them
 * on 2026-04-18). What is longer is cut.
 */
const longest: Readonly<Record<string, number>> = {
  CondicionesDePago: 1_000,
  Descripcion: 1_000,
  Folio: 40,
  NoIdentificacion: 100,
  Nombre: 300,
  NumOperacion: 100,
  Serie: 25,
  Unidad: 20,
};

/** Attributes whose pattern has two blanks side by side. */
const spaced = new Set(['NumeroPedimento']);

/** Blanks of all scripts, marks of order and joining that show nothing, control characters, and the bar that parts the original chain. */
const blank = /[\s\p{Z}\p{Cc}\u200B\u2060\uFEFF|]+/gu;
/** Characters that XML 1.0 cannot hold: halves of a pair, and the two non-characters. */
const unwritable = /[\p{Cs}\uFFFE\uFFFF]/gu;

/**
 * Writes a text as an attribute may hold it, so that whoever reads the document reads what was sealed: single plain blanks, no control
 * characters, nothing that XML or the schemas refuse, no longer than the schema says. A text of blanks alone becomes an empty one.
 */
export function attributeText(name: string, text: string): string {
  if (spaced.has(name)) return text;
  const clean = text.replace(unwritable, '').replace(blank, ' ').trim();
  const most = longest[name];
  // By characters, as schemas count: half of a pair is none.
  return most === undefined ? clean : [...clean].slice(0, most).join('').trim();
}
