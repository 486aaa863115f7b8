import type { Knex } from 'knex';

interface Shelf {
  readonly product_id: number;
  readonly branch_id: number;
  readonly grade: string;
  readonly on_hand: number;
  readonly reserved: number;
}

/** What was there before the trouble began. */
export interface Baseline {
  readonly shelves: ReadonlyMap<string, number>;
  readonly lastOrder: number;
  readonly lastMovement: number;
}

const shelfKey = ({ product_id, branch_id, grade }: Pick<Shelf, 'product_id' | 'branch_id' | 'grade'>): string =>
  `${product_id}|${branch_id}|${grade}`;

export async function baselineOf(db: Knex): Promise<Baseline> {
  const shelves = (await db('stocks').select('product_id', 'branch_id', 'grade', 'on_hand', 'reserved')) as Shelf[];
  return {
    shelves: new Map(shelves.map((row) => [shelfKey(row), row.on_hand])),
    lastOrder: await lastId(db, 'sale_orders'),
    lastMovement: await lastId(db, 'stock_movements'),
  };
}

/**
 * Everything in the database that contradicts itself: pieces that came or went without a reason, holds without a cart, orders
 * that are there by half. True at any moment, also right after a kill: each of these is written in one transaction.
 */
export async function contradictions(db: Knex, baseline: Baseline): Promise<string[]> {
  return (
    await Promise.all([shelfFaults(db, baseline), holdFaults(db), cartFaults(db), orderFaults(db, baseline)])
  ).flat();
}

/** Stock is what there was, less what the new orders sold; the ledger says the same; the counter of held pieces adds up. */
export async function shelfFaults(db: Knex, { shelves, lastOrder, lastMovement }: Baseline): Promise<string[]> {
  const sold = await sums(db('sale_order_details').where('sale_order_id', '>', lastOrder), 'quantity');
  const moved = await sums(db('stock_movements').where('id', '>', lastMovement), 'quantity');
  const held = await sums(db('reservations').where({ state: 'held' }), 'quantity');
  const rows = (await db('stocks').select('product_id', 'branch_id', 'grade', 'on_hand', 'reserved')) as Shelf[];
  const balances = await lastBalances(db, lastMovement);
  return rows.flatMap((row) => {
    const key = shelfKey(row);
    const before = shelves.get(key) ?? 0;
    const expected = before - (sold.get(key) ?? 0);
    return [
      ...(row.on_hand === expected
        ? []
        : [`shelf ${key}: ${row.on_hand} pieces, but ${before} - ${sold.get(key) ?? 0} sold`]),
      ...(before + (moved.get(key) ?? 0) === row.on_hand
        ? []
        : [`shelf ${key}: the ledger moves ${moved.get(key)}, from ${before} to ${row.on_hand}`]),
      ...((balances.get(key) ?? row.on_hand) === row.on_hand
        ? []
        : [`shelf ${key}: the ledger's last balance is ${balances.get(key)}, on hand ${row.on_hand}`]),
      ...((held.get(key) ?? 0) === row.reserved
        ? []
        : [`shelf ${key}: ${row.reserved} reserved, but ${held.get(key) ?? 0} held`]),
    ];
  });
}

/** Pieces are held by carts that are being paid, as many as the cart has, once. */
async function holdFaults(db: Knex): Promise<string[]> {
  const holds = (await db('reservations')
    .where({ state: 'held', holder_type: 'cart' })
    .select('holder_id', 'product_id')
    .sum({ n: 'quantity' })
    .groupBy('holder_id', 'product_id')) as { holder_id: string; product_id: number; n: number | string }[];
  const lines = (await db('cart_details as d')
    .join('carts as c', 'c.id', 'd.cart_id')
    .whereIn('c.stage', ['payment_method', 'confirmation'])
    .select('c.id', 'd.product_id', 'd.quantity')) as { id: number; product_id: number; quantity: number }[];
  const held = new Map(holds.map((row) => [`${row.holder_id}|${row.product_id}`, Number(row.n)]));
  const wanted = new Map(lines.map((row) => [`${row.id}|${row.product_id}`, row.quantity]));
  return [...new Set([...held.keys(), ...wanted.keys()])].flatMap((key) =>
    held.get(key) === wanted.get(key)
      ? []
      : [`cart|product ${key}: holds ${held.get(key) ?? 0}, wants ${wanted.get(key) ?? 0}`],
  );
}

