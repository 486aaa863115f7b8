import { defineRecord, getKnex, type DefinedRecord } from '@mayorista/kernel';
import { distributorQuotationVersion } from '../../../shared/distributor-quotation-version.shape';
import { quotationsInReach } from '../quotations/quotation.scope';
import { tables } from '../uids';

/** Stores the versions of quotations. They have no calls of their own: a quotation's answer carries them. */
export const quotationVersions: DefinedRecord = {
  ...defineRecord(distributorQuotationVersion, {
    needs: { read: 'distributor-quotations.read', write: 'distributor-quotations.write' },
    omits: ['find', 'findOne', 'create', 'update', 'remove'],
    scope: (query, actor, strapi) => {
      const reachable = getKnex(strapi)(tables.quotation).select('id');
      quotationsInReach(reachable, actor, strapi);
      query.whereIn('quotation_id', reachable);
    },
  }),
  routes: [],
};
