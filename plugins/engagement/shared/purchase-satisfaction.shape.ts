import { createOnly, defineShape, flag, quantity, readOnly, reference, text } from '@mayorista/kernel/shape';
import { companies } from '@mayorista/companies/shared';
import { saleOrders } from '@mayorista/sales/shared';

/** Stages of a purchase that its buyer may name, as the card calls them (spec storefront 2, screen 24). */
export const purchaseSteps = {
  step_products: 'Lista de productos',
  step_shipping: 'Método de envió',
  step_address: 'Dirección y entrega',
  step_payment: 'Método de pago',
  step_confirmation: 'Confirmación del pedido',
  step_other: 'Otro',
} as const;

export type PurchaseStep = keyof typeof purchaseSteps;

const step = (key: PurchaseStep) => createOnly(flag({ label: purchaseSteps[key] }));

/** How easy a buyer found their purchase, from 1 ('Muy complicado') to 7 ('Muy fácil'): once for each order. */
export const purchaseSatisfaction = defineShape({
  name: 'purchase-satisfaction',
  domain: 'engagement',
  label: ['una opinión de compra', 'opiniones de compra'],
  fields: {
    sale_order: createOnly(reference(saleOrders, { label: 'Pedido', required: true, onRemove: 'remove' })),
    company: readOnly(reference(companies, { label: 'Empresa', onRemove: 'remove' })),
    answered_by: readOnly(text({ label: 'Contestó', max: 255 })),
    ease: createOnly(
      quantity({ label: 'Facilidad de compra', hint: '1 muy complicado, 7 muy fácil', min: 1, max: 7, required: true }),
    ),
    step_products: step('step_products'),
    step_shipping: step('step_shipping'),
    step_address: step('step_address'),
    step_payment: step('step_payment'),
    step_confirmation: step('step_confirmation'),
    step_other: step('step_other'),
    comment: createOnly(text({ label: 'Comentarios', max: 1_000 })),
  },
  unique: [['sale_order']],
  indexes: [['company'], ['ease']],
  list: {
    columns: ['id', 'sale_order', 'company', 'answered_by', 'ease', 'comment', 'createdAt'],
    filters: ['sale_order', 'company', 'ease', 'step_shipping', 'step_address', 'step_payment', 'step_confirmation'],
    search: ['sale_order.name', 'company.name', 'answered_by', 'comment'],
  },
});
