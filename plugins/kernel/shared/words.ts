import type { Locale } from '@mayorista/config';

/** A text in every language of the product, written where the thing it names is: one that is missing does not compile. */
export type Words = Readonly<Record<Locale, string>>;

/** The values for the {names} of a text; words among them are told in the language of the text. */
export type WordParams = Readonly<Record<string, string | number | Words>>;

/** Returns the text in a language with its {names} filled in; a name without a value stays as it is. */
export const wordsIn = (locale: Locale, words: Words, params: WordParams = {}): string =>
  words[locale].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? whole;
    return typeof value === 'object' ? value[locale] : String(value);
  });

/** Returns what each thing is called in Spanish: the panel and the house's own documents are in no other language. */
export const inSpanish = <Key extends string>(words: Readonly<Record<Key, Words>>): Readonly<Record<Key, string>> =>
  Object.fromEntries(Object.entries<Words>(words).map(([key, { es }]) => [key, es])) as Record<Key, string>;
