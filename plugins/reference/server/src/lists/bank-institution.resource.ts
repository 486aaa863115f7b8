import { defineResource, type BaseRow } from '@mayorista/kernel';
import { uids } from '../uids';

interface InstitutionRow extends BaseRow {
  readonly name: string;
  readonly code: string | null;
  readonly status: number;
}

/** Institutions of the country's payment system (spec catalogue 7, GET /bank-institutions). */
export const bankInstitutionResource = defineResource<InstitutionRow>()({
  path: '/bank-institutions',
  uid: uids.bankInstitution,
  label: 'institución bancaria',
  search: ['name', 'code'],
  filters: ['status'],
  order: { name: 'asc' },
  list: { needs: 'reference.read' },
  serialize: ({ id, name, code, status }) => ({ id, name, code, status }),
});
