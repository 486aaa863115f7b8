import type { Knex } from 'knex';
import { beforeAll, expect, test } from 'vitest';
import { boot, type Client, type TestApp } from '@mayorista/kernel/testing';

let app: TestApp;
let knex: Knex;
let support: Client;

/** A schema that takes any document but those that name a product: what of the authority's own refuses cannot be shipped. */
const picky = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.sat.gob.mx/cfd/4" elementFormDefault="qualified">
<xs:element name="Comprobante"><xs:complexType><xs:sequence><xs:any minOccurs="0" maxOccurs="unbounded" processContents="skip"/></xs:sequence>
<xs:attribute name="Serie" use="prohibited"/><xs:anyAttribute processContents="skip"/></xs:complexType></xs:element></xs:schema>`;
const other = (namespace: string) =>
  `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}"/>`;

beforeAll(async () => {
  app = await boot();
  knex = app.strapi.db.connection as unknown as Knex;
  support = await app.asStaff('soporte');
});

async function load(document: string): Promise<void> {
  const at = new Date();
  const rows = {
    'cfdv40.xsd': document,
    'Pagos20.xsd': other('http://www.sat.gob.mx/Pagos20'),
    'TimbreFiscalDigitalv11.xsd': other('http://www.sat.gob.mx/TimbreFiscalDigital'),
  };
  await knex('sat_schemas').delete();
  for (const [name, content] of Object.entries(rows))
    await knex('sat_schemas').insert({ name, content, created_at: at, updated_at: at });
}

const openOrder = async (): Promise<number> =>
  (
    await knex('sale_orders')
      .whereIn('status', ['paid', 'ready', 'delivered'])
      .whereNotIn('id', knex('invoices').whereNotNull('sale_order_id').select('sale_order_id'))
      .orderBy('id')
      .first('id')
  ).id;

test('a document that the loaded schemas refuse is never sealed nor sent: it keeps their reasons and gets no folio [SF-INVOICE-001]', async () => {
  await load(
    picky.replace(
      '<xs:attribute name="Serie" use="prohibited"/>',
      '<xs:attribute name="Folio" use="required" fixed="0" />',
    ),
  );
  const stamps = await knex('demo_stamps').count({ n: '*' }).first();
  const { body } = await support.post<{ data: { id: number } }>('/billing/invoices', {
    sale_order_id: await openOrder(),
  });
  await app.settle();
  const refused = await knex('invoices').where({ id: body.data.id }).first();
  expect(refused).toMatchObject({ state: 'failed', number: null, uuid: null });
  expect(refused.failure).toContain('Folio');
  expect(await knex('demo_stamps').count({ n: '*' }).first()).toEqual(stamps);

  await load(picky.replace('<xs:attribute name="Serie" use="prohibited"/>', ''));
  expect((await support.put(`/billing/invoice-states/${body.data.id}`, { state: 'validated' })).status).toBe(200);
  await app.settle();
  expect((await knex('invoices').where({ id: body.data.id }).first()).state).toBe('stamped');
});
