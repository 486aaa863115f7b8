import { dayText, defineRecord, event, listParam, today } from '@mayorista/kernel';
import { supplierPriceAgreementActivated } from '../../../events';
import { supplierPriceAgreement } from '../../../shared/supplier-price-agreement.shape';
import { agreedElsewhere } from './agreed-elsewhere.store';
import { judgeActivation, judgeDays } from './supplier-price-agreement.rules';

const needs = 'supplier-price-agreements.activate';

/** An agreement's prices apply from its activation on, until somebody ends it or its last day is over. */
export const supplierPriceAgreements = defineRecord(supplierPriceAgreement, {
  check: judgeDays,
  params: {
    valid_on: listParam(dayText, (query, on) => void query.where('valid_from', '<=', on).where('valid_to', '>=', on)),
  },
  moves: {
    activate: {
      needs,
      lock: 'supplier',
      guard: async (agreement, knex) =>
        judgeActivation(agreement, { elsewhere: await agreedElsewhere(knex, agreement), today: today() }),
      announce: ({ id, supplier_id, valid_from, valid_to, lines }) =>
        event(supplierPriceAgreementActivated, {
          id,
          supplierId: supplier_id,
          validFrom: valid_from,
          validTo: valid_to,
          productIds: [...new Set(lines.map(({ product_id }) => product_id))],
        }),
    },
    end: { needs },
  },
});
