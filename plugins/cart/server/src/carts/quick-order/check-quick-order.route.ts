import { z } from 'zod';
import {
  typedNumber,
  defineRoute,
  inTransaction,
  service,
  type Actor,
  type Core,
  type Currency,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import '@mayorista/listings/contract';
import type { VolumePrice } from '@mayorista/pricing/contract';
import { largestQuantity } from '../cart-limits.rules';
import { notSoldCodes, refuseUnlessBuyer } from '../cart.service';
import { mostLines, quickLine, type QuickLine, type QuickLineState } from './quick-order.rules';
import { quickOrderLineOutput } from './check-quick-order.answer';

const asked = z.strictObject({
  code: z.string().trim().min(1, 'required').max(120),
  quantity: typedNumber(
    z
      .number({ error: 'not_a_number' })
      .int('invalid')
      .min(1, 'quantity_too_small')
      .max(largestQuantity, 'quantity_too_big'),
  ),
});

/** Says of each line of a typed or pasted order which product it means and whether it can be bought. Changes nothing. */
export const checkQuickOrderRoute = defineRoute({
  method: 'POST',
  path: '/quick-order-lines',
  noun: 'quick-order-lines',
  action: 'check',
  needs: 'carts.write',
  summary: 'Revisar un pedido rápido',
  isRepeatable: true,
  input: z.strictObject({
    lines: z.array(asked).min(1).max(mostLines, 'too_many_lines'),
    currency: z.enum(['USD', 'MXN'], { error: 'not_an_option' }).optional(),
  }),
  output: quickOrderLineOutput,
  async handle({ strapi, actor, locale, input: { lines, currency = null } }) {
    await inTransaction(strapi, (tx) => refuseUnlessBuyer(tx, actor));
    const cards = service(strapi, 'catalogue.cards');
    const found = await cards.idsByCode(lines.map(({ code }) => code));
    const ids = [...new Set([...found.values()].flat())];
    const closed = await notSoldCodes(strapi, ids);
    const tiers = await volumePrices(strapi, actor, currency, ids);
    const views = new Map(
      (await service(strapi, 'listings.cards').of(ids, { actor, currency }, locale)).map((card) => {
        const id = Number(card.id);
        return [id, { ...card, volume_prices: tiers.get(id) ?? [] }] as const;
      }),
    );
    const checked = lines.map((line) => quickLine(line, found.get(line.code) ?? [], closed));
    return {
      data: checked.map((line) => ({ ...line, products: line.product_ids.flatMap((id) => views.get(id) ?? []) })),
      meta: { counts: countsOf(checked) },
    };
  },
});

/** What several pieces cost the buyer, so that each line can say its price for as many as are typed. */
async function volumePrices(
  strapi: Core.Strapi,
  actor: Actor,
  currency: Currency | null,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly VolumePrice[]>> {
  const prices = service(strapi, 'pricing.prices');
  const buyer = await prices.buyerOf(actor, currency);
  if (buyer === null) return new Map();
  return prices.volumePricesOf(buyer, await service(strapi, 'catalogue.cards').rows(ids));
}

function countsOf(lines: readonly QuickLine[]): Record<QuickLineState, number> {
  const counts = { found: 0, several: 0, unknown: 0, not_sold: 0 };
  for (const { state } of lines) counts[state] += 1;
  return counts;
}
