import type { ApiClient, Query } from '../../api/client.server';
import type { DataOf, ItemOf } from '../../api/answers';
import type { Named, Single } from '../../api/contract';
import { ApiError } from '../../api/errors';

/** An address of a company, or of its address book. */
export type AddressAnswer = Pick<CompanyAddress, keyof CompanyAddress & keyof BookAddress> &
  Partial<CompanyAddress> &
  Partial<BookAddress>;
type CompanyAddress = ItemOf<'GET /company-addresses'>;
type BookAddress = ItemOf<'GET /address-book-details'>;
/** What the post knows of a postal code. */
export type PostalAnswer = DataOf<'GET /postal-code-addresses'>;

/** Which list an address stands in: the company's own places, or its customers'. */
const addressSources = { company: 'company-addresses', book: 'address-book-details' } as const;
export type AddressSource = keyof typeof addressSources;

type Values = Readonly<Record<string, unknown>>;
interface Listed {
  readonly data: readonly AddressAnswer[];
  readonly total: number;
}

/** The calls of addresses. */
export const addressApi = {
  list: async (api: ApiClient, source: AddressSource, query: Query = {}) =>
    (await api.get<Listed>(addressSources[source], { per_page: 100, ...query })).data,
  find: async (api: ApiClient, source: AddressSource, id: number) =>
    (await api.get<Single<AddressAnswer>>(`${addressSources[source]}/${id}`)).data,
  create: async (api: ApiClient, source: AddressSource, values: Values) =>
    (await api.post<Single<AddressAnswer>>(addressSources[source], values)).data,
  change: (api: ApiClient, source: AddressSource, id: number, values: Values) =>
    api.put<unknown>(`${addressSources[source]}/${id}`, values),
  remove: (api: ApiClient, source: AddressSource, id: number) => api.remove<unknown>(`${addressSources[source]}/${id}`),
  types: async (api: ApiClient) => (await api.get<Single<readonly Named[]>>('address-types', { per_page: 100 })).data,
};

/** What the post knows of a code; null for one it does not know, or that is none. */
export async function postalCode(api: ApiClient, zip: string): Promise<PostalAnswer | null> {
  if (!/^\d{5}$/.test(zip)) return null;
  try {
    return (await api.get<Single<PostalAnswer>>('postal-code-addresses', { zip_code: zip })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return null;
    throw error;
  }
}
