import { knexWithin, readInSlices, type Core, type Deps } from '@mayorista/kernel';
import type { ProductTraits } from '../../../contract';
import { tables } from '../uids';

/** Reads what products are, for the domains that treat them accordingly; in the open transaction where there is one. */
export const traitReader = ({ strapi }: Deps): ProductTraits => ({
  async typesOf(ids) {
    const rows = (await knexWithin(strapi)(tables.card)
      .whereIn('product_id', [...new Set(ids)])
      .select('product_id', 'product_type')) as { product_id: number; product_type: string | null }[];
    return new Map(rows.map(({ product_id: id, product_type: type }) => [id, type]));
  },
  carryingSerials: (ids) => having(strapi, ids, { serial: 1 }),
  allowingWallet: (ids) => having(strapi, ids, { can_be_added_to_electronic_wallet_type_sale_orders: true }),
});

async function having(
  strapi: Core.Strapi,
  ids: readonly number[],
  trait: Readonly<Record<string, number | boolean>>,
): Promise<ReadonlySet<number>> {
  const rows = await readInSlices<{ id: number }>([...new Set(ids)], (some) =>
    knexWithin(strapi)(tables.product).whereIn('id', some).where(trait).select('id'),
  );
  return new Set(rows.map(({ id }) => id));
}
