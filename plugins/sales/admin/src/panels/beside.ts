import type { OrderFilters } from '../orders/filters';
import { noFilters } from '../orders/filters';
import { uids } from '../uids';

interface Row {
  readonly id: number;
  readonly locale?: string | null;
}

interface Shown {
  readonly model: string;
  readonly document: Row | undefined;
  /** Rows of the same record in other languages. */
  readonly otherRows: readonly Row[];
}

/** Orders keep the id that the Spanish row has, whatever the language on screen. */
const publicId = (document: Row, otherRows: readonly Row[]): number =>
  document.locale == null || document.locale === 'es'
    ? document.id
    : (otherRows.find(({ locale }) => locale === 'es')?.id ?? document.id);

/** Which orders stand beside a record of the content manager: a company's, or those with a product. Null: none. */
export function ordersBeside({ model, document, otherRows }: Shown): OrderFilters | null {
  if (document === undefined) return null;
  if (model === uids.company) return { ...noFilters, companyId: document.id };
  if (model === uids.product) return { ...noFilters, productId: publicId(document, otherRows) };
  return null;
}
