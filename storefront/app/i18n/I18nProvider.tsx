import { createContext, useContext, type ReactNode } from 'react';
import { localeTags, type Locale } from './locale';
import type { Translate } from './translate';

interface I18n {
  readonly locale: Locale;
  /** Tag for Intl: es-MX or en-US. */
  readonly tag: string;
  readonly t: Translate;
}

const I18nContext = createContext<I18n | null>(null);

interface ProviderProps {
  readonly locale: Locale;
  readonly t: Translate;
  readonly children: ReactNode;
}

/** Gives every component below the texts of one language. */
export function I18nProvider({ locale, t, children }: ProviderProps) {
  return <I18nContext.Provider value={{ locale, t, tag: localeTags[locale] }}>{children}</I18nContext.Provider>;
}

/** Language and texts of the page. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (i18n === null) throw new Error('useI18n needs an I18nProvider above it');
  return i18n;
}

/** The texts alone. */
export const useT = (): Translate => useI18n().t;
