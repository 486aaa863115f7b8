import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf } from '../../api/answers';
import type { CartAnswer, Currency, PaymentMethodAnswer, Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export type QuotationAnswer = ItemOf<'GET /distributor-quotations'>;
export type QuotationsAnswer = AnswerTo<'GET /distributor-quotations'>;
/** A quotation's page: with its lines and the versions that were sent. */
export type FullQuotationAnswer = DataOf<'GET /distributor-quotations/{id}'>;
export type VersionAnswer = FullQuotationAnswer['versions'][number];
export type ImportAnswer = DataOf<'POST /quotation-import-calculators'>;
/** Null while nothing was written of the distributor's own quotation. */
export type ExternalAnswer = NonNullable<DataOf<'GET /external-quotation-datas'>>;
export type DeliveryOptionsAnswer = AnswerTo<'GET /cart-deliveries'>;
export type AddressOption = ItemOf<'GET /company-addresses'>;

export interface Pieces {
  readonly product_id: number;
  readonly quantity: number;
}

/** What is written of a quotation; what is left out stays. */
export interface QuotationWrite {
  readonly currency?: Currency;
  readonly lines?: readonly Pieces[];
  readonly note?: string | null;
  readonly contact_name?: string | null;
  readonly contact_email?: string | null;
  readonly valid_to?: string;
}

const data = async <T>(answer: Promise<Single<T>>): Promise<T> => (await answer).data;
const most = 100;

/** The calls of quotations. */
export const quotationApi = {
  list: (api: ApiClient, query: Query) => api.get<QuotationsAnswer>('distributor-quotations', query),
  show: (api: ApiClient, id: number) => data(api.get<Single<FullQuotationAnswer>>(`distributor-quotations/${id}`)),
  create: (api: ApiClient, quotation: QuotationWrite) =>
    data(api.post<Single<FullQuotationAnswer>>('distributor-quotations', quotation)),
  change: (api: ApiClient, id: number, quotation: QuotationWrite) =>
    api.put<unknown>(`distributor-quotations/${id}`, quotation),
  remove: (api: ApiClient, id: number) => api.remove<unknown>(`distributor-quotations/${id}`),
  move: (api: ApiClient, id: number, status: string, input: Readonly<Record<string, unknown>> = {}) =>
    data(api.put<Single<FullQuotationAnswer>>(`distributor-quotation-statuses/${id}`, { status, ...input })),
  mail: (api: ApiClient, id: number, mail: Readonly<Record<string, unknown>>) =>
    api.put<unknown>(`distributor-quotation-mails/${id}`, mail),
  download: (api: ApiClient, id: number, query: Query) => api.download(`distributor-quotation-downloads/${id}`, query),
  probe: (api: ApiClient, id: number, query: Query) => api.probe(`distributor-quotation-downloads/${id}`, query),
  importFile: (api: ApiClient, input: Readonly<Record<string, unknown>>, file: File) =>
    data(api.upload<Single<ImportAnswer>>('quotation-import-calculators', uploadOf(input, 'file', [file]))),
  external: (api: ApiClient, quotationId: number | null) =>
    data(api.get<Single<ExternalAnswer | null>>('external-quotation-datas', { quotation_id: quotationId })),
  saveExternal: (api: ApiClient, input: Readonly<Record<string, unknown>>, logo: readonly File[]) =>
    api.upload<unknown>('external-quotation-datas', uploadOf(input, 'logo', logo)),
  cart: (api: ApiClient) => data(api.get<Single<CartAnswer>>('carts/current')),
  deliveryOptions: (api: ApiClient) => api.get<DeliveryOptionsAnswer>('cart-deliveries'),
  addresses: (api: ApiClient) =>
    data(api.get<Single<readonly AddressOption[]>>('company-addresses', { status: 1, per_page: most })),
  paymentMethods: (api: ApiClient) => data(api.get<Single<readonly PaymentMethodAnswer[]>>('cart-payments')),
};
