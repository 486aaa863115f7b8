/** Locale of the rows whose ids the platform uses. */
const defaultLocale = 'es';

interface Row {
  /** Missing while this language of the record has no row. */
  readonly id?: number | string | null;
  readonly locale?: string | null;
}

/**
 * Returns the id by which the platform knows a record of the content manager: that of its Spanish row, whatever the language
 * on screen, or that of its only row where the type has no languages. Null when there is no such row among those given.
 */
export function publicIdOf(document: Row | undefined, otherRows: readonly Row[] = []): number | null {
  if (document === undefined) return null;
  const isOfNoLanguage = document.locale == null && document.id != null;
  const row = isOfNoLanguage ? document : [document, ...otherRows].find(({ locale }) => locale === defaultLocale);
  return row?.id == null ? null : Number(row.id);
}
