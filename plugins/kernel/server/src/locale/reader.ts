import { defaultLocale, type Locale } from '@mayorista/config';
import { wordsIn, type WordParams, type Words } from '../../../shared/words';
import { currentReader } from '../work/work-context';

/** Returns the language of who reads what is made now: of the request; Spanish, the house's own, in jobs. */
export const readerLocale = (): Locale => currentReader() ?? defaultLocale;

/** Returns a text in the reader's language, with its {names} filled in. What is stored is never said: it is kept as code and params. */
export const say = (words: Words, params?: WordParams): string => wordsIn(readerLocale(), words, params);