/** A cart is ordered exactly when it has an order, and then it holds nothing and is nobody's open cart. */
async function cartFaults(db: Knex): Promise<string[]> {
  const carts = (await db('carts').select('id', 'stage', 'sale_order_id', 'open_key')) as {
    id: number;
    stage: string;
    sale_order_id: number | null;
    open_key: string | null;
  }[];
  const orders = (await db('sale_orders').where({ source_type: 'cart' }).select('id', 'source_id')) as {
    id: number;
    source_id: string;
  }[];
  const bySource = new Map<string, number[]>();
  for (const { id, source_id } of orders) bySource.set(source_id, [...(bySource.get(source_id) ?? []), id]);
  return carts.flatMap(({ id, stage, sale_order_id, open_key }) => {
    const own = bySource.get(String(id)) ?? [];
    const isOrdered = stage === 'ordered';
    const isWhole = isOrdered
      ? own.length === 1 && own[0] === sale_order_id && open_key === null
      : own.length === 0 && sale_order_id === null && open_key !== null;
    return isWhole
      ? []
      : [
          `cart ${id}: ${stage}, order ${sale_order_id}, orders made of it ${own.join() || 'none'}, open key ${open_key}`,
        ];
  });
}

/** An order is there with its lines, its total, its movement in the ledger, its event, its audit entry, or not at all. */
async function orderFaults(db: Knex, { lastOrder }: Baseline): Promise<string[]> {
  const orders = (await db('sale_orders').where('id', '>', lastOrder)) as {
    id: number;
    folio: string;
    source_id: string;
    subtotal: string | number;
    iva: string | number;
    total: string | number;
  }[];
  const checked = await Promise.all(
    orders.map(async ({ id, folio, source_id, subtotal, iva, total }) => {
      const lines = (await db('sale_order_details').where({ sale_order_id: id })) as {
        product_id: number;
        quantity: number;
        subtotal: string | number;
      }[];
      const basket = (await db('cart_details').where({ cart_id: Number(source_id) })) as {
        product_id: number;
        quantity: number;
      }[];
      const movements = (await db('stock_movements').where({ reference_type: 'cart', reference_id: source_id })) as {
        quantity: number;
      }[];
      const events = (await db('outbox_events').where({
        name: 'sale-order.placed',
        payload: JSON.stringify({ orderId: id }),
      })) as object[];
      const audits = (await db('audit_entries').where({
        model_type: 'sale-orders',
        model_id: String(id),
        action: 'placed',
      })) as object[];
      const steps = (await db('sale_order_events').where({ sale_order_id: id })) as object[];
      const cents = (value: string | number): number => Math.round(Number(value) * 100);
      const facts: Readonly<Record<string, boolean>> = {
        'as many lines as the cart': lines.length === basket.length && lines.length > 0,
        'the cart’s pieces': sum(lines) === sum(basket),
        'its pieces in the ledger': -sum(movements) === sum(lines) && movements.length === lines.length,
        'lines that add up': lines.reduce((all, line) => all + cents(line.subtotal), 0) === cents(subtotal),
        'a total that adds up': cents(subtotal) + cents(iva) === cents(total),
        'one event': events.length === 1,
        'one audit entry': audits.length === 1,
        'one line of history': steps.length === 1,
      };
      return Object.entries(facts).flatMap(([fact, holds]) => (holds ? [] : [`order ${folio}: not ${fact}`]));
    }),
  );
  const folios = orders.map(({ folio }) => folio);
  return [
    ...checked.flat(),
    ...(new Set(folios).size === folios.length ? [] : [`folios given twice among ${folios.join(', ')}`]),
  ];
}

async function sums(query: Knex.QueryBuilder, column: string): Promise<Map<string, number>> {
  const rows = (await query
    .groupBy('product_id', 'branch_id', 'grade')
    .select('product_id', 'branch_id', 'grade')
    .sum({ n: column })) as (Shelf & { n: number | string })[];
  return new Map(rows.map((row) => [shelfKey(row), Number(row.n)]));
}

async function lastBalances(db: Knex, lastMovement: number): Promise<Map<string, number>> {
  const rows = (await db('stock_movements')
    .where('id', '>', lastMovement)
    .orderBy('id')
    .select('product_id', 'branch_id', 'grade', 'balance')) as (Shelf & { balance: number })[];
  return new Map(rows.map((row) => [shelfKey(row), row.balance]));
}

const sum = (rows: readonly { quantity: number }[]): number => rows.reduce((all, { quantity }) => all + quantity, 0);

async function lastId(db: Knex, table: string): Promise<number> {
  const row = (await db(table).max({ id: 'id' }).first()) as { id: number | null } | undefined;
  return row?.id ?? 0;
}
