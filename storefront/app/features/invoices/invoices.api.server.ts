import type { ApiClient, Query } from '../../api/client.server';
import type { AnswerTo } from '../../api/answers';

export type InvoicesAnswer = AnswerTo<'GET /invoice-searches'>;

export type FileType = 'pdf' | 'xml' | 'zip';

export const isFileType = (text: string | undefined): text is FileType =>
  text === 'pdf' || text === 'xml' || text === 'zip';

/** The calls of invoices. */
export const invoiceApi = {
  search: (api: ApiClient, query: Query) => api.get<InvoicesAnswer>('invoice-searches', query),
  file: (api: ApiClient, id: number, fileType: FileType) => api.download(`invoices/${id}`, { fileType }),
  zip: (api: ApiClient, ids: string) => api.download('invoice-downloads', { ids }),
};
