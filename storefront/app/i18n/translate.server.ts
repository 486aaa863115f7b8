import { en } from './en';
import { es } from './es';
import './late/all';
import type { Locale } from './locale';
import { translator, type Translate } from './translate';

const translators: Readonly<Record<Locale, Translate>> = { es: translator('es', es), en: translator('en', en) };

/** The texts of a language, for loaders, actions and the server's rendering. */
export const translateFor = (locale: Locale): Translate => translators[locale];
