import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo, DataOf, ItemOf } from '../../api/answers';
import type { Named, SaleOrderAnswer, SaleOrderListedAnswer, Single } from '../../api/contract';
import { uploadOf } from '../../lib/forms/files.server';

export type IncidencesAnswer = AnswerTo<'GET /incidences'>;
export type IncidenceListedAnswer = IncidencesAnswer['data'][number];
export type IncidenceAnswer = DataOf<'GET /incidences/{id}'>;
export type OfficeAnswer = ItemOf<'GET /incidence-delivery-offices'>;
export type WarrantyAnswer = DataOf<'GET /incidence-warranties'>;

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
  orders: (api: ApiClient) =>
    data(api.get<Single<readonly SaleOrderListedAnswer[]>>('sale-orders', { per_page: most })),
  order: (api: ApiClient, id: number) => data(api.get<Single<SaleOrderAnswer>>(`sale-orders/${id}`)),
};
