import { getKnex, formatMessage, service, today, type Core } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import type { CardFieldProvider } from '@mayorista/listings/contract';
import { opens } from './gate.rules';
import { overridesOf, redProducts } from './override.store';

/**
 * What a buyer's card shows of a closed selling gate: that it cannot be bought now, and nothing of why. It reads the kept
 * lights, which follow within seconds; placing an order asks the gate itself.
 */
export const saleFields = (strapi: Core.Strapi): CardFieldProvider<'buys' | null> => ({
  name: 'nom',
  async partOf({ actor }) {
    const { kind } = await service(strapi, 'companies.audiences').of(actor);
    return kind === 'buyer' || kind === 'secondary' ? 'buys' : null;
  },
  async fieldsOf(rows, part) {
    if (part === null) return new Map();
    const red = await redProducts(
      getKnex(strapi),
      rows.map(({ id }) => id),
    );
    if (red.length === 0) return new Map();
    const overrides = await overridesOf(getKnex(strapi), 'sell', red);
    const day = today();
    const closed = red.filter((id) => !overrides.get(id)?.some((each) => opens(each, 'sell', day)));
    return new Map(
      closed.map((id) => [id, { can_create_sale_orders: false, sale_block_reason: formatMessage('nom_sale_closed') }]),
    );
  },
});
