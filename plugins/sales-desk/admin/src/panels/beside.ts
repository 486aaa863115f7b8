import type { OrderFilters } from '../orders/filters';
import { noFilters } from '../orders/filters';
import { uids } from '../uids';

/** Which orders stand beside a record of the content manager, by the id the platform knows it by: a company's, or those with a product. Null: none. */
export function ordersBeside(model: string, id: number | null): OrderFilters | null {
  if (id === null) return null;
  if (model === uids.company) return { ...noFilters, companyId: id };
  if (model === uids.product) return { ...noFilters, productId: id };
  return null;
}
