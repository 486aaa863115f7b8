import type { ApiClient, Query } from '../../api/client.server';
import type { Named, Pagination, SaleOrderAnswer, Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export interface IncidenceAnswer {
  readonly id: number;
  readonly state: string;
  readonly state_label: string;
  readonly sale_order: Named | null;
  readonly product: Named | null;
  readonly grade: string;
  readonly quantity: number;
  readonly serial: string | null;
  readonly incidence_type: Named | null;
  readonly incidence_department: Named | null;
  readonly delivery_office: Named | null;
  readonly description: string;
  readonly file: { readonly id: number; readonly name: string } | null;
  readonly reported_by: string | null;
  readonly warranty: string;
  readonly warranty_until: string | null;
  readonly verdict: string | null;
  readonly received_grade: string | null;
  readonly resolution: string | null;
  readonly credit_note: Named | null;
  readonly credit_note_id: number | null;
  readonly replacement_order: Named | null;
  readonly createdAt: string;
  readonly timeline: readonly { readonly at: string; readonly label: string }[];
}

export interface IncidencesAnswer {
  readonly data: readonly IncidenceAnswer[];
  readonly meta: { readonly pagination: Pagination };
}

export interface OfficeAnswer extends Named {
  readonly carrier_name: string | null;
  readonly address: string;
}

export interface WarrantyAnswer {
  readonly status: string;
  readonly until: string | null;
}

interface Piece {
  readonly sale_order_id: number;
  readonly product_id: number;
  readonly grade: string;
  readonly serial: string;
}

const data = async <T>(answer: Promise<Single<T>>): Promise<T> => (await answer).data;
const most = 100;

/** The calls of incidences. */
export const incidenceApi = {
  list: (api: ApiClient, query: Query) => api.get<IncidencesAnswer>('incidences', query),
  show: (api: ApiClient, id: number) => data(api.get<Single<IncidenceAnswer>>(`incidences/${id}`)),
  report: (api: ApiClient, report: Readonly<Record<string, unknown>>, file: readonly File[]) =>
    data(api.upload<Single<IncidenceAnswer>>('incidences', uploadOf(report, 'file', file))),
  types: (api: ApiClient) => data(api.get<Single<readonly Named[]>>('incidence-types', { per_page: most })),
  departments: (api: ApiClient) => data(api.get<Single<readonly Named[]>>('incidence-departments', { per_page: most })),
  offices: (api: ApiClient) => data(api.get<Single<readonly OfficeAnswer[]>>('incidence-delivery-offices')),
  warranty: (api: ApiClient, piece: Piece) =>
    data(api.get<Single<WarrantyAnswer>>('incidence-warranties', { ...piece })),
  orders: (api: ApiClient) => data(api.get<Single<readonly SaleOrderAnswer[]>>('sale-orders', { per_page: most })),
  order: (api: ApiClient, id: number) => data(api.get<Single<SaleOrderAnswer>>(`sale-orders/${id}`)),
};
