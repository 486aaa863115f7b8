import { z } from 'zod';
import { answerRecords, defineRoute, unpagedList } from '@mayorista/kernel';
import { publicId } from '../fields.schema';
import { companyDiscounts } from './company-discount.record';
import { companyDiscountConfListOutput } from './list-company-discounts.answer';

/** Lists the discounts configured for companies, all at once (spec people-and-crm 7, Discounts and company data). */
export const listCompanyDiscounts = defineRoute({
  method: 'GET',
  path: '/company-discount-confs',
  noun: 'company-discount-confs',
  action: 'find',
  needs: 'company-discounts.read',
  summary: 'Descuentos por empresa',
  query: z.object({ company_id: publicId.optional() }),
  output: companyDiscountConfListOutput,
  async handle(request) {
    const { company_id } = request.query;
    const answers = await answerRecords(companyDiscounts, request, (found) => {
      if (company_id !== undefined) found.where({ company_id });
      found.orderBy('id');
    });
    return unpagedList(answers);
  },
});
