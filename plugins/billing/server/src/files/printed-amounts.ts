import { decimal, groupThousands } from '@mayorista/kernel/shared';

/** Writes an amount with two decimals and its thousands: '1,234,567.80'. */
export const cents = (amount = '0'): string => groupThousands(decimal(amount).toFixed(2));
