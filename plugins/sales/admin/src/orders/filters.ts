import { isOrderStatus, type OrderStatus } from '../../../order.states';
import { pluginId } from '../plugin-id';

/** What a list of orders is narrowed by, as the address bar keeps it. */
export interface OrderFilters {
  readonly status: OrderStatus | null;
  readonly search: string;
  readonly companyId: number | null;
  readonly productId: number | null;
  readonly page: number;
}

export const noFilters: OrderFilters = { status: null, search: '', companyId: null, productId: null, page: 1 };

const perPage = 20;

/** Reads the address bar; what makes no sense there counts as not said. */
export function readFilters(params: URLSearchParams): OrderFilters {
  const status = params.get('estado') ?? '';
  return {
    status: isOrderStatus(status) ? status : null,
    search: (params.get('buscar') ?? '').slice(0, 120),
    companyId: whole(params.get('empresa')),
    productId: whole(params.get('producto')),
    page: whole(params.get('pagina')) ?? 1,
  };
}

/** The address bar of some filters: only what is said. */
export function writeFilters({ status, search, companyId, productId, page }: OrderFilters): URLSearchParams {
  return said({
    estado: status,
    buscar: search,
    empresa: companyId,
    producto: productId,
    pagina: page > 1 ? page : null,
  });
}

/** Where the platform answers the list. */
export function listPath({ status, search, companyId, productId, page }: OrderFilters, pageSize = perPage): string {
  const query = said({
    page,
    per_page: pageSize,
    status,
    omniSearchQuery: search.trim(),
    company_id: companyId,
    product_id: productId,
  });
  return `/${pluginId}/sale-orders?${query.toString()}`;
}

/** Whether anything but the page is said. */
export const isNarrowed = (filters: OrderFilters): boolean => writeFilters({ ...filters, page: 1 }).toString() !== '';

function said(values: Readonly<Record<string, string | number | null>>): URLSearchParams {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
