import { service, type Tx } from '@mayorista/kernel';
import '@mayorista/pricing/contract';
import type { Buyer, Price } from '@mayorista/pricing/contract';
import type { PlaceOrder } from '../../../contract';
import type { Judged } from './judge-order';

/** Unit prices in the order of the lines: those of held terms, else today's for this buyer, special discounts included. */
export async function priceOrder(
  tx: Tx,
  { terms, lines, currency, discount }: PlaceOrder,
  { company, audience, products, gradePercents }: Judged,
): Promise<readonly Price[]> {
  if (terms != null) return terms.prices;
  const isSecondary = audience.kind === 'secondary';
  const buyer: Buyer = {
    kind: isSecondary ? 'secondary' : 'distributor',
    priceLevel: company.priceLevel,
    markup: isSecondary ? company.secondaryMarkup : null,
    currency,
    companyId: company.id,
    companyType: company.companyType,
  };
  const questions = lines.flatMap(({ productId, quantity, grade = 'Stock', discount: own }) => {
    const product = products.get(productId);
    const authorisedPercent = (own ?? discount)?.percent ?? null;
    return product === undefined
      ? []
      : [{ product, quantity, gradePercent: gradePercents.get(grade) ?? null, authorisedPercent }];
  });
  return service(tx.strapi, 'pricing.prices').forBuyer(buyer, questions);
}
