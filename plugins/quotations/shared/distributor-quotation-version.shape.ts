import {
  choice,
  day,
  defineShape,
  lines,
  moment,
  money,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { distributorQuotation } from './distributor-quotation.shape';
import { currencies, MOST_LINES } from './terms';

/** Keeps a version of a quotation as it was sent: prices with the steps that led to them, exchange rate and day. Nothing changes it. */
export const distributorQuotationVersion = defineShape({
  name: 'distributor-quotation-version',
  domain: 'quotations',
  label: ['una versión de cotización', 'versiones de cotización'],
  fields: {
    quotation: readOnly(reference(distributorQuotation, { label: 'Cotización' })),
    number: readOnly(quantity({ label: 'Versión', min: 1 })),
    currency: readOnly(choice(currencies, { label: 'Moneda' })),
    exchange_rate: readOnly(money({ label: 'Tipo de cambio', decimals: 4, isRate: true })),
    valid_to: readOnly(day({ label: 'Vigente hasta' })),
    subtotal: readOnly(money({ label: 'Subtotal' })),
    iva_rate: readOnly(money({ label: 'Tasa de IVA', isRate: true })),
    iva: readOnly(money({ label: 'IVA' })),
    total: readOnly(money({ label: 'Total' })),
    note: readOnly(text({ label: 'Nota', max: 2_000 })),
    sent_at: readOnly(moment({ label: 'Enviada' })),
    sent_by: readOnly(text({ label: 'Enviada por', max: 200 })),
    sent_by_id: readOnly(quantity({ label: 'Id de quien la envió', max: 2_147_483_647 })),
  },
  lines: {
    lines: lines({
      one: 'line',
      label: 'Productos',
      max: MOST_LINES,
      fields: {
        product: reference(products, { label: 'Producto', required: true }),
        sku: text({ label: 'SKU', max: 200 }),
        model: text({ label: 'Modelo', max: 200 }),
        name: text({ label: 'Nombre', max: 1_000 }),
        quantity: quantity({ label: 'Cantidad', min: 1, required: true }),
        list_price: money({ label: 'Precio de lista' }),
        unit_price: money({ label: 'Precio unitario', required: true }),
        subtotal: money({ label: 'Importe', required: true }),
        discount_percent: money({ label: 'Descuento (%)', isRate: true }),
        discount_reason: text({ label: 'Motivo del descuento', max: 500 }),
        /** The unit price with its steps, as JSON: what the order is written with. */
        price: text({ label: 'Precio con sus pasos', max: 20_000, required: true }),
      },
    }),
  },
  unique: [['quotation', 'number']],
  list: { columns: ['id', 'quotation', 'number', 'total', 'currency', 'valid_to'], filters: ['quotation'] },
});
