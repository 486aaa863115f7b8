import type { ApiClient, Query } from '../../api/client.server';
import type { Currency, Named, Pagination, Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export interface QuotationAnswer {
  readonly id: number;
  readonly folio: string | null;
  readonly status: string;
  readonly status_label: string;
  readonly version: number;
  readonly currency: Currency;
  readonly exchange_rate: string | null;
  readonly valid_to: string | null;
  readonly contact_name: string | null;
  readonly contact_email: string | null;
  readonly company: Named | null;
  readonly note: string | null;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  readonly sent_at: string | null;
  readonly viewed_at: string | null;
  readonly answered_at: string | null;
  readonly answered_as: 'countered' | 'accepted' | 'rejected' | null;
  readonly converted_at: string | null;
  readonly answer: string | null;
  readonly target_total: string | null;
  readonly sale_order: Named | null;
  readonly is_house: boolean;
  readonly createdAt: string;
  readonly lines_count: number;
}

export interface QuotationLineAnswer {
  readonly product_id: number;
  readonly product: Named | null;
  readonly quantity: number;
  readonly discount_percent: string | null;
  readonly unit_price: string | null;
  readonly subtotal: string | null;
}

export interface VersionAnswer {
  readonly number: number;
  readonly currency: Currency;
  readonly exchange_rate: string;
  readonly valid_to: string;
  readonly subtotal: string;
  readonly iva: string;
  readonly total: string;
  readonly note: string | null;
  readonly sent_at: string;
  readonly sent_by: string | null;
  readonly lines: readonly {
    readonly product_id: number;
    readonly model: string | null;
    readonly name: string;
    readonly quantity: number;
    readonly unit_price: string;
    readonly subtotal: string;
    readonly discount_percent: string | null;
    /** Told to who may ask why a price is what it is. */
    readonly price_steps?: readonly { readonly rule: string; readonly label: string }[];
  }[];
}

export interface FullQuotationAnswer extends QuotationAnswer {
  readonly lines: readonly QuotationLineAnswer[];
  readonly versions: readonly VersionAnswer[];
  readonly next_statuses: readonly {
    readonly move: string;
    readonly status: string;
    readonly label: string;
    readonly reasons: readonly (string | { readonly message?: string })[];
  }[];
}

export interface QuotationsAnswer {
  readonly data: readonly QuotationAnswer[];
  readonly meta: { readonly pagination: Pagination };
}

export interface ImportAnswer {
  readonly lines: readonly {
    readonly product_id: number;
    readonly model: string;
    readonly name: string;
    readonly quantity: number;
  }[];
  readonly problems: readonly { readonly row: number; readonly code: string; readonly message: string }[];
  readonly quotation: FullQuotationAnswer | null;
}

export interface ExternalAnswer {
  readonly business_name: string | null;
  readonly contact: string | null;
  readonly customer_name: string | null;
  readonly header_text: string | null;
  readonly footer_text: string | null;
  readonly margin_percent: string | null;
  readonly logo: { readonly id: number; readonly name: string } | null;
  readonly margins: readonly { readonly product_id: number; readonly margin_percent: string }[];
}

export interface DeliveryOptionsAnswer {
  readonly branches: readonly { readonly branch_id: number; readonly name: string; readonly address?: string | null }[];
  readonly deliveryOffices: readonly {
    readonly office_delivery: number;
    readonly name: string;
    readonly carrier_name: string | null;
    readonly address: string;
  }[];
  readonly carriers: readonly Named[];
  readonly userBranchId: number | null;
}

export interface AddressOption {
  readonly id: number;
  readonly alias: string | null;
  readonly street: string;
  readonly exterior_number: string;
  readonly colony: string;
  readonly zip_code: string;
  readonly main_address?: number;
}

interface CartContents {
  readonly currency: Currency;
  readonly cart_details: readonly {
    readonly product_id: number;
    readonly quantity: number;
    readonly auction_type?: string | null;
  }[];
}

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
  cart: (api: ApiClient) => data(api.get<Single<CartContents>>('carts/current')),
  deliveryOptions: (api: ApiClient) => api.get<DeliveryOptionsAnswer>('cart-deliveries'),
  addresses: (api: ApiClient) =>
    data(api.get<Single<readonly AddressOption[]>>('company-addresses', { status: 1, per_page: most })),
  paymentMethods: (api: ApiClient) =>
    data(api.get<Single<readonly { method: string; name: string }[]>>('cart-payments')),
};
