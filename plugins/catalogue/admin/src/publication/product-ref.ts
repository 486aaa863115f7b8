interface Row {
  readonly id: number | string;
  readonly locale?: string | null;
}

/** The id by which the platform knows a product of the content manager, that of its Spanish row; null where that is not known. */
export function productIdOf(document: Row | undefined, otherRows: readonly Row[] = []): number | null {
  if (document === undefined) return null;
  if (document.locale == null) return Number(document.id);
  const spanish = [document, ...otherRows].find(({ locale }) => locale === 'es');
  return spanish === undefined ? null : Number(spanish.id);
}
