import { choiceOf, textOf, wholeOf } from '@mayorista/kernel/panel/filters';
import { laterDay, lightStates, type LightState } from '../lights/light';
import { pluginId } from '../plugin-id';
import { said } from '../query';

/** Days ahead. What has expired is no date of the board but a reason of a red light. */
export const expiries = ['30', '60', '90', '180'] as const;
type Expiry = (typeof expiries)[number];
export const statuses = ['pending', 'in_review', 'approved', 'rejected'] as const;
export const orders = ['name', 'sku', 'expires_on'] as const;

/** What the board is narrowed by, as the address bar keeps it. */
export interface BoardFilters {
  readonly search: string;
  readonly state: LightState | null;
  readonly status: (typeof statuses)[number] | null;
  readonly expiry: Expiry | null;
  readonly brandId: number | null;
  readonly nomId: number | null;
  readonly responsibleId: number | null;
  readonly order: (typeof orders)[number] | null;
  readonly page: number;
}

export const noFilters: BoardFilters = {
  search: '',
  state: null,
  status: null,
  expiry: null,
  brandId: null,
  nomId: null,
  responsibleId: null,
  order: null,
  page: 1,
};

/** Reads what the address bar says; what makes no sense there counts as not said. */
export const readFilters = (given: Readonly<Record<string, unknown>>): BoardFilters => ({
  search: textOf(given.search),
  state: choiceOf(lightStates, given.state),
  status: choiceOf(statuses, given.status),
  expiry: choiceOf(expiries, given.expiry),
  brandId: wholeOf(given.brandId),
  nomId: wholeOf(given.nomId),
  responsibleId: wholeOf(given.responsibleId),
  order: choiceOf(orders, given.order),
  page: wholeOf(given.page) ?? 1,
});

const perPage = 25;

/** Where the platform answers the board; `today` is the day in Mexico City. */
export function boardPath(filters: BoardFilters, today: string): string {
  const query = said({ page: filters.page, per_page: perPage, ...asked(filters, today), order_by: orderOf(filters) });
  return `/${pluginId}/nom-products?${query.toString()}`;
}

/** The soonest first where the board is about what expires; by name otherwise. */
export const orderOf = ({ order, expiry, state }: BoardFilters): (typeof orders)[number] =>
  order ?? (expiry !== null || state === 'expiring' ? 'expires_on' : 'name');

/** Where the requirements of the same products are downloaded as a sheet. */
export const reportPath = (filters: BoardFilters, today: string): string =>
  `/${pluginId}/nom-product-requirement-report-exports?${said(asked(filters, today)).toString()}`;

/** Whether anything but page and order is said. */
export const isNarrowed = (filters: BoardFilters): boolean =>
  Object.entries({ ...filters, page: 1, order: null }).some(
    ([name, value]) => value !== noFilters[name as keyof BoardFilters],
  );

const asked = ({ search, state, status, expiry, brandId, nomId, responsibleId }: BoardFilters, today: string) => ({
  omniSearchQuery: search.trim(),
  state,
  status,
  brand_id: brandId,
  nom_id: nomId,
  responsible_id: responsibleId,
  ...daysOf(expiry, today),
});

function daysOf(expiry: Expiry | null, today: string): Readonly<Record<string, string>> {
  if (expiry === null) return {};
  return { expires_from: today, expires_to: laterDay(today, Number(expiry)) };
}
