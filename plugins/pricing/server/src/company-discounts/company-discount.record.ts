import { z } from 'zod';
import { decimal, defineRecord, emit } from '@mayorista/kernel';
import { companyDiscountConf } from '../../../shared/company-discount-conf.shape';
import { discountsChanged } from '../events';
import { judgeLimit } from '../giving/judge-limit';
import { percentRefusals, termRefusals } from '../offers/offer.rules';
import { tables } from '../uids';

/** Serves discounts configured for a company (spec people-and-crm 7, Discounts and company data). */
export const companyDiscounts = defineRecord(companyDiscountConf, {
  needs: { read: 'company-discounts.read', write: 'company-discounts.write' },
  // All of them at once: see list-company-discounts.route.ts.
  omits: ['find', 'findOne'],
  updateMethods: ['PUT'],
  check: ({ discount, start_date, end_date }) => [
    ...percentRefusals(discount, 'discount'),
    ...termRefusals({ start_date, end_date }),
  ],
  async checkIn({ tx, actor, record: { company_id, brand_id, discount }, before }) {
    const same = (await tx.trx(tables.companyDiscount).where({ company_id, brand_id }).select('id')) as {
      id: number;
    }[];
    return [
      ...(same.some(({ id }) => id !== before?.id) ? [{ code: 'discount_repeated', field: 'brand_id' }] : []),
      ...(await judgeLimit(tx, actor, [{ field: 'discount', percent: discount, before: before?.discount }])),
    ];
  },
  async afterWrite({ tx, actor, before, after }) {
    const companies = new Set([before, after].flatMap((each) => each?.company_id ?? []));
    for (const companyId of companies) await emit(tx, discountsChanged, { companyId });
    return after === null ? {} : { set_by: actor.name };
  },
  // The names under which the documents know them.
  computedOutput: { business_name: z.string().nullable(), brand_name: z.string().nullable() },
  computed: () =>
    Promise.resolve(({ discount }, { company, brand }) => ({
      business_name: company.name,
      brand_name: brand?.name ?? null,
      discount: decimal(discount).toString(),
    })),
});
