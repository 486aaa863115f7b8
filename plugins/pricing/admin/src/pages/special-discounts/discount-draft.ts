import type { Company, SpecialDiscount } from './discount';

export interface DiscountDraft {
  readonly brandId: number | null;
  readonly discount: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly reason: string;
  readonly companies: readonly Company[];
}

const empty: DiscountDraft = { brandId: null, discount: '', start_date: '', end_date: '', reason: '', companies: [] };

/** What the form shows of a discount; nothing for a new one. */
export function draftOf(discount: SpecialDiscount | null): DiscountDraft {
  if (discount === null) return empty;
  return {
    brandId: discount.brand_id,
    discount: String(Number(discount.discount)),
    start_date: dayOf(discount.start_date),
    end_date: dayOf(discount.end_date),
    reason: discount.reason ?? '',
    companies: discount.companies,
  };
}

const dayOf = (date: string | null): string => date?.slice(0, 10) ?? '';

/** What the platform is sent; what was left empty is not said, or emptied where it may be. */
export const bodyOf = ({ brandId, discount, start_date, end_date, reason, companies }: DiscountDraft) => ({
  ...(brandId === null ? {} : { brand_id: brandId }),
  ...(discount.trim() === '' ? {} : { discount: discount.trim() }),
  start_date: start_date === '' ? null : start_date,
  end_date: end_date === '' ? null : end_date,
  reason: reason.trim() === '' ? null : reason.trim(),
  company_ids: companies.map(({ id }) => id),
});
