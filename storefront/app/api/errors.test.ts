import { expect, test } from 'vitest';
import { apiErrorFrom } from './errors';

test('field messages, code and request id are read from the answer', () => {
  const error = apiErrorFrom(422, {
    errors: { quantity: ['Cantidad requerida'] },
    error: { message: 'x', details: { codes: ['bad_quantity'], requestId: 'r-1' } },
  });
  expect(error).toMatchObject({
    status: 422,
    fields: { quantity: ['Cantidad requerida'] },
    code: 'bad_quantity',
    requestId: 'r-1',
  });
});

test('an answer without field messages speaks as a whole', () => {
  expect(apiErrorFrom(403, { error: { message: 'Acción no autorizada' } }).fields).toEqual({
    _general: ['Acción no autorizada'],
  });
});

test.each([null, '<html>', 7, [], { errors: 'x' }, { errors: { a: [1, null] } }])(
  '%j makes an error without trouble',
  (body) => {
    expect(apiErrorFrom(502, body).status).toBe(502);
  },
);

test('what changed meanwhile comes with the refusal, line by line', () => {
  const body = {
    errors: { _general: ['Revisa los datos de tu pedido'] },
    changes: [{ text: 'Cámara: el precio cambió' }, null, {}],
  };
  expect(apiErrorFrom(422, body).changes).toEqual(['Cámara: el precio cambió']);
  expect(apiErrorFrom(422, { changes: 'no' }).changes).toEqual([]);
});

test('numbers beside the texts of a refusal are kept by name, and nothing else', () => {
  const body = { data: null, main_inventory_quantity: 3, product_alternatives: [], errors: { a: ['3 piezas'] } };
  expect(apiErrorFrom(422, body).numbers).toEqual({ main_inventory_quantity: 3 });
  expect(apiErrorFrom(500, null).numbers).toEqual({});
});
