import { dayOrNothing, listAddress, oneOf } from '../../lib/forms/read-page';

export const orderStates = [
  'waiting_approval',
  'pending_payment',
  'paid',
  'preparing',
  'ready',
  'partially_shipped',
  'shipped',
  'delivered',
  'canceled',
] as const;
export const currencies = ['USD', 'MXN'] as const;

/** What a list of orders is narrowed by, as the address bar has it. */
export interface OrderFilters {
  readonly q: string;
  readonly status: (typeof orderStates)[number] | '';
  readonly currency: (typeof currencies)[number] | '';
  /** Days, both included. */
  readonly from: string;
  readonly to: string;
}

/** Reads the filters of an address; what is no option is none. */
export const readOrderFilters = (params: URLSearchParams): OrderFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 120),
  status: oneOf(orderStates, params.get('status')),
  currency: oneOf(currencies, params.get('currency')),
  from: dayOrNothing(params.get('from')),
  to: dayOrNothing(params.get('to')),
});

export const isNarrowed = (filters: OrderFilters): boolean => Object.values(filters).some((value) => value !== '');

/** Writes the address of a page of the same list. */
export const ordersAddress = (filters: OrderFilters, page = 1): string =>
  listAddress('/sale-orders', { ...filters }, page);

export const downloadAddress = (filters: OrderFilters): string => listAddress('/sale-order-downloads', { ...filters });

/** The query of the platform's list. */
export const listQueryOf = ({ q, status, currency, from, to }: OrderFilters) => ({
  omniSearchQuery: q,
  status,
  currency,
  placed_from: from,
  placed_to: to,
});
