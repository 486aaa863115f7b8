import { choice, defineShape, quantity, text } from '@mayorista/kernel/shape';
import { orderTypeLabels } from '../order.types';

/** A kind of order that buyers choose (spec storefront 7, cart-sale-order-types). status 1 = offered. */
export const saleOrderType = defineShape({
  name: 'sale-order-type',
  domain: 'sales',
  label: ['un tipo de pedido', 'tipos de pedido'],
  fields: {
    key: choice(orderTypeLabels, { label: 'Clave', required: true }),
    name: text({ label: 'Nombre', max: 120, required: true }),
    position: quantity({ label: 'Orden', max: 1_000, default: 100 }),
    status: quantity({ label: 'Activo (1 sí, 0 no)', max: 1, default: 1 }),
  },
  unique: [['key']],
  list: { columns: ['id', 'key', 'name', 'position', 'status'], filters: ['status'], order: ['position', 'asc'] },
});
