import { service, type Tx } from '@mayorista/kernel';
import type { Price } from '@mayorista/pricing/contract';
import { companyBuyer } from '@mayorista/pricing/shared';
import type { PlaceOrder } from '../../../contract';
import type { Judged } from './judge-order';

/** Unit prices in the order of the lines: those of held terms, else today's for this buyer, special discounts included. */
export async function priceOrder(
  tx: Tx,
  { terms, lines, currency, discount }: PlaceOrder,
  { company, audience, products, gradePercents }: Judged,
): Promise<readonly Price[]> {
  if (terms != null) return terms.prices;
  const buyer = companyBuyer(company, { isSecondary: audience.kind === 'secondary', currency });
  const questions = lines.flatMap(({ productId, quantity, grade = 'Stock', discount: own }) => {
    const product = products.get(productId);
    const authorisedPercent = (own ?? discount)?.percent ?? null;
    return product === undefined
      ? []
      : [{ product, quantity, gradePercent: gradePercents.get(grade) ?? null, authorisedPercent }];
  });
  return service(tx.strapi, 'pricing.prices').forBuyer(buyer, questions);
}
