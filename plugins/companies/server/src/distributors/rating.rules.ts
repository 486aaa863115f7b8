import { RATING_MONTHS, RATING_VOLUMES_MXN } from '@mayorista/config/constants';
import { decimal } from '@mayorista/kernel';
import type { Purchases } from '../../../contract';

/** Counts the steps that a figure reaches. */
const reached = (steps: readonly number[], reaches: (step: number) => boolean): number => steps.filter(reaches).length;

/** Rates a distributor by a year's purchases, 0 (none) to 5, and says what it saved (spec people 3, Distributor model). */
export const ratingsOf = (purchases: Purchases | undefined) => ({
  rating_by_frequency: reached(RATING_MONTHS, (months) => (purchases?.months ?? 0) >= months),
  rating_by_volume: reached(RATING_VOLUMES_MXN, (pesos) => decimal(purchases?.total ?? 0).greaterThanOrEqualTo(pesos)),
  /** Pesos below the list prices, in this month and the eleven before it. */
  accumulated_discount: purchases?.discount ?? '0.00',
});
