import type { Knex } from 'knex';

/** Writes so many past orders of every company, person, branch and state, with three lines and two events each, in the database itself. */
export async function writeOrders(knex: Knex, count: number): Promise<void> {
  const ids = async (table: string, where: object = {}): Promise<number[]> =>
    ((await knex(table).where(where).orderBy('id').limit(2_000).select('id')) as { id: number }[]).map(({ id }) => id);
  const [companies, people, branches, products] = [
    await ids('companies', { status: 1 }),
    await ids('up_users'),
    await ids('branches', { status: 1 }),
    await ids('products', { locale: 'es' }),
  ];
  const first = Number((await knex('sale_orders').max({ id: 'id' }).first())?.id ?? 0) + 1;
  await knex.raw(
    `create temporary table bench_ids as select ?::int[] as c, ?::int[] as p, ?::int[] as b, ?::int[] as w`,
    [companies, people, branches, products] as unknown as string[],
  );
  // One order in fifty is still open, as in a house that keeps up with its work.
  await knex.raw(
    `insert into sale_orders (id, document_id, folio, source_type, source_id, status, user_id, company_id, branch_id, salesman_id,
       currency, exchange_rate, payment_method, payment_reference, delivery_type, subtotal, shipping_cost, iva_rate, iva, total,
       placed_at, buyer_name, company_name, order_type, created_at, updated_at, published_at)
     select ? + n, 'bench-order-' || n, 'B-' || lpad(n::text, 9, '0'), 'bench', n::text,
       case when n % 50 = 0 then (array['pending_payment','paid','preparing','ready','partially_shipped','shipped'])[1 + (n / 50) % 6]
            when n % 25 = 1 then 'canceled' else 'delivered' end,
       p[1 + n % array_length(p, 1)], c[1 + n % array_length(c, 1)], b[1 + n % array_length(b, 1)], p[1 + n % 3],
       case when n % 3 = 0 then 'USD' else 'MXN' end, 18.5, 'bank_transfer', n::text, 'branch_pickup', 100, 0, 0.16, 16, 116,
       now() - (n % 1500) * interval '1 day', 'Comprador ' || n % 997, 'Empresa ' || n % 499, 'normal', now(), now(), now()
     from bench_ids, generate_series(1, ?::int) n`,
    [first, count],
  );
  await knex.raw(
    `insert into sale_order_details (document_id, sale_order_id, product_id, branch_id, grade, fulfilment, name, model, sku, quantity,
       list_price, unit_price, subtotal, created_at, updated_at, published_at)
     select 'bench-line-' || n || '-' || l, ? + n, w[1 + (n * 7 + l) % array_length(w, 1)], b[1 + n % array_length(b, 1)], 'Stock', 'stock',
       'Producto ' || l, 'M-' || n % 5000, 'S-' || n % 5000, l, 40, 33.33, 33.33 * l, now(), now(), now()
     from bench_ids, generate_series(1, ?::int) n, generate_series(1, 3) l`,
    [first, count],
  );
  await knex.raw(
    `insert into sale_order_events (document_id, sale_order_id, status, label, happened_at, actor_name, created_at, updated_at, published_at)
     select 'bench-event-' || n || '-' || l, ? + n, 'paid', 'Pagado', now(), 'Prueba', now(), now(), now()
     from generate_series(1, ?::int) n, generate_series(1, 2) l`,
    [first, count],
  );
  await knex.raw(`select setval(pg_get_serial_sequence('sale_orders', 'id'), (select max(id) from sale_orders))`);
  for (const table of ['sale_orders', 'sale_order_details', 'sale_order_events'])
    await knex.raw(`vacuum analyze ??`, [table]);
}
