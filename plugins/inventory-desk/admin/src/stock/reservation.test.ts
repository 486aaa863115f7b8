import { expect, test } from 'vitest';
import { holderText, shelfText, untilText, type Reservation } from './reservation';

const held: Reservation = {
  id: 1,
  branch_id: 2,
  grade: 'Stock',
  quantity: 3,
  holder_type: 'cart',
  holder_id: '12',
  holder_name: null,
  expires_at: '2026-03-02T18:30:00.000Z',
};
const at = (time: string): number => new Date(`2026-03-02T${time}.000Z`).getTime();

test('who holds pieces is told by name, or by the number of the cart', () => {
  expect(holderText({ ...held, holder_name: 'Carrito de Acme (a@b.mx)' })).toBe('Carrito de Acme (a@b.mx)');
  expect(holderText(held)).toBe('Carrito núm. 12');
});

test('where they are says the condition of pieces that are not new', () => {
  const branches = [{ id: 2, name: 'Monterrey' }];
  expect(shelfText(held, branches, new Map())).toBe('Monterrey');
  expect(shelfText({ ...held, grade: 'B' }, branches, new Map([['B', 'Con detalles']]))).toBe(
    'Monterrey · Con detalles',
  );
});

test('until when is told in minutes; what is over is about to be free', () => {
  expect(untilText(held.expires_at, at('18:00:30'))).toBe('Quedan 30 minutos');
  expect(untilText(held.expires_at, at('18:29:10'))).toBe('Queda 1 minuto');
  expect(untilText(held.expires_at, at('18:30:00'))).toBe('Por liberarse');
});
