import { choiceOf, wholeOf } from '@mayorista/kernel/panel/filters';

export const discountStates = ['pending', 'authorised', 'rejected'] as const;

/** What the list is narrowed by, as the address bar keeps it. */
export interface DiscountFilters {
  readonly status: (typeof discountStates)[number] | null;
  readonly page: number;
}

export const noFilters: DiscountFilters = { status: null, page: 1 };

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): DiscountFilters => ({
  status: choiceOf(discountStates, given.status),
  page: wholeOf(given.page) ?? 1,
});

/** Where the platform answers the list. */
export const discountsPath = ({ status, page }: DiscountFilters): string =>
  `/pricing/special-brand-discounts?page=${page}&per_page=20${status === null ? '' : `&status=${status}`}`;
