import { isOrderStatus, type OrderStatus } from '@mayorista/sales/shared';
import { pluginId } from '../plugin-id';

/** What a list of orders is narrowed by, as the address bar keeps it. */
export interface OrderFilters {
  readonly status: OrderStatus | null;
  readonly search: string;
  readonly companyId: number | null;
  readonly productId: number | null;
  readonly branchId: number | null;
  readonly salesmanId: number | null;
  readonly page: number;
}

export const noFilters: OrderFilters = {
  status: null,
  search: '',
  companyId: null,
  productId: null,
  branchId: null,
  salesmanId: null,
  page: 1,
};

const perPage = 20;
/** Nobody turns more pages; counting them would take longer than reading one. */
const mostCounted = 10_000;

/** Reads the address bar; what makes no sense there counts as not said. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const status = params.get('estado') ?? '';
  return {
    status: isOrderStatus(status) ? status : null,
    search: (params.get('buscar') ?? '').slice(0, 120),
    companyId: whole(params.get('empresa')),
    productId: whole(params.get('producto')),
    branchId: whole(params.get('sucursal')),
    salesmanId: whole(params.get('vendedor')),
    page: whole(params.get('pagina')) ?? 1,
  };
}

/** The address bar of some filters: only what is said. */
export function writeFilters({
  status,
  search,
  companyId,
  productId,
  branchId,
  salesmanId,
  page,
}: OrderFilters): URLSearchParams {
  return said({
    estado: status,
    buscar: search,
    empresa: companyId,
    producto: productId,
    sucursal: branchId,
    vendedor: salesmanId,
    pagina: page > 1 ? page : null,
  });
}

/** Where the platform answers the list. */
export function listPath(filters: OrderFilters, pageSize = perPage): string {
  const { page, status } = filters;
  const query = said({ page, per_page: pageSize, count_to: mostCounted, status, ...narrowing(filters) });
  return `/${pluginId}/sale-orders?${query.toString()}`;
}

/** Where the platform answers the board, which has a column for each state. */
export function boardPath(filters: OrderFilters): string {
  const query = said(narrowing(filters)).toString();
  return `/${pluginId}/sale-order-boards${query === '' ? '' : `?${query}`}`;
}

const narrowing = ({ search, companyId, productId, branchId, salesmanId }: OrderFilters) => ({
  omniSearchQuery: search.trim(),
  company_id: companyId,
  product_id: productId,
  branch_id: branchId,
  salesman_id: salesmanId,
});

/** Whether anything but the page is said. */
export const isNarrowed = (filters: OrderFilters): boolean => writeFilters({ ...filters, page: 1 }).toString() !== '';

function said(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
