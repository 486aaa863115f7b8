import type { SpecialDiscount } from './discount';

export interface DiscountDraft {
  readonly brand_id: string;
  readonly discount: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly reason: string;
  readonly company_ids: readonly string[];
}

const empty: DiscountDraft = { brand_id: '', discount: '', start_date: '', end_date: '', reason: '', company_ids: [] };

/** What the form shows of a discount; nothing for a new one. */
export function draftOf(discount: SpecialDiscount | null): DiscountDraft {
  if (discount === null) return empty;
  return {
    brand_id: String(discount.brand_id),
    discount: String(Number(discount.discount)),
    start_date: dayOf(discount.start_date),
    end_date: dayOf(discount.end_date),
    reason: discount.reason ?? '',
    company_ids: discount.companies.map(({ id }) => String(id)),
  };
}

const dayOf = (date: string | null): string => date?.slice(0, 10) ?? '';
