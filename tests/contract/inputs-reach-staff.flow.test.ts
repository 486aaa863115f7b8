import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestApp } from '@mayorista/kernel/testing';
import { distributorRegistry } from '@mayorista/companies/shared';
import { distributorQuotation } from '@mayorista/quotations/shared';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let app: TestApp;
let document: Document;

beforeAll(async () => {
  app = await boot();
  document = (await app.anonymous.get<Document>('/api/openapi.json')).body;
});

const partsOf = (schema: Schema): readonly Schema[] => [
  ...(schema.oneOf ?? []),
  ...(schema.anyOf ?? []),
  ...(schema.allOf ?? []),
];
const resolve = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : resolve(document.components.schemas[schema.$ref.split('/').pop() ?? ''] ?? {});
function inputsOf(given: Schema): string[] {
  const schema = resolve(given);
  return [...Object.keys(schema.properties ?? {}), ...partsOf(schema).flatMap(inputsOf)];
}

/** The inputs that a call takes, by its description. */
function inputs(method: string, call: string): string[] {
  const content = document.paths[call]?.[method]?.requestBody?.content ?? {};
  return [...new Set(Object.values(content).flatMap(({ schema }) => (schema === undefined ? [] : inputsOf(schema))))];
}

const orderPage = 'plugins/sales-desk/admin/src/pages/order';
const deliveryCard = `${orderPage}/Parties.tsx`;
/** Where what a buyer says is shown to staff: a page of the panel and what of it shows it. */
type Shown = readonly [file: string, shows: string];
/** Not said to staff, because it only steers the checkout, or decides which of the others is meant. */
type Steers = string;

const address: Readonly<Record<string, Shown | Steers>> = {
  street: [deliveryCard, 'address.street'],
  exterior_number: [deliveryCard, 'address.exteriorNumber'],
  interior_number: [deliveryCard, 'address.interiorNumber'],
  colony: [deliveryCard, 'address.colony'],
  municipality: [deliveryCard, 'address.municipality'],
  state: [deliveryCard, 'address.state'],
  zip_code: [deliveryCard, 'address.zipCode'],
  reference: [deliveryCard, 'address.reference'],
  telephone: [deliveryCard, 'delivery.receiver.telephone'],
  receivers_name: [deliveryCard, 'delivery.receiver.name'],
  alias: 'the name of the address in the buyer’s own book',
  addressId: 'which address of the book',
  address_book_detail_id: 'which address of the book',
};

/** Every input of checkout, and where it is shown to staff. What is asked for and shown to nobody is a defect. */
const checkout: Readonly<Record<string, Readonly<Record<string, Shown | Steers>>>> = {
  'post /api/cart-deliveries': {
    type: [deliveryCard, 'deliveryText(delivery_type)'],
    branch_id: [deliveryCard, 'branch.name'],
    delivery_office: [deliveryCard, 'delivery.office_name'],
    carrier_id: [deliveryCard, 'delivery.carrier_name'],
    delivery_provider_will_collect_order: [deliveryCard, 'delivery.carrier_collects'],
    tracking_number: [deliveryCard, 'delivery.tracking_number'],
    file_name: [deliveryCard, 'delivery.guide_file'],
    receiver: [deliveryCard, 'delivery.receiver.name'],
    supply: [`${orderPage}/Divisions.tsx`, 'warehouse'],
    addressId: 'which address of the book',
  },
  'post /api/cart-addresses': address,
  'post /api/cart-payments': {
    method: [deliveryCard, 'part.method_label'],
    payments: [deliveryCard, 'part.amount'],
  },
  'post /api/cart-sale-order-types': { sale_order_type_id: [deliveryCard, 'order_type'] },
  'post /api/cart-cfdi-uses': {
    cfdi_use: [deliveryCard, 'cfdi_use ??'],
    cfdi_use_id: [deliveryCard, 'cfdi_use ??'],
  },
  'post /api/cart-user-extra-data': {
    purchase_order_number: [deliveryCard, 'purchase_order_number ??'],
    comments: [deliveryCard, 'comments ??'],
  },
  'post /api/cart-stages': { cartStage: 'steers the checkout', cart_id: 'steers the checkout' },
};

const root = path.join(import.meta.dirname, '../..');
const isShown = ([file, shows]: Shown): boolean => readFileSync(path.join(root, file), 'utf8').includes(shows);

describe.each(Object.entries(checkout))('%s', (call, shown) => {
  test('takes what is listed here, and all of it is shown to staff', () => {
    const [method = '', address = ''] = call.split(' ');
    expect(inputs(method, address).sort()).toEqual(Object.keys(shown).sort());
    const hidden = Object.entries(shown).filter(([, where]) => typeof where !== 'string' && !isShown(where));
    expect(hidden).toEqual([]);
  });
});

/** What is written by the house, or follows from a step: the page of the record tells it beside the form. */
const besideForm = new Set(['answer', 'target_total']);

test('every field of a quotation that is asked for stands in its form in the panel, or its conversion in the order', () => {
  const form = new Set((distributorQuotation.form ?? []).flat());
  const asked = inputs('post', '/api/distributor-quotations').map((name) => name.replace(/_id$/, ''));
  expect(asked.filter((name) => !form.has(name as never))).toEqual([]);
  const converting = new Set(Object.keys(distributorQuotation.moves.convert.input));
  const ordered: Readonly<Record<string, string>> = {
    delivery_method: 'type',
    branch: 'branch_id',
    address: 'addressId',
    carrier: 'carrier_id',
    office: 'delivery_office',
    receiver_name: 'receiver',
    receiver_telephone: 'receiver',
    payment_method: 'method',
    cfdi_use: 'cfdi_use',
    purchase_order_number: 'purchase_order_number',
    comments: 'comments',
  };
  expect([...converting].sort()).toEqual(Object.keys(ordered).sort());
  const known = new Set(Object.values(checkout).flatMap((each) => Object.keys(each)));
  expect(Object.values(ordered).filter((name) => !known.has(name))).toEqual([]);
  const counter = 'plugins/quotations/admin/src/quotations/CounterOffer.tsx';
  for (const name of besideForm) expect(isShown([counter, name]), name).toBe(true);
});

test('everything that a registration asks for stands in the form of its prospect', () => {
  const form = new Set<string>((distributorRegistry.form ?? []).flat());
  const fields = Object.entries(distributorRegistry.fields).flatMap(([name, field]) =>
    'writable' in field && field.writable === 'read-only' ? [] : [name],
  );
  expect([...fields, ...Object.keys(distributorRegistry.lines)].filter((name) => !form.has(name))).toEqual([]);
});
