type Transform = (value: unknown) => unknown;

/** Texts are changed; every other kind of value passes untouched and is judged by the validation. */
const onText =
  (change: (text: string) => unknown): Transform =>
  (value) =>
    typeof value === 'string' ? change(value) : value;

/** `1.234,50` and `1 234,50` as `1234.50`. */
const decimalComma = (text: string) => text.replaceAll(/[.\s\u00a0]/g, '').replace(',', '.');

/** `$1,234.50 USD` as `1234.50`. */
const moneyText = (text: string) => text.replaceAll(/[$,\s\u00a0]|USD|MXN/gi, '');

/**
 * What a mapping file may do to a value, in the order it lists them.
 * `first-code` keeps the first of several part numbers that a source pasted into one cell with wide gaps.
 */
export const transforms = {
  trim: onText((text) => text.trim()),
  collapse: onText((text) => text.replaceAll(/\s+/g, ' ').trim()),
  upper: onText((text) => text.toLocaleUpperCase('es-MX')),
  lower: onText((text) => text.toLocaleLowerCase('es-MX')),
  'first-code': onText((text) => text.trim().split(/\s{3,}/)[0]),
  'decimal-comma': onText(decimalComma),
  money: onText(moneyText),
  'split-arrow': onText((text) => text.split('>').map((part) => part.trim())),
  'split-slash': onText((text) => text.split('/').map((part) => part.trim())),
  'split-bar': onText((text) => text.split('|').map((part) => part.trim())),
  'cut-80': onText((text) => text.slice(0, 80).trim()),
  'cut-255': onText((text) => text.slice(0, 255).trim()),
  'one-level': onText((text) => [text.trim()]),
} satisfies Record<string, Transform>;

export type TransformName = keyof typeof transforms;

export const transformNames = Object.keys(transforms) as [TransformName, ...TransformName[]];
