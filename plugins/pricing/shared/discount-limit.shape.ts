import { choice, defineShape, money } from '@mayorista/kernel/shape';

/** Roles that may give something away, as an administrator names them. */
const givingRoles = {
  salesman: 'Vendedor',
  ventas: 'Ventas (panel)',
  soporte: 'Soporte',
  marketing: 'Mercadotecnia',
  catalogo: 'Catálogo',
  compras: 'Compras',
  finanzas: 'Finanzas',
  admin: 'Administrador',
} as const;

/** Up to what a role gives away alone beside the price list; somebody else authorises what is above. Whoever holds several has the widest. */
export const discountLimit = defineShape({
  name: 'discount-limit',
  domain: 'pricing',
  label: ['un límite de descuento', 'límites de descuento'],
  fields: {
    role: choice(givingRoles, { label: 'Función', required: true }),
    percent: money({ label: 'Descuento hasta (%)', min: 0, max: 100, required: true, isRate: true }),
    shipping: money({ label: 'Envío sin costo hasta (MXN)', min: 0, max: 1_000_000, default: '0.00' }),
    credit: money({ label: 'Abonos y notas de crédito hasta (MXN)', min: 0, max: 100_000_000, default: '0.00' }),
  },
  unique: [['role']],
  list: { columns: ['id', 'role', 'percent', 'shipping', 'credit'], filters: ['role'] },
});
