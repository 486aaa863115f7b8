import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';
import { holidaysChanged } from '@mayorista/workforce/events';

export { reservationExpired } from './server/src/reservations/reservation-expired.event';

/** Pieces free to sell of some products changed: by a sale, a reservation, a receipt or an adjustment. */
export const stockChanged = defineEvent(
  'stock.changed',
  z.object({ productIds: z.array(z.number().int().positive()) }),
  { touches: ({ productIds }) => productIds },
);

/** A branch was named, timed, opened or closed otherwise: what says where stock is and when it is handed over is made again. */
export const branchChanged = defineEvent('branch.changed', z.object({ code: z.string() }), { leavesKnown: true });

/** A condition grade's percent, texts or sale was changed: whatever shows its prices is made again. */
export const conditionGradesChanged = defineEvent('condition-grades.changed', z.object({ grade: z.string() }), {
  leavesKnown: true,
});

/** What a supplier charges for some products was agreed, and counts from its first day on. */
export const supplierPriceAgreementActivated = defineEvent(
  'supplier-price-agreement.activated',
  z.object({
    id: z.number().int().positive(),
    supplierId: z.number().int().positive(),
    validFrom: z.string(),
    validTo: z.string(),
    productIds: z.array(z.number().int().positive()),
  }),
);

/** Events that touch no product and after which pieces are promised for other days: those on which the house is open. */
export const promiseEvents = [holidaysChanged];
