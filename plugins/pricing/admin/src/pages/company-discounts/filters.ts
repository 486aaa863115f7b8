import { wholeOf } from '@mayorista/kernel/panel/filters';

/** Whose discounts are shown, as the address bar keeps it. */
export interface DiscountFilters {
  readonly companyId: number | null;
  readonly page: number;
}

export const noFilters: DiscountFilters = { companyId: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): DiscountFilters => ({
  companyId: wholeOf(given.companyId),
  page: wholeOf(given.page) ?? 1,
});
