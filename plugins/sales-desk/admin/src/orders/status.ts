import type { OrderStatus } from '@mayorista/sales/shared';

export type Tone = 'neutral' | 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'alternative';

/** Colour of each state's badge: what waits for money warns, what is being worked on is blue, what ended well is green. */
export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  waiting_approval: 'neutral',
  pending_payment: 'warning',
  paid: 'primary',
  preparing: 'secondary',
  ready: 'alternative',
  partially_shipped: 'warning',
  shipped: 'primary',
  delivered: 'success',
  canceled: 'danger',
};
