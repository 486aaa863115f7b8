import { defineRecord } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import { externalQuotationData } from '../../../shared/external-quotation-data.shape';
import { tables } from '../uids';

export type ExternalRow = RowOf<typeof externalQuotationData>;

/** Stores what distributors show their own customers. Who buys for the company reaches it, nobody of the house; a secondary user theirs alone. */
export const externalDatas = defineRecord(externalQuotationData, {
  omits: ['find', 'findOne', 'create', 'update', 'remove'],
  companyOf: ({ company_id: id }) => id,
  scope: (query, { kind, companyId, id, roles }) => {
    if (kind === 'system') return;
    if (companyId === null) return void query.whereRaw('1 = 0');
    query.where({ company_id: companyId });
    if (roles.includes('secondary_user'))
      query.whereIn('quotation_id', (own) => void own.from(tables.quotation).where({ user_id: id }).select('id'));
  },
});
