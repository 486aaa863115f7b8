import type { Knex } from 'knex';
import { common, commonValues, fillTables } from './fill';

const tables = [
  'sale_orders',
  'sale_order_details',
  'sale_order_events',
  'sale_order_payments',
  'sale_order_divisions',
  'order_shipments',
  'order_shipment_lines',
  'sale_order_payment_receipts',
  'invoices',
  'distributor_quotations',
] as const;

/**
 * Writes so many past orders of the last four years with two lines, two events, a payment, a division and a shipment each, and beside
 * them receipts, invoices and quotations. Half are bought by two hundred companies, one in fifty by the first; one in fifty is still
 * open, as in a house that keeps up with its work.
 */
export async function writeOrders(knex: Knex, count: number): Promise<void> {
  const last = async (table: string): Promise<number> =>
    Number(((await knex(table).max({ id: 'id' }).first()) as { id: number | null } | undefined)?.id ?? 0);
  const [order, detail, payment, shipment] = [
    await last('sale_orders'),
    await last('sale_order_details'),
    await last('sale_order_payments'),
    await last('order_shipments'),
  ];
  await knex.raw(
    `create temporary table scale_ids as select
       (select array_agg(id order by id) from companies where status = 1) as c,
       (select array_agg(id order by id) from branches where status = 1) as b,
       (select array_agg(id order by id) from products where locale = 'es') as w`,
  );
  // Who bought, where and when; the rest is read from it.
  await knex.raw(
    `create unlogged table scale_orders as
     select n, c[case when n % 50 = 7 then 1 when n % 2 = 0 then 1 + n / 2 % least(200, array_length(c, 1)) else 1 + (n::bigint * 7919 % array_length(c, 1))::int end] as company_id,
       b[1 + n % array_length(b, 1)] as branch_id, w[1 + n * 7 % array_length(w, 1)] as product_id,
       now() - (${count} - n) * (interval '1500 days' / ${count}) as placed_at,
       case when n % 50 = 0 then (array['pending_payment','paid','preparing','ready','partially_shipped','shipped'])[1 + n / 50 % 6]
            when n % 25 = 1 then 'canceled' else 'delivered' end as status
     from scale_ids, generate_series(1, ${count}) n`,
  );
  await knex.raw('create index on scale_orders (company_id)');
  await knex.raw('analyze scale_orders');
  await fillTables(knex, tables, [
    `insert into sale_orders (id, document_id, folio, source_type, source_id, status, user_id, company_id, branch_id, salesman_id,
       currency, exchange_rate, payment_method, payment_reference, delivery_type, subtotal, shipping_cost, iva_rate, iva, total,
       placed_at, buyer_name, company_name, order_type, ${common})
     select ${order} + n, 'scale-order-' || n, 'B-' || lpad(n::text, 9, '0'), 'bench', n::text, o.status,
       coalesce(p.id, 1), o.company_id, o.branch_id, c.salesman_id, case when n % 3 = 0 then 'USD' else 'MXN' end, 18.5, 'bank_transfer', n::text,
       'branch_pickup', 100, 0, 0.16, 16, 116, o.placed_at, coalesce(p.name || ' ' || p.paternal_surname, 'Comprador'), c.business_name, 'normal', ${commonValues}
     from scale_orders o join companies c on c.id = o.company_id
       left join (select company_id, min(id) as id from up_users where company_id is not null group by 1) f on f.company_id = o.company_id
       left join up_users p on p.id = f.id
     order by n`,
    `insert into sale_order_details (id, document_id, sale_order_id, product_id, branch_id, grade, fulfilment, name, model, sku, quantity, shipped_quantity,
       list_price, unit_price, subtotal, ${common})
     select ${detail} + n * 2 + l, 'scale-line-' || n || '-' || l, ${order} + n, product_id, branch_id, 'Stock', 'stock', 'Producto ' || l, 'M-' || n % 5000, 'S-' || n % 5000, l + 1,
       case when status in ('delivered', 'shipped') then l + 1 else 0 end, 40, 33.33, 33.33 * l, ${commonValues}
     from scale_orders, generate_series(0, 1) l`,
    `insert into sale_order_events (document_id, sale_order_id, status, label, happened_at, actor_name, ${common})
     select 'scale-event-' || n || '-' || l, ${order} + n, 'paid', 'Pagado', placed_at, 'Prueba', ${commonValues} from scale_orders, generate_series(1, 2) l`,
    `insert into sale_order_payments (id, document_id, sale_order_id, number, method, amount, commission, commission_percentage, currency, status, received_at, refunded, ${common})
     select ${payment} + n, 'scale-payment-' || n, ${order} + n, 1, 'bank_transfer', 116, 0, 0, 'MXN', case when status = 'pending_payment' then 'pending' else 'received' end, placed_at, 0, ${commonValues}
     from scale_orders`,
    `insert into sale_order_divisions (document_id, sale_order_id, number, branch_id, is_backorder, ${common})
     select 'scale-division-' || n, ${order} + n, 1, branch_id, false, ${commonValues} from scale_orders`,
    `insert into order_shipments (id, document_id, state, number, sale_order_id, branch_id, company_id, packages, shipped_at, ${common})
     select ${shipment} + n, 'scale-shipment-' || n, case when status = 'ready' then 'picking' else 'shipped' end, 'X-' || n, ${order} + n, branch_id, company_id, 1, placed_at, ${commonValues}
     from scale_orders where status in ('delivered', 'shipped', 'ready')`,
    `insert into order_shipment_lines (document_id, order_shipment_id, detail_id, quantity, ${common})
     select 'scale-sline-' || n || '-' || l, ${shipment} + n, ${detail} + n * 2 + l, l + 1, ${commonValues}
     from scale_orders, generate_series(0, 1) l where status in ('delivered', 'shipped', 'ready')`,
    `insert into sale_order_payment_receipts (document_id, state, sale_order_id, payment_id, company_id, method, amount, sent_by, ${common})
     select 'scale-receipt-' || n, case when status = 'pending_payment' then 'in_review' else 'approved' end, ${order} + n, ${payment} + n, company_id, 'bank_transfer', 116, 'Prueba', ${commonValues}
     from scale_orders where n % 5 = 0`,
    `insert into invoices (document_id, state, number, type, uuid, sale_order_id, company_id, branch_id, series, folio, receiver_rfc, receiver_name, receiver_regime,
       receiver_zip_code, cfdi_use, currency, payment_method, payment_form, subtotal, discount, iva, total, issued_at, stamped_at, is_demo, live_key, ${common})
     select 'scale-invoice-' || n, case when n % 60 = 0 then 'failed' else 'stamped' end, 'Z-' || n, 'I', 'scale-' || n, ${order} + n, o.company_id, o.branch_id, 'Z', n, c.rfc, c.business_name, '601',
       '64000', 'G03', 'MXN', 'PUE', '03', 100, 0, 16, 116, placed_at, placed_at, true, 'scale-' || n, ${commonValues}
     from scale_orders o join companies c on c.id = o.company_id where n % 3 = 0 order by n`,
    `insert into distributor_quotations (document_id, status, folio, company_id, user_id, contact_name, currency, exchange_rate, valid_to, version, subtotal, iva, total, is_house, is_secondary, mails, ${common})
     select 'scale-quotation-' || n, case when o.placed_at < now() - interval '14 days' then 'vencida' when n % 2 = 0 then 'borrador' else 'enviada' end, 'Q-' || n, o.company_id, s.user_id, 'Contacto ' || n % 997, 'MXN', 18.5, o.placed_at::date + 15, 1, 100, 16, 116, false, false, 0, ${commonValues}
     from scale_orders o join sale_orders s on s.id = ${order} + n where n % 5 = 0 order by n`,
  ]);
  await knex.raw('drop table scale_orders');
}
