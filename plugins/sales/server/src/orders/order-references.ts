import { getKnex, service, type Core } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import '@mayorista/payments/contract';
import type { ReferenceNames } from '@mayorista/inventory/contract';
import { tables } from '../uids';

/** Whoever keeps the stock or reads a ledger is told the folio of the order that took pieces or money, or gave them back. */
export function nameOrders(strapi: Core.Strapi): void {
  const stock = service(strapi, 'inventory.stock');
  stock.nameReferences('sale-order', foliosBy(strapi, 'id', {}));
  service(strapi, 'payments.ledgers').nameSources('sale-order', async (ids) => {
    const folios = await foliosBy(strapi, 'id', {})(ids.flatMap((id) => orderOf(id) ?? []));
    return new Map(ids.flatMap((id) => [[id, folios.get(orderOf(id) ?? '')] as const].filter(isNamed)));
  });
  stock.nameReferences('cart', foliosBy(strapi, 'source_id', { source_type: 'cart' }));
}

/** The order in the source of a movement: its id alone, or followed by what was given back ('12:canceled:1'). */
const orderOf = (source: string): string | undefined => /^(\d+)(?::|$)/.exec(source)?.[1];

const isNamed = (entry: readonly [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

const foliosBy =
  (strapi: Core.Strapi, column: 'id' | 'source_id', where: Readonly<Record<string, string>>): ReferenceNames =>
  async (ids) => {
    const rows = (await getKnex(strapi)(tables.order)
      .where(where)
      .whereIn(column, column === 'id' ? ids.map(Number) : [...ids])
      .select(`${column} as id`, 'folio')) as { id: number | string; folio: string }[];
    return new Map(rows.map(({ id, folio }) => [String(id), `Pedido ${folio}`]));
  };
