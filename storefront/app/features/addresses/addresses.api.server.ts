import type { ApiClient, Query } from '../../api/client.server';
import type { Named, Single } from '../../api/contract';
import { ApiError } from '../../api/errors';

/** An address of a company, or of its address book. */
export interface AddressAnswer {
  readonly id: number;
  readonly alias: string | null;
  readonly receivers_name: string | null;
  readonly telephone: string | null;
  readonly street: string | null;
  readonly exterior_number: string | null;
  readonly interior_number: string | null;
  readonly zip_code: string | null;
  readonly colony: string | null;
  readonly is_custom_colony: number;
  readonly municipality: string | null;
  readonly state: string | null;
  readonly reference: string | null;
  readonly is_favorited: number;
  /** Of the company's own addresses alone. */
  readonly main_address?: number;
  readonly address_type_id?: number | null;
  readonly address_type?: Named | null;
  readonly status?: number;
  /** Of the address book alone. */
  readonly nombre?: string | null;
  readonly apellidos?: string | null;
}

/** What the post knows of a postal code. */
export interface PostalAnswer {
  readonly zip_code: string;
  readonly state: string;
  readonly municipality: string;
  readonly colonies: readonly string[];
}

/** Which list an address stands in: the company's own places, or its customers'. */
export const addressSources = { company: 'company-addresses', book: 'address-book-details' } as const;
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
