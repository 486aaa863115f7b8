import {
  choice,
  day,
  defineShape,
  flag,
  lines,
  moment,
  money,
  privateFile,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';
import { branches } from '@mayorista/inventory/shared';
import { saleOrders } from '@mayorista/sales/shared';
import { invoices } from './referables';
import { cancellationReasons, currencies, documentTypes, paymentMethods } from './terms';

const amount = (label: string) => readOnly(money({ label, default: '0.00' }));

/**
 * A document of CFDI 4.0 (spec storefront 7, Invoices): an invoice, credit note or payment complement. Its receiver, lines and totals are
 * frozen when it is made; the platform alone writes them.
 */
export const invoice = defineShape({
  name: 'invoice',
  domain: 'billing',
  label: ['una factura', 'facturas'],
  fields: {
    number: readOnly(text({ label: 'Folio', max: 40, unique: true })),
    type: readOnly(choice(documentTypes, { label: 'Tipo', required: true })),
    uuid: readOnly(text({ label: 'Folio fiscal', max: 36, unique: true })),
    sale_order: readOnly(reference(saleOrders, { label: 'Pedido' })),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    branch: readOnly(reference(branches, { label: 'Sucursal' })),
    original: readOnly(reference(invoices, { label: 'Factura original' })),
    relation_type: readOnly(text({ label: 'Relación', hint: 'Clave de c_TipoRelacion', max: 2 })),
    series: readOnly(text({ label: 'Serie', max: 10 })),
    folio: readOnly(quantity({ label: 'Número', max: 2_147_483_647 })),
    receiver_rfc: readOnly(text({ label: 'RFC', max: 13 })),
    receiver_name: readOnly(text({ label: 'Razón social', max: 254 })),
    receiver_regime: readOnly(text({ label: 'Régimen fiscal', max: 3 })),
    receiver_zip_code: readOnly(text({ label: 'Código postal', max: 5 })),
    issue_zip_code: readOnly(text({ label: 'Lugar de expedición', max: 5 })),
    cfdi_use: readOnly(text({ label: 'Uso de CFDI', max: 4 })),
    /** The use that the buyer or staff chose for this document; empty where it is the company's own. */
    chosen_use: readOnly(text({ label: 'Uso de CFDI elegido', max: 4 })),
    currency: readOnly(choice(currencies, { label: 'Moneda', required: true })),
    exchange_rate: readOnly(money({ label: 'Tipo de cambio', decimals: 4, isRate: true })),
    payment_method: readOnly(choice(paymentMethods, { label: 'Método de pago' })),
    payment_form: readOnly(text({ label: 'Forma de pago', max: 2 })),
    /** Of a global invoice: the day on which its receipts were paid. */
    sales_day: readOnly(day({ label: 'Día de las ventas' })),
    /** Of an invoice that advances pay: the folios of theirs (relation 07), with commas between, and what they come to. */
    advance_uuids: readOnly(text({ label: 'Anticipos', max: 2_000 })),
    advance_applied: readOnly(money({ label: 'Pagado con anticipos' })),
    conditions: readOnly(text({ label: 'Condiciones de pago', max: 1_000 })),
    subtotal: amount('Subtotal'),
    discount: amount('Descuento'),
    iva: amount('IVA'),
    total: amount('Total'),
    issued_at: readOnly(moment({ label: 'Emitida' })),
    stamped_at: readOnly(moment({ label: 'Timbrada' })),
    cancelled_at: readOnly(moment({ label: 'Cancelada' })),
    failure: readOnly(text({ label: 'Motivo del rechazo', max: 2_000 })),
    /** Stamped by our own stand-in of a PAC: of no fiscal value. */
    is_demo: readOnly(flag({ label: 'De demostración' })),
    /** What it is the only live document of ('order:12'): nothing is invoiced twice. */
    live_key: readOnly(text({ label: 'Clave', max: 80, unique: true })),
    xml: readOnly(privateFile({ label: 'XML', kinds: ['xml'] })),
    pdf: readOnly(privateFile({ label: 'PDF', kinds: ['pdf'] })),
  },
  lines: {
    lines: lines({
      one: 'line',
      label: 'Conceptos',
      max: 2_000,
      fields: {
        description: text({ label: 'Descripción', max: 1_000, required: true }),
        quantity: quantity({ label: 'Cantidad', min: 1, required: true }),
        // What is given back of a whole may be no whole cents: the document's totals are.
        unit_price: money({ label: 'Precio unitario', required: true, decimals: 4 }),
        amount: money({ label: 'Importe', required: true, decimals: 4 }),
        discount: money({ label: 'Descuento', default: '0.00', decimals: 4 }),
        iva_rate: money({ label: 'Tasa de IVA', required: true, isRate: true }),
        sku: text({ label: 'SKU', max: 100 }),
        product_key: text({ label: 'Clave SAT', max: 8, required: true }),
        unit_key: text({ label: 'Unidad', max: 3, required: true }),
        product: reference(products, { label: 'Producto', onRemove: 'clear' }),
        /** Of a return: the id of the invoice's line whose pieces came back. */
        returned_line: quantity({ label: 'Concepto que se devuelve', max: 2_147_483_647 }),
        /** Of a global invoice: the receipt. */
        sale_order: reference(saleOrders, { label: 'Pedido', onRemove: 'clear' }),
      },
    }),
  },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, removable: true },
    validated: { label: { es: 'Por timbrar', en: 'To be stamped' }, tone: 'warning', passes: true },
    stamping: { label: { es: 'Timbrando', en: 'Being stamped' }, tone: 'warning', passes: true },
    stamped: { label: { es: 'Timbrada', en: 'Stamped' }, tone: 'success' },
    cancel_requested: {
      label: { es: 'Cancelación solicitada', en: 'Cancellation requested' },
      tone: 'warning',
      passes: true,
    },
    cancelled: { label: { es: 'Cancelada', en: 'Cancelled' }, tone: 'danger' },
    failed: { label: { es: 'Rechazada', en: 'Rejected' }, tone: 'danger' },
  },
  moves: {
    issue: { from: ['draft', 'failed'], to: 'validated', label: 'Emitir' },
    discard: { from: 'failed', to: 'cancelled', label: 'Descartar' },
    request_cancellation: {
      from: 'stamped',
      to: 'cancel_requested',
      label: 'Solicitar cancelación',
      input: {
        reason: choice(cancellationReasons, { label: 'Motivo', required: true }),
        substitute_uuid: text({ label: 'Folio fiscal que la sustituye', max: 36 }),
      },
    },
    seal: { from: 'validated', to: 'stamping', label: 'Sellar' },
    stamp: { from: 'stamping', to: 'stamped', label: 'Timbrar' },
    fail: { from: ['draft', 'validated', 'stamping'], to: 'failed', label: 'Rechazar' },
    cancel: { from: 'cancel_requested', to: 'cancelled', label: 'Cancelar' },
    keep: { from: 'cancel_requested', to: 'stamped', label: 'Conservar vigente' },
  },
  indexes: [['company', 'state'], ['sale_order'], ['state'], ['original']],
  unique: [['series', 'folio']],
  found: {
    by: { number: 'code', uuid: 'code' },
    shows: ['type', 'receiver_name', 'state'],
    words: ['cfdi', 'comprobante', 'nota'],
  },
  list: {
    columns: ['id', 'number', 'type', 'company', 'total', 'currency', 'issued_at', 'state'],
    filters: [
      'state',
      'type',
      'company',
      'branch',
      'sale_order',
      'currency',
      'payment_method',
      'receiver_rfc',
      'issued_at',
      'sales_day',
    ],
    search: ['number', 'uuid', 'receiver_rfc', 'receiver_name', 'sale_order.name', 'company.name'],
  },
});
