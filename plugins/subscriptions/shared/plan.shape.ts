import { products } from '@mayorista/catalogue/shared';
import { createOnly, defineShape, lines, reference, text } from '@mayorista/kernel/shape';

/** How a subscription product is subscribed to: what it holds, what it is, and where it is paid (spec catalogue 3, Subscription). */
export const subscriptionPlan = defineShape({
  name: 'subscription-plan',
  domain: 'subscriptions',
  label: ['un plan de suscripción', 'planes de suscripción'],
  fields: {
    product: createOnly(reference(products, { label: 'Producto de suscripción', required: true, onRemove: 'remove' })),
    capacity: text({ label: 'Capacidad', hint: 'Hasta 8 canales', max: 160, required: true }),
    init_point: text({
      label: 'Liga de pago',
      hint: 'La del plan en el proveedor de pagos',
      max: 250,
      required: true,
      pattern: [/^https:\/\/\S+$/, 'invalid_init_point'],
    }),
  },
  lines: {
    lines: lines({
      one: 'line',
      label: 'Descripción',
      max: 20,
      fields: { text: text({ label: 'Renglón', max: 200, required: true }) },
    }),
  },
  unique: [['product']],
  hidden: true,
  list: {
    columns: ['id', 'product', 'capacity', 'init_point'],
    filters: ['product'],
    search: ['product.name', 'capacity'],
  },
});
