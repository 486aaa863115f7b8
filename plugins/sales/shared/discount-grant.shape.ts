import { choice, defineShape, flag, moment, money, quantity, readOnly, reference, text } from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';
import { saleOrders } from './referables';

const name = (label: string) => readOnly(text({ label, max: 255 }));

/**
 * Keeps what somebody gave away by hand: on which cart or quotation, to whom, how much it comes to, and who authorised it. Above the limit of
 * who grants it, or below what the goods cost, it waits for somebody else and does not hold until then (design 5: authorised person).
 */
export const discountGrant = defineShape({
  name: 'discount-grant',
  domain: 'sales',
  label: ['un descuento concedido', 'descuentos concedidos'],
  fields: {
    source_type: readOnly(
      choice({ cart: 'Carrito', 'distributor-quotation': 'Cotización' }, { label: 'En', required: true }),
    ),
    source_id: readOnly(quantity({ label: 'Núm.', min: 1, max: 2_147_483_647, required: true })),
    kind: readOnly(choice({ line: 'De un producto', whole: 'De todo', shipping: 'Envío sin costo' }, { label: 'Qué' })),
    company: readOnly(reference(companies, { label: 'Empresa', onRemove: 'clear' })),
    product: readOnly(reference(products, { label: 'Producto', onRemove: 'clear' })),
    quantity: readOnly(quantity({ label: 'Piezas', max: 2_147_483_647 })),
    percent: readOnly(money({ label: 'Descuento (%)', isRate: true })),
    amount: readOnly(money({ label: 'Lo que se regala' })),
    currency: readOnly(choice({ MXN: 'MXN', USD: 'USD' }, { label: 'Moneda', required: true })),
    is_below_cost: readOnly(flag({ label: 'Por debajo del costo' })),
    reason: readOnly(text({ label: 'Motivo', max: 500 })),
    limit_percent: readOnly(money({ label: 'Límite de quien lo concede (%)', isRate: true })),
    granted_by: name('Lo concede'),
    /** 'person:12' or 'staff:3': by whom it was granted, and which address both accounts of one person share. */
    granted_by_key: readOnly(text({ label: 'Cuenta de quien lo concede', max: 60 })),
    granted_by_email: readOnly(text({ label: 'Correo de quien lo concede', max: 255 })),
    granted_at: readOnly(moment({ label: 'Concedido' })),
    decided_by: name('Lo autorizó o rechazó'),
    decided_by_key: readOnly(text({ label: 'Cuenta de quien decidió', max: 60 })),
    decided_at: readOnly(moment({ label: 'Decidido' })),
    decision_note: readOnly(text({ label: 'Nota', max: 500 })),
    sale_order: readOnly(reference(saleOrders, { label: 'Pedido' })),
  },
  stateField: 'status',
  states: {
    waiting: { label: { es: 'Por autorizar', en: 'To be authorised' }, tone: 'warning' },
    granted: { label: { es: 'Dentro de su límite', en: 'Within the limit' }, tone: 'success' },
    authorised: { label: { es: 'Autorizado', en: 'Authorised' }, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, tone: 'danger' },
    withdrawn: { label: { es: 'Retirado', en: 'Withdrawn' } },
  },
  moves: {
    authorise: {
      from: 'waiting',
      to: 'authorised',
      label: 'Autorizar',
      input: { note: text({ label: 'Nota', max: 500 }) },
    },
    reject: {
      from: 'waiting',
      to: 'rejected',
      label: 'Rechazar',
      input: { note: text({ label: 'Por qué no', max: 500, required: true }) },
    },
    /** By the platform alone, as it is given. */
    within: { from: 'waiting', to: 'granted', label: 'Conceder dentro del límite' },
    withdraw: {
      from: ['granted', 'authorised', 'waiting', 'rejected'],
      to: 'withdrawn',
      label: 'Retirar',
      input: { note: text({ label: 'Por qué', max: 500, required: true }) },
    },
  },
  indexes: [['source_type', 'source_id'], ['status'], ['company', 'granted_at']],
  list: {
    columns: ['id', 'status', 'company', 'source_type', 'source_id', 'kind', 'product', 'percent', 'amount', 'currency', 'granted_by', 'granted_at', 'decided_by', 'sale_order'], // prettier-ignore
    filters: ['status', 'company', 'source_type', 'source_id', 'granted_by_key', 'is_below_cost', 'sale_order'],
    search: ['granted_by', 'decided_by', 'reason', 'company.name', 'product.name'],
  },
});
