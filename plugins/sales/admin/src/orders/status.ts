import { orderStatuses, type OrderStatus } from '../../../order.states';

export type Tone = 'neutral' | 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'alternative';

/** Colour of each state's badge: what waits for money warns, what is being worked on is blue, what ended well is green. */
export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  pending_payment: 'warning',
  paid: 'primary',
  preparing: 'secondary',
  ready: 'alternative',
  delivered: 'success',
  canceled: 'danger',
};

/** The states of an order that meets no trouble, in order. */
export const milestones: readonly OrderStatus[] = orderStatuses.filter((status) => status !== 'canceled');

/** How far an order is along them; -1 when it left them. */
export const milestoneOf = (status: OrderStatus): number => milestones.indexOf(status);
