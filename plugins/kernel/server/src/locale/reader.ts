import { defaultLocale, type Locale } from '@mayorista/config';
import { wordsIn, type WordParams, type Words } from '../../../shared/words';
import { currentReader, readBy } from '../work/work-context';

/**
 * Returns the language of who reads what is made now: of the request, or of whoever a mail or a file is for; Spanish, the house's own,
 * where nobody said.
 */
export const readerLocale = (): Locale => currentReader() ?? defaultLocale;

/** Runs `task` for somebody who reads this language: a mail, a notice, a PDF for a buyer. */
export const asReadBy = <T>(locale: Locale, task: () => T): T => readBy(locale, task);

/** Returns a text in the reader's language, with its {names} filled in. What is stored is never said: it is kept as code and params. */
export const say = (words: Words, params?: WordParams): string => wordsIn(readerLocale(), words, params);
