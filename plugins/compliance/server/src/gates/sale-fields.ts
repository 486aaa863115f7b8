import { getKnex, formatMessage, service, today, type Core, type PlainDate } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { CardFieldProvider } from '@mayorista/listings/contract';
import { opens, type Override } from './gate.rules';
import { overridesOf, redProducts } from './override.store';

/** The day on which somebody who buys looks: an override ends with one. Null for whoever does not buy. */
type SalePart = { readonly day: PlainDate } | null;

/**
 * What a buyer's card shows of a closed selling gate: that it cannot be bought now, and nothing of why. It reads the kept
 * lights, which follow within seconds; placing an order asks the gate itself.
 */
export const saleFields = (strapi: Core.Strapi): CardFieldProvider<SalePart, readonly Override[]> => ({
  name: 'nom',
  async partOf({ actor }) {
    const { kind } = await service(strapi, 'companies.audiences').of(actor);
    return kind === 'buyer' || kind === 'secondary' ? { day: today() } : null;
  },
  async factsOf(ids) {
    const red = await redProducts(getKnex(strapi), ids);
    if (red.length === 0) return new Map();
    const overrides = await overridesOf(getKnex(strapi), 'sell', red);
    return new Map(red.map((id) => [id, overrides.get(id) ?? []]));
  },
  fieldsFor(part) {
    if (part === null) return Promise.resolve(null);
    return Promise.resolve((_, overrides) =>
      overrides === undefined || overrides.some((each) => opens(each, 'sell', part.day))
        ? null
        : { can_create_sale_orders: false, sale_block_reason: formatMessage('nom_sale_closed') },
    );
  },
});
