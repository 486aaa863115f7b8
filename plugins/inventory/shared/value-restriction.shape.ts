import { defineShape, flag, money, reference, text } from '@mayorista/kernel/shape';
import { brands } from '@mayorista/catalogue/shared';
import { branches } from './referables';

/** Products that a branch does not sell freely, by list price and brand, with what its buyers are told (spec storefront 2, Stock modal). */
export const valueRestriction = defineShape({
  name: 'value-restriction',
  domain: 'inventory',
  label: ['una restricción de venta por sucursal', 'restricciones de venta por sucursal'],
  fields: {
    branch: reference(
      { ...branches, path: '/inventory/warehouses' },
      { label: 'Sucursal', required: true, onRemove: 'remove' },
    ),
    brand: reference(brands, { label: 'Marca', hint: 'Vacío: todas las marcas', onRemove: 'clear', plainColumn: true }),
    min_value: money({
      label: 'Valor mínimo (USD)',
      hint: 'Precio de lista desde el que aplica; vacío: desde cero',
      min: 0,
      max: 100_000_000,
      digits: [10, 2],
    }),
    max_value: money({
      label: 'Valor máximo (USD)',
      hint: 'Precio de lista hasta el que aplica; vacío: sin tope',
      min: 0,
      max: 100_000_000,
      digits: [10, 2],
    }),
    message: text({ label: 'Mensaje', hint: 'Lo que el cliente lee en los inventarios', max: 250, required: true }),
    is_active: flag({ label: 'Vigente', default: true }),
  },
  indexes: [['branch', 'is_active']],
  list: {
    columns: ['id', 'branch', 'min_value', 'max_value', 'message', 'is_active'],
    filters: ['branch', 'brand', 'is_active'],
    search: ['message'],
  },
});
