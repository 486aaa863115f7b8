import { orderStatuses, type OrderStatus } from '@mayorista/sales/shared';

export type Tone = 'neutral' | 'primary' | 'secondary' | 'success' | 'danger' | 'warning' | 'alternative';

/** Colour of each state's badge: what waits for money warns, what is being worked on is blue, what ended well is green. */
export const statusTones: Readonly<Record<OrderStatus, Tone>> = {
  waiting_approval: 'neutral',
  pending_payment: 'warning',
  paid: 'primary',
  preparing: 'secondary',
  ready: 'alternative',
  partially_shipped: 'warning',
  shipped: 'alternative',
  delivered: 'success',
  canceled: 'danger',
};

/** The states of an order that meets no trouble, in order: what is picked up becomes ready, what is sent is shipped. */
export const milestonesOf = (isPickup: boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => !(isPickup ? sentOnly : pickupOnly).includes(status));

const always: readonly OrderStatus[] = ['waiting_approval', 'canceled', 'partially_shipped'];
const sentOnly: readonly OrderStatus[] = [...always, 'shipped'];
const pickupOnly: readonly OrderStatus[] = [...always, 'ready'];

/** States that the milestones leave out count as the one beside them. */
const beside: Partial<Record<OrderStatus, readonly [sent: OrderStatus, pickup: OrderStatus]>> = {
  partially_shipped: ['preparing', 'preparing'],
  ready: ['preparing', 'ready'],
  shipped: ['shipped', 'ready'],
};

/** How far an order is along them; -1 when it left them. */
export const milestoneOf = (status: OrderStatus, isPickup: boolean): number =>
  milestonesOf(isPickup).indexOf(beside[status]?.[isPickup ? 1 : 0] ?? status);
