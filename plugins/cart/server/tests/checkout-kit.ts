import { givenProduct } from '@mayorista/catalogue/testing';
import { givenPerson } from '@mayorista/people/testing';
import { expect } from 'vitest';
import { boot, client, type Client, type TestApp } from '@mayorista/kernel/testing';

interface Line {
  readonly id: number;
  readonly unit_price: string;
  readonly promised_on: string | null;
  readonly special_discount: { readonly percent: string } | null;
}
export interface Cart {
  readonly id: number;
  readonly stage: string;
  readonly version: number;
  readonly currency: string;
  readonly subtotal: string;
  readonly shipping_cost: string;
  readonly iva_rate: string;
  readonly iva_note: string | null;
  readonly iva: string;
  readonly total: string;
  readonly order_type: string;
  readonly delivery: Record<string, unknown> | null;
  readonly payment: {
    readonly left_over: string | null;
    readonly parts: readonly { readonly method: string; readonly amount: string }[];
  } | null;
  readonly cart_details: readonly Line[];
  readonly reservation_seconds_left: number | null;
  readonly changes?: readonly {
    readonly detail_id: number | null;
    readonly field: string;
    readonly before: unknown;
    readonly after: unknown;
    readonly text: string;
  }[];
}
export type One = { readonly data: Cart };
export interface Order {
  readonly id: number;
  readonly status: string;
  readonly total: string;
  readonly iva_rate: string;
  readonly iva_note: string | null;
  readonly shipping_cost: string;
  readonly order_type: string;
  readonly cfdi_use: string | null;
  readonly purchase_order_number: string | null;
  readonly comments: string | null;
  readonly delivery: {
    readonly method: string;
    readonly address: { readonly zipCode: string } | null;
    readonly carrier_name: string | null;
  };
  readonly payments: readonly {
    readonly method: string;
    readonly amount: string;
    readonly status: string;
    readonly due_on: string | null;
  }[];
  readonly details: readonly { readonly unit_price: string; readonly special_discount: string | null }[];
}

export let app: TestApp;
export let branchId: number;
export const knex = () => app.strapi.db.connection;

/** Starts the platform for a file of tests. */
export async function begin(): Promise<void> {
  app = await boot();
  branchId = ((await knex()('branches').where({ code: 'MTY' }).first('id')) as { id: number }).id;
}

let sequence = 0;
/** A company of the branch of Monterrey, buying in pesos, with as much credit and money in its wallet as is said. */
export async function company(credit: string | null = null, wallet: string | null = null): Promise<number> {
  const name = `Compra ${++sequence}`;
  const base = { document_id: `compra-${process.pid}-${sequence}`, business_name: name, rfc: null };
  const [row] = (await knex()('companies')
    .insert({ ...base, price_level: 1, status: 1, currency: 'MXN', credit_blocked: false, secondary_user_markup: 10 })
    .returning('id')) as { id: number }[];
  const id = row!.id;
  await knex()('companies_branch_lnk').insert({ company_id: id, branch_id: branchId });
  const line = {
    document_id: `l-${base.document_id}`,
    company_id: id,
    currency: 'MXN',
    credit_days: 30,
    is_blocked: false,
  };
  if (credit !== null) await knex()('credit_lines').insert({ ...line, credit_limit: credit });
  if (wallet !== null) {
    const deposit = { kind: 'wallet', company_id: id, currency: 'MXN', amount: wallet, reference: `D-${id}` };
    expect((await (await app.asStaff('soporte')).post('/payments/company-ledger-deposits', deposit)).status).toBe(201);
  }
  return id;
}
export const buyerOf = async (id: number, role = 'distributor'): Promise<Client> =>
  client(app.url, (await givenPerson(app, { role, companyId: id })).token);
export const product = async (listPrice = '10.00', fields = {}) =>
  (await givenProduct(app, { stock: { MTY: 50 }, listPrice, fields })).id;
/** Sends a step and expects it to be taken. */
export async function step(who: Client, path: string, body: unknown): Promise<Cart> {
  const { status, body: told } = await who.post<One>(`/api/${path}`, body);
  expect([path, status, status === 200 ? '' : told]).toEqual([path, 200, '']);
  return told.data;
}
export const stage = (who: Client, cartStage: string) => step(who, 'cart-stages', { cartStage });
export const address = {
  street: 'Av. Constitución',
  exterior_number: '400',
  colony: 'Centro',
  state: 'Nuevo León',
  zip_code: '64000',
  telephone: '8181234567',
  receivers_name: 'Laura Villarreal',
};
/** A cart of a product on its way to payment, sent home to an address. */
export async function sentHome(who: Client, productId: number, quantity = 1, zip = '64000'): Promise<Cart> {
  await step(who, 'cart-details', { product_id: productId, quantity });
  await stage(who, 'shipping_method');
  await step(who, 'cart-deliveries', { type: 'home_delivery' });
  await stage(who, 'delivery_address');
  await step(who, 'cart-addresses', { ...address, zip_code: zip });
  return stage(who, 'payment_method');
}
export async function placed(who: Client): Promise<Order> {
  await stage(who, 'confirmation');
  const { status, body } = await who.post<{ data: { sale_order: { id: number } } }>('/api/cart-stages', {
    cartStage: 'ordered',
  });
  expect([status, status === 200 ? '' : body]).toEqual([200, '']);
  return (await who.get<{ data: Order }>(`/api/sale-orders/${body.data.sale_order.id}`)).body.data;
}
export const bodyOf = (told: { body: unknown }) =>
  told.body as { errors: Record<string, string[]> } & Record<string, unknown>;

/** Told of every later step of a cart that is at its list of products. */
export const backInList =
  'Tu pedido regresó a la lista de productos: terminó el tiempo de apartado o lo regresaste en otra ventana. Tus productos siguen en el carrito: continúa con el pedido';
