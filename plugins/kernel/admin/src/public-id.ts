interface Row {
  readonly id: number | string;
  readonly locale?: string | null;
}

/** The id by which the platform knows a record of the content manager: that of its Spanish row, whatever the language on screen. */
export function publicIdOf(document: Row, otherRows: readonly Row[] = []): number {
  if (document.locale == null || document.locale === 'es') return Number(document.id);
  return Number((otherRows.find(({ locale }) => locale === 'es') ?? document).id);
}
