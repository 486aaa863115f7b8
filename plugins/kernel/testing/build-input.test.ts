import { expect, test } from 'vitest';
import { choice, day, defineReferable, defineShape, money, quantity, reference, text } from '../shared/shape';
import { createSchema } from '../server/src/shapes/records/schemas';
import { buildInput } from './build-input';

const makers = defineReferable({ domain: 'kernel', name: 'maker', table: 'makers', nameColumn: 'name', path: '/x' });
const shape = defineShape({
  name: 'ladder',
  domain: 'kernel',
  label: ['una escalera', 'escaleras'],
  fields: {
    name: text({ label: 'Nombre largo de verdad', max: 12, required: true }),
    kind: choice({ a: 'A', b: 'B' }, { label: 'Tipo', required: true }),
    height: quantity({ label: 'Altura', min: 3, required: true }),
    price: money({ label: 'Precio', above: 0, required: true }),
    bought_on: day({ label: 'Comprada', required: true }),
    maker: reference(makers, { label: 'Fabricante', required: true }),
    notes: text({ label: 'Notas', max: 20 }),
  },
  list: { columns: ['id'] },
});

test('an input is built that its schema takes, with what the test says, and no two names alike', () => {
  const [one, other] = [buildInput(shape, { maker_id: 4, height: 9 }), buildInput(shape, { maker_id: 4 })];
  expect(createSchema(shape).safeParse(one).success).toBe(true);
  expect(one).toMatchObject({ maker_id: 4, height: 9, kind: 'a' });
  expect(one.name).not.toBe(other.name);
});

test('what is referred to must be said', () => {
  // @ts-expect-error -- a test that leaves it out is told by the types
  expect(createSchema(shape).safeParse(buildInput(shape, {})).success).toBe(false);
});
