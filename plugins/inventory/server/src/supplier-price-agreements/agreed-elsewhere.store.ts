import type { Knex } from 'knex';
import type { RowOf } from '@mayorista/kernel/shape';
import type { supplierPriceAgreement } from '../../../shared/supplier-price-agreement.shape';
import { tables } from '../uids';
import type { AgreedElsewhere } from './supplier-price-agreement.rules';

/** Reads the products that other active agreements of the supplier price, with their days. */
export const agreedElsewhere = (
  knex: Knex,
  { id, supplier_id }: Pick<RowOf<typeof supplierPriceAgreement>, 'id' | 'supplier_id'>,
): Promise<AgreedElsewhere[]> =>
  knex(`${tables.supplierPriceAgreementLine} as l`)
    .join(`${tables.supplierPriceAgreement} as a`, 'a.id', 'l.supplier_price_agreement_id')
    .where({ 'a.supplier_id': supplier_id, 'a.state': 'active' })
    .whereNot('a.id', id)
    .orderBy('a.id')
    .select({ agreement_id: 'a.id' }, 'l.product_id', 'a.valid_from', 'a.valid_to') as unknown as Promise<
    AgreedElsewhere[]
  >;
