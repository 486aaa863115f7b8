import { choice, defineShape, money, quantity, reference, text } from '@mayorista/kernel/shape';
import { carrier } from './carrier.shape';
import { deliveryMethodLabels } from './methods';

const { branch_pickup: _free, ...paid } = deliveryMethodLabels;
const zipPattern = [/^\d{5}$/, 'invalid_zip_code'] as const;

/**
 * What a way of delivery costs, before IVA: everywhere, or in a range of postal codes, with any carrier or one. Free when the
 * merchandise is above `free_from_mxn` pesos before IVA. The closest rate holds (shipping-cost.rules.ts). status 1 = in force.
 */
export const shippingRate = defineShape({
  name: 'shipping-rate',
  domain: 'shipping',
  label: ['una tarifa de envío', 'tarifas de envío'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true }),
    method: choice(paid, { label: 'Forma de entrega', required: true }),
    carrier: reference(carrier, { label: 'Paquetería', onRemove: 'refuse' }),
    zip_from: text({ label: 'Desde el código postal', max: 5, pattern: zipPattern }),
    zip_to: text({ label: 'Hasta el código postal', max: 5, pattern: zipPattern }),
    amount: money({ label: 'Costo sin IVA', min: 0, max: 1_000_000, required: true }),
    currency: choice({ MXN: 'MXN', USD: 'USD' }, { label: 'Moneda', default: 'MXN' }),
    free_from_mxn: money({ label: 'Gratis arriba de (MXN sin IVA)', min: 0, max: 100_000_000 }),
    days_least: quantity({ label: 'Días de entrega, mínimo', max: 60, default: 1 }),
    days_most: quantity({ label: 'Días de entrega, máximo', max: 60, default: 3 }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
  },
  list: {
    columns: ['id', 'name', 'method', 'carrier', 'zip_from', 'zip_to', 'amount', 'currency', 'free_from_mxn', 'status'],
    filters: ['method', 'carrier', 'status'],
    search: ['name', 'carrier.name'],
  },
  form: [
    ['name', 'method'],
    ['carrier', 'status'],
    ['zip_from', 'zip_to'],
    ['amount', 'currency'],
    ['free_from_mxn'],
    ['days_least', 'days_most'],
  ],
});
