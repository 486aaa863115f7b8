import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** A holder took too long: what it held is free again. */
export const reservationExpired = defineEvent('reservation.expired', z.object({ type: z.string(), id: z.string() }), {
  // The stock that is free again is told by `stock.changed`.
  touches: () => [],
});
