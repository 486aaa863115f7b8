import type { Dictionary } from './es';
import { localeTags, type Locale } from './locale';

type KeysOf<D> = { [F in keyof D & string]: `${F}.${keyof D[F] & string}` }[keyof D & string];

/** Every text of the store, as `feature.key`. */
export type TextKey = KeysOf<Dictionary>;

/** A text that has a `_one` and an `_other` form, without the ending. */
type PluralKey = TextKey extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never;

type TextValues = Readonly<Record<string, string | number>>;

export interface Translate {
  (key: TextKey, values?: TextValues): string;
  /** Chooses the plural form for `count`, which is also the value `{count}`. */
  count(key: PluralKey, count: number, values?: TextValues): string;
}

/** Texts by feature, as a dictionary file holds them. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

function lookUp(texts: Texts, key: string): string {
  const dot = key.indexOf('.');
  return texts[key.slice(0, dot)]?.[key.slice(dot + 1)] ?? key;
}

const fill = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The function that gives the texts of one language; thousands of a `count` are told apart. Both languages of the store say one of 1 alone, and other of the rest. */
export function translator(locale: Locale, texts: Texts): Translate {
  const t = (key: TextKey, { count, ...values }: TextValues = {}) =>
    fill(lookUp(texts, key), {
      ...values,
      ...(count === undefined ? {} : { count: typeof count === 'number' ? grouped(count, locale) : count }),
    });
  return Object.assign(t, {
    count(key: PluralKey, count: number, values: TextValues = {}) {
      const form = count === 1 ? 'one' : 'other';
      return fill(lookUp(texts, `${key}_${form}`), { count: grouped(count, locale), ...values });
    },
  });
}

const numbers = new Map<Locale, Intl.NumberFormat>();

/** Thousands told apart. A phone takes a tenth of a second to make the first format: most counts need none. */
function grouped(count: number, locale: Locale): string {
  if (Number.isInteger(count) && count >= 0 && count < 1_000) return String(count);
  const format = numbers.get(locale) ?? new Intl.NumberFormat(localeTags[locale]);
  numbers.set(locale, format);
  return format.format(count);
}
