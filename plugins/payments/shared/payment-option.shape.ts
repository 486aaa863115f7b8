import { choice, defineShape, money, quantity, text } from '@mayorista/kernel/shape';
import { paymentMethodLabels } from './methods';

/** A way to pay as buyers are offered it, and what it costs on top of what is paid. status 1 = offered. */
export const paymentOption = defineShape({
  name: 'payment-option',
  domain: 'payments',
  label: ['una forma de pago', 'formas de pago'],
  fields: {
    method: choice(paymentMethodLabels, { label: 'Forma', required: true }),
    name: text({ label: 'Nombre', max: 120, required: true }),
    commission_percentage: money({ label: 'Comisión (%, IVA incluido)', min: 0, max: 100, default: '0', isRate: true }),
    position: quantity({ label: 'Orden', max: 1_000, default: 100 }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
  },
  unique: [['method']],
  list: {
    columns: ['id', 'method', 'name', 'commission_percentage', 'position', 'status'],
    filters: ['status'],
    order: ['position', 'asc'],
  },
});
