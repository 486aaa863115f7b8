import { expect, test } from 'vitest';
import { match } from './match';

const stock = { label: 'Límites', words: ['mínimos', 'máximos'], place: 'Existencias' };
const companies = { label: 'Empresas de un vistazo', place: 'Distribuidores' };

test.each([
  ['límites', stock, 0],
  ['LIMI', stock, 0],
  ['maximos', stock, 1],
  ['stock', stock, 3],
  ['inventario', stock, 3],
  ['limites stock', stock, 3],
  ['cliente', companies, 2],
  ['clientes', companies, 2],
  ['vistazo', companies, 1],
  ['facturas', companies, null],
  ['limites facturas', stock, null],
  ['', stock, null],
])('"%s" meets %j as %s', (text, named, rank) => {
  expect(match(text, named)).toBe(rank);
});

test('a new record is found by what people say for it', () => {
  expect(match('crear pedido', { label: 'Nuevo pedido' })).toBe(2);
  expect(match('alta de traspaso', { label: 'Nuevo traspaso' })).toBeNull();
  expect(match('nuevo tras', { label: 'Nuevo traspaso' })).toBe(0);
});
