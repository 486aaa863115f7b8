import { expect, test } from 'vitest';
import { readableForm } from './edit-layout';

const text = (name: string) => ({ name, type: 'string', label: name, attribute: { type: 'string' } });
const status = {
  name: 'status',
  type: 'integer',
  label: 'Activo (1 sí, 0 no)',
  attribute: { type: 'integer', min: 0, max: 1 },
};
const formOf = (layout: Parameters<typeof readableForm>[0]['layout']) =>
  readableForm({ layout, query: {} }).layout.layout;
const namesOf = (form: ReturnType<typeof formOf>) => form.map((part) => part.map((row) => row.map(({ name }) => name)));
const titlesOf = (form: ReturnType<typeof formOf>) => form.map((part) => (part as { title?: string }).title);

test('a form stands in the titled parts that its schema says, each from the row of a field on', () => {
  const options = {
    panel: {
      sections: [
        { title: 'Identificación', from: 'name' },
        { title: 'Precios', from: 'fixed_price' },
      ],
    },
  };
  const rows = [
    [text('note')],
    [text('name'), text('sku')],
    [text('model')],
    [text('list_price'), text('fixed_price')],
  ];
  const form = formOf({ layout: [rows], options });
  expect(titlesOf(form)).toEqual([undefined, 'Identificación', 'Precios']);
  expect(namesOf(form)).toEqual([[['note']], [['name', 'sku'], ['model']], [['list_price', 'fixed_price']]]);
});

test('a form whose schema says nothing stays in one part without a title', () => {
  const form = formOf({ layout: [[[text('name')], [text('sku')]]], options: {} });
  expect(titlesOf(form)).toEqual([undefined]);
  expect(namesOf(form)).toEqual([[['name'], ['sku']]]);
});

test('a number that can only be 1 or 0 is asked as yes or no', () => {
  const [part] = formOf({ layout: [[[status, text('sku')]]] });
  expect(part?.[0]?.[0]).toMatchObject({
    type: 'flag',
    label: 'Activo',
    attribute: { min: undefined, max: undefined },
  });
  expect(part?.[0]?.[1]).toEqual(text('sku'));
});

test('the id of a record is asked by its name, a value that is one of a few by its text', () => {
  const record = { path: '/inventory/warehouses', name: 'name' };
  const choices = { 1: 'Nacional', 2: 'Internacional' };
  const number = {
    name: 'branch_id',
    type: 'integer',
    label: 'Sucursal',
    attribute: { type: 'integer', min: 1, max: 6 },
  };
  const options = { panel: { records: { branch_id: record }, choices: { supplier_type: choices } } };
  const [part] = formOf({ layout: [[[number, { ...number, name: 'supplier_type' }]]], options });
  const [branch, type] = part?.[0] ?? [];
  expect(branch).toMatchObject({ type: 'record', record, label: 'Sucursal', attribute: { min: undefined } });
  expect(type).toMatchObject({ type: 'choice', choices, attribute: { max: undefined } });
});
