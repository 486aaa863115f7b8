import {
  choice,
  createOnly,
  day,
  defineShape,
  flag,
  lines,
  moment,
  money,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { companies, companyAddress } from '@mayorista/companies/shared';
import { branches } from '@mayorista/inventory/shared';
import { paymentMethodLabels } from '@mayorista/payments/shared';
import { saleOrders } from '@mayorista/sales/shared';
import { carrier, deliveryMethodLabels, deliveryOffice } from '@mayorista/shipping/shared';
import { answerLabels, currencies, MOST_LINES } from './terms';

const amount = (label: string) => readOnly(money({ label, default: '0.00' }));
const largestId = 2_147_483_647;

/**
 * Offers products to a company at prices and an exchange rate that are held until the end of a day (design 5, Quotations; spec storefront
 * 4 and 7). Its lines are those of the version in work; each version that was sent is frozen beside it.
 */
export const distributorQuotation = defineShape({
  name: 'distributor-quotation',
  domain: 'quotations',
  label: ['una cotización', 'cotizaciones'],
  fields: {
    folio: readOnly(text({ label: 'Folio', max: 40, unique: true })),
    company: createOnly(reference(companies, { label: 'Empresa' })),
    /** Whose quotation it is: the person who asked for it; none when the house made it for a company. */
    user_id: readOnly(quantity({ label: 'Persona', max: largestId })),
    contact_name: text({ label: 'Atención a', max: 200 }),
    contact_email: text({
      label: 'Correo',
      max: 200,
      pattern: [/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, 'quotation_mail_invalid'],
    }),
    currency: createOnly(choice(currencies, { label: 'Moneda' })),
    exchange_rate: readOnly(
      money({ label: 'Tipo de cambio', hint: 'Pesos por dólar, sostenido', decimals: 4, isRate: true }),
    ),
    valid_to: day({ label: 'Vigente hasta' }),
    version: readOnly(quantity({ label: 'Versión', min: 1, default: 1 })),
    note: text({ label: 'Nota', max: 2_000 }),
    subtotal: amount('Subtotal'),
    iva: amount('IVA'),
    total: amount('Total'),
    sent_at: readOnly(moment({ label: 'Enviada' })),
    viewed_at: readOnly(moment({ label: 'Vista' })),
    answered_at: readOnly(moment({ label: 'Contestada' })),
    answered_as: readOnly(choice(answerLabels, { label: 'Cómo se contestó' })),
    converted_at: readOnly(moment({ label: 'Convertida' })),
    /** Of how it was converted, by which a repeat is told from another wish. */
    conversion_hash: readOnly(text({ label: 'Huella de la conversión', max: 64 })),
    answer: readOnly(text({ label: 'Respuesta', max: 2_000 })),
    target_total: readOnly(money({ label: 'Total que propone el cliente' })),
    sale_order: readOnly(reference(saleOrders, { label: 'Pedido' })),
    /** Made or revised by the house: the buyer sees it once it is sent, and does not change it. */
    is_house: readOnly(flag({ label: 'De la casa' })),
    /** Of a secondary user: at the mark-up of the company, and theirs alone to accept. */
    is_secondary: readOnly(flag({ label: 'De un usuario secundario' })),
    mails: readOnly(quantity({ label: 'Correos enviados', default: 0 })),
  },
  lines: {
    lines: lines({
      one: 'line',
      label: 'Productos',
      max: MOST_LINES,
      unique: [['product'], 'Este producto ya está en la cotización'],
      fields: {
        product: reference(products, { label: 'Producto', required: true }),
        quantity: quantity({ label: 'Cantidad', min: 1, required: true }),
        discount_percent: money({ label: 'Descuento (%)', above: 0, max: 100, isRate: true }),
        discount_reason: text({ label: 'Motivo del descuento', max: 500 }),
        unit_price: readOnly(money({ label: 'Precio unitario' })),
        subtotal: readOnly(money({ label: 'Importe' })),
      },
    }),
  },
  stateField: 'status',
  states: {
    borrador: { label: { es: 'Borrador', en: 'Draft' }, editable: true, removable: true },
    enviada: { label: { es: 'Enviada', en: 'Sent' }, tone: 'primary' },
    vista: { label: { es: 'Vista', en: 'Seen' }, tone: 'primary' },
    contraoferta: { label: { es: 'Contraoferta', en: 'Counter-offer' }, tone: 'warning', editable: true },
    aceptada: { label: { es: 'Aceptada', en: 'Accepted' }, tone: 'success' },
    rechazada: { label: { es: 'Rechazada', en: 'Rejected' }, tone: 'danger' },
    vencida: { label: { es: 'Vencida', en: 'Expired' }, tone: 'danger' },
    convertida: { label: { es: 'Convertida', en: 'Ordered' }, tone: 'success' },
  },
  moves: {
    send: { from: 'borrador', to: 'enviada', label: 'Enviar' },
    view: { from: 'enviada', to: 'vista', label: 'Marcar como vista' },
    counter: {
      from: ['enviada', 'vista'],
      to: 'contraoferta',
      label: 'Hacer una contraoferta',
      input: {
        answer: text({ label: 'Qué propones', max: 2_000, required: true }),
        target_total: money({ label: 'Total que propones', above: 0 }),
      },
    },
    revise: {
      from: ['enviada', 'vista', 'contraoferta', 'rechazada', 'vencida'],
      to: 'borrador',
      label: 'Preparar una versión nueva',
    },
    accept: { from: ['enviada', 'vista'], to: 'aceptada', label: 'Aceptar' },
    reject: {
      from: ['enviada', 'vista', 'contraoferta', 'aceptada'],
      to: 'rechazada',
      label: 'Rechazar',
      input: { answer: text({ label: 'Motivo', max: 2_000 }) },
    },
    expire: { from: ['borrador', 'enviada', 'vista', 'contraoferta', 'aceptada'], to: 'vencida', label: 'Vencer' },
    convert: {
      from: 'aceptada',
      to: 'convertida',
      label: 'Convertir en pedido',
      input: {
        delivery_method: choice(deliveryMethodLabels, { label: 'Entrega', required: true }),
        branch: reference(branches, { label: 'Sucursal' }),
        address: reference(companyAddress, { label: 'Dirección' }),
        carrier: reference(carrier, { label: 'Paquetería' }),
        office: reference(deliveryOffice, { label: 'Oficina' }),
        receiver_name: text({ label: 'Quién recibe', max: 200 }),
        receiver_telephone: text({ label: 'Teléfono de quien recibe', max: 30 }),
        payment_method: choice(paymentMethodLabels, { label: 'Forma de pago', required: true }),
        cfdi_use: text({ label: 'Uso de CFDI', max: 4 }),
        purchase_order_number: text({ label: 'Orden de compra', max: 100 }),
        comments: text({ label: 'Comentarios', max: 1_000 }),
      },
    },
  },
  indexes: [['company', 'status'], ['status', 'valid_to'], ['user_id']],
  found: {
    by: { folio: 'folio C', contact_email: 'code' },
    shows: ['company', 'contact_name', 'status'],
    words: ['presupuesto'],
  },
  list: {
    columns: ['id', 'folio', 'company', 'version', 'total', 'currency', 'valid_to', 'status'],
    filters: ['status', 'company', 'currency', 'valid_to', 'sale_order', 'lines.product'],
    search: ['folio', 'contact_name', 'contact_email', 'company.name', 'note'],
  },
  form: [['company', 'currency'], ['contact_name', 'contact_email'], 'valid_to', 'lines', 'note'],
});
