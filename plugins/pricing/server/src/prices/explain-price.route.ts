import { z } from 'zod';
import { typedNumber, defineRoute, getKnex, NotFoundError, reject, service } from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/companies/contract';
import type { Price } from '../../../contract';
import { companyBuyer } from '../../../shared';
import { percent, publicId } from '../fields.schema';
import { priceExplanationOutput } from './explain-price.answer';

const query = z.object({
  product_id: publicId,
  company_id: publicId,
  quantity: typedNumber(z.number().int().min(1).max(1_000_000)).default(1),
  currency: z.enum(['USD', 'MXN']).optional(),
  grade_percent: percent.optional(),
  as: z.enum(['distributor', 'secondary']).default('distributor'),
});

/** '¿Por qué este precio?': every step of a product's price for a company and a quantity (design 5, Price). */
export const explainPrice = defineRoute({
  method: 'GET',
  path: '/price-explanations',
  noun: 'price-explanations',
  action: 'find',
  needs: 'prices.explain',
  summary: 'Por qué un producto cuesta lo que cuesta para una empresa',
  query,
  output: priceExplanationOutput,
  async handle({ strapi, query: asked }) {
    const company = await service(strapi, 'companies.companies').find(asked.company_id);
    if (company === null) return reject('not_found', 'company_id');
    const [product] = await service(strapi, 'catalogue.cards').rows([asked.product_id]);
    if (product === undefined) throw new NotFoundError();
    const buyer = companyBuyer(company, {
      isSecondary: asked.as === 'secondary',
      currency: asked.currency ?? company.currency,
    });
    const [price] = await service(strapi, 'pricing.prices').forBuyer(buyer, [
      { product, quantity: asked.quantity, gradePercent: asked.grade_percent ?? null },
    ]);
    const fields =
      (await service(strapi, 'catalogue.price-fields').read(getKnex(strapi), [asked.product_id])).get(
        asked.product_id,
      ) ?? null;
    return {
      data: {
        product: { id: product.id, name: product.name_es, model: product.model },
        company: { id: company.id, business_name: company.businessName, price_level: company.priceLevel },
        quantity: asked.quantity,
        fields,
        ...(price === undefined ? {} : shown(price)),
      },
      meta: {},
    };
  },
});

const shown = ({ currency, list, distributor, fixed, final, percentage, steps }: Price) => ({
  currency,
  list,
  distributor,
  fixed,
  final,
  percentage,
  steps,
});
