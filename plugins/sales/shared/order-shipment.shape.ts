import { createOnly, defineShape, lines, moment, quantity, readOnly, reference, text } from '@mayorista/kernel/shape';
import { branches, serialPattern } from '@mayorista/inventory/shared';
import { companies } from '@mayorista/companies/shared';
import { carrier } from '@mayorista/shipping/shared';
import { saleOrderDetails, saleOrders } from './referables';

/**
 * What leaves one warehouse for an order at one time: picked, packed with its serial numbers, shipped. An order may have several; its state
 * follows from them.
 */
export const orderShipment = defineShape({
  name: 'order-shipment',
  domain: 'sales',
  label: ['un embarque', 'embarques'],
  fields: {
    number: readOnly(text({ label: 'Embarque', max: 60 })),
    sale_order: createOnly(reference(saleOrders, { label: 'Pedido', required: true })),
    branch: createOnly(reference({ ...branches, only: { status: 1 } }, { label: 'Almacén', required: true })),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    /** Who takes it: of the catalogue, which says who knows where its packages are. */
    carrier: reference({ ...carrier, only: { status: 1 } }, { label: 'Paquetería' }),
    /** What the carrier was called when it was chosen; what was typed in former releases. */
    carrier_name: readOnly(text({ label: 'Nombre de la paquetería', max: 120 })),
    tracking_number: text({ label: 'Guía', max: 80, pattern: [/^[A-Za-z0-9-]+$/, 'tracking_number_invalid'] }),
    packages: quantity({ label: 'Bultos', min: 1, max: 1_000, default: 1 }),
    note: text({ label: 'Nota', max: 500 }),
    prepared_by: readOnly(text({ label: 'Preparó', max: 255 })),
    shipped_by: readOnly(text({ label: 'Envió', max: 255 })),
    shipped_at: readOnly(moment({ label: 'Enviado' })),
  },
  lines: {
    lines: lines({
      one: 'line',
      label: 'Piezas',
      unique: [['detail'], 'Esta partida ya está en el embarque'],
      fields: {
        detail: reference(saleOrderDetails, { label: 'Partida', required: true }),
        quantity: quantity({ label: 'Piezas', min: 1, required: true }),
      },
    }),
    serials: lines({
      one: 'serial',
      label: 'Números de serie',
      max: 5_000,
      fields: {
        detail: reference(saleOrderDetails, { label: 'Partida', required: true }),
        serial: text({
          label: 'Número de serie',
          max: 80,
          required: true,
          pattern: [serialPattern, 'serial_invalid'],
        }),
      },
    }),
  },
  states: {
    picking: { label: { es: 'Por surtir', en: 'To be supplied' }, tone: 'warning', editable: true },
    shipped: { label: { es: 'Enviado', en: 'Shipped' }, tone: 'success' },
    canceled: { label: { es: 'Cancelado', en: 'Cancelled' }, tone: 'danger' },
  },
  moves: {
    dispatch: { from: 'picking', to: 'shipped', label: 'Enviar' },
    cancel: { from: 'picking', to: 'canceled', label: 'Cancelar embarque' },
  },
  indexes: [
    ['state', 'branch'],
    ['sale_order', 'state'],
  ],
  found: {
    by: { number: 'code', tracking_number: 'code' },
    shows: ['company', 'tracking_number', 'state'],
    words: ['envío', 'guía', 'paquete'],
  },
  list: {
    columns: ['number', 'sale_order', 'company', 'branch', 'carrier_name', 'tracking_number', 'shipped_at', 'state'],
    filters: ['state', 'branch', 'company', 'sale_order'],
    search: ['number', 'sale_order.name', 'company.name', 'tracking_number'],
  },
  // Pieces and serials have a part of their own on the page.
  form: [['carrier', 'tracking_number', 'packages'], 'note'],
});
