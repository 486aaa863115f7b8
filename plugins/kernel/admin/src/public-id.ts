/** That of the rows by which the platform knows its records. */
const defaultLocale = 'es';

interface Row {
  /** None while a language of the record is yet to be written. */
  readonly id?: number | string | null;
  readonly locale?: string | null;
}

/**
 * The id by which the platform knows a record of the content manager: that of its Spanish row, whatever the language on screen, also while
 * that language has no row yet. Null where it is not known.
 */
export function publicIdOf(document: Row | undefined, otherRows: readonly Row[] = []): number | null {
  if (document === undefined) return null;
  const isOfNoLanguage = document.locale == null && document.id != null;
  const row = isOfNoLanguage ? document : [document, ...otherRows].find(({ locale }) => locale === defaultLocale);
  return row?.id == null ? null : Number(row.id);
}
