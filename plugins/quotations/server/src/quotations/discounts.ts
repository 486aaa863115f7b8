import { service, throwIfAny, type Actor, type Tx } from '@mayorista/kernel';
import { toCompanyPrice } from '@mayorista/pricing/shared';
import '@mayorista/sales/contract';
import type { GivenAway, GivingSource } from '@mayorista/sales/contract';
import { givenAway } from '@mayorista/sales/shared';
import { pricesFor, type PricedQuotation } from './price-lines';
import { isBuyer } from './quotation.scope';
import type { QuotationRow } from './quotation.types';

/** What a quotation gives away by hand, by what its lines would cost without it. */
async function givenBy(tx: Tx, quotation: QuotationRow, { lines, columns }: PricedQuotation) {
  const isGiving = lines.some(({ line }) => line.discount_percent !== null);
  const bare = lines.map(({ line, product }) => ({ line: { ...line, discount_percent: null }, product }));
  const without = isGiving ? await pricesFor(tx, quotation, bare) : [];
  const given: GivenAway[] = givenAway(
    isGiving
      ? lines.map(({ line, price }, at) => ({
          productId: line.product_id,
          quantity: line.quantity,
          before: toCompanyPrice(without[at] ?? price).unitPrice,
          after: toCompanyPrice(price).unitPrice,
          own: line.discount_percent === null ? null : { percent: line.discount_percent, reason: line.discount_reason },
        }))
      : [],
    { whole: null, shipping: null },
  );
  const source: GivingSource = {
    type: 'distributor-quotation',
    id: quotation.id,
    companyId: quotation.company_id,
    currency: columns.currency ?? 'MXN',
  };
  return { source, given };
}

/** Keeps what the house gives away on a quotation as it is written: what is above its writer's limit waits for somebody else. */
export async function grantDiscounts(
  tx: Tx,
  actor: Actor,
  quotation: QuotationRow,
  priced: PricedQuotation,
): Promise<void> {
  // A buyer grants nothing, and changes nothing of what the house prepared.
  if (isBuyer(actor)) return;
  const { source, given } = await givenBy(tx, quotation, priced);
  await service(tx.strapi, 'sales.discounts').grant(tx, actor, source, given);
}

/** Refuses to send what waits for somebody else's authorisation, or was not authorised: every line with its reason. */
export async function assertGranted(tx: Tx, quotation: QuotationRow, priced: PricedQuotation): Promise<void> {
  const { source, given } = await givenBy(tx, quotation, priced);
  const refusals = await service(tx.strapi, 'sales.discounts').judge(tx, source, given);
  throwIfAny(
    refusals.map((refusal) => {
      const at = quotation.lines.findIndex(({ product_id: id }) => refusal.field === `products.${id}`);
      return { ...refusal, field: `lines.${at}.discount_percent` };
    }),
  );
}
