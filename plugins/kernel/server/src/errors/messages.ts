import type { Locale } from '@mayorista/config';
import { wordsIn, type WordParams, type Words } from '../../../shared/words';
import { readerLocale } from '../locale/reader';
import type { FieldError } from './refusal';

export type Messages = Readonly<Record<string, Words>>;

const registry = new Map<string, Words>();

/** Registers a plugin's texts (code -> words). Throws when two plugins word one code differently. */
export function registerMessages(messages: Messages): void {
  for (const [code, words] of Object.entries(messages)) {
    const known = registry.get(code);
    if (known !== undefined && (known.es !== words.es || known.en !== words.en))
      throw new Error(`Message "${code}" has two texts: "${known.es}, ${known.en}" and "${words.es}, ${words.en}"`);
    registry.set(code, words);
  }
}

export const hasMessage = (code: string): boolean => registry.has(code);

/** Returns the text of a code with its {params} filled in, in the reader's language unless another is given. Throws for a code without a text. */
export function formatMessage(code: string, params: WordParams = {}, locale: Locale = readerLocale()): string {
  const words = registry.get(code);
  if (words === undefined) throw new Error(`No text for message "${code}"`);
  return wordsIn(locale, words, params);
}

/** Returns what a refusal tells, in the reader's language unless another is given: what is stored for staff is in Spanish. */
export const refusalText = ({ code, params, message }: FieldError, locale?: Locale): string =>
  message ?? formatMessage(code, params, locale);
