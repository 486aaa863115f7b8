import type { Price, PriceStep } from '../contract';

/** A unit price as the company pays it, with the steps that lead to it. */
export interface CompanyPrice {
  readonly unitPrice: string;
  readonly steps: readonly PriceStep[];
}

/**
 * Returns what the company pays of a price that may be a secondary user's: the mark-up is what that person is shown, and never what is
 * charged, invoiced or approved.
 */
export const toCompanyPrice = ({ distributor, steps }: Price): CompanyPrice => ({
  unitPrice: distributor,
  steps: steps.flatMap((step) => {
    if (step.rule === 'secondary_markup') return [];
    return [step.rule === 'rounding' ? { ...step, amount: `${distributor}00` } : step];
  }),
});

/** Tells whether a price was shown with a company's mark-up on it; a mark-up of nothing hides nothing. */
export const isMarkedUp = ({ reasons }: Pick<Price, 'reasons'>): boolean =>
  reasons.some(({ rule, value }) => rule === 'secondary_markup' && Number(value) !== 0);
