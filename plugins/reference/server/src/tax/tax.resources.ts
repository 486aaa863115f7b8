import { defineResource, type BaseRow, type Resource, type ResourceDefinition } from '@mayorista/kernel';
import { uids } from '../uids';

interface TaxRow extends BaseRow {
  readonly code: string;
  readonly name: string;
  readonly for_persons: boolean;
  readonly for_companies: boolean;
  readonly valid_until: string | null;
}

/** A catalogue of the tax authority: `for_persons` personas físicas, `for_companies` personas morales. */
const taxCatalogue = (path: string, uid: ResourceDefinition<BaseRow>['uid'], label: string): Resource =>
  defineResource<TaxRow>()({
    path,
    uid,
    label,
    search: ['code', 'name'],
    filters: ['code', 'for_persons', 'for_companies'],
    order: { code: 'asc' },
    list: { needs: 'reference.public' },
    serialize: ({ id, code, name, for_persons, for_companies, valid_until }) => ({
      id,
      code,
      name,
      for_persons,
      for_companies,
      valid_until,
    }),
  });

export const taxResources = [
  taxCatalogue('/tax-regimes', uids.taxRegime, 'régimen fiscal'),
  taxCatalogue('/cfdi-uses', uids.cfdiUse, 'uso de CFDI'),
];
