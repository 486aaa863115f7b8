import {
  choice,
  createOnly,
  day,
  defineShape,
  flag,
  moment,
  privateFile,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { invoices } from '@mayorista/billing/shared';
import { products } from '@mayorista/catalogue/shared';
import { companies } from '@mayorista/companies/shared';
import { branches } from '@mayorista/inventory/shared';
import { saleOrders } from '@mayorista/sales/shared';
import { deliveryOffice } from '@mayorista/shipping/shared';
import { incidenceDepartment } from './incidence-department.shape';
import { incidenceType } from './incidence-type.shape';
import { grades, resolutionLabels, warrantyLabels } from './terms';

const inUse = { status: 1 };

/**
 * Something that is wrong with what was bought: a piece under warranty, a wrong one, damage on the way (spec storefront 3 and 7, Incidences).
 * Grade, warranty and company follow from the order.
 */
export const incidence = defineShape({
  name: 'incidence',
  domain: 'incidences',
  label: ['una incidencia', 'incidencias'],
  fields: {
    sale_order: createOnly(reference(saleOrders, { label: 'Pedido', required: true })),
    product: createOnly(reference(products, { label: 'Producto', required: true })),
    grade: createOnly(choice(grades, { label: 'Grado', default: 'Stock' })),
    quantity: createOnly(quantity({ label: 'Piezas', min: 1, default: 1 })),
    serial: createOnly(text({ label: 'Número de serie', max: 80 })),
    incidence_type: createOnly(reference({ ...incidenceType, only: inUse }, { label: 'Tipo', required: true })),
    incidence_department: createOnly(
      reference({ ...incidenceDepartment, only: inUse }, { label: 'Departamento', required: true }),
    ),
    delivery_office: createOnly(
      reference({ ...deliveryOffice, only: inUse }, { label: 'Oficina de entrega', onRemove: 'clear' }),
    ),
    description: createOnly(text({ label: 'Descripción', max: 5_000, min: 10, required: true })),
    file: privateFile({
      label: 'Evidencia',
      kinds: ['pdf', 'png', 'jpg', 'jpeg', 'webp', 'mp4', 'zip'],
      maxBytes: 25 * 1024 * 1024,
    }),
    company: readOnly(reference(companies, { label: 'Empresa' })),
    branch: readOnly(reference(branches, { label: 'Sucursal' })),
    /** The last message is the buyer's: somebody of the house must read it. */
    awaits_reply: readOnly(flag({ label: 'Espera respuesta' })),
    reported_by: readOnly(text({ label: 'Reportó', max: 255 })),
    warranty: readOnly(choice(warrantyLabels, { label: 'Garantía', required: true })),
    warranty_until: readOnly(day({ label: 'Garantía hasta' })),
    verdict: readOnly(text({ label: 'Dictamen', max: 2_000 })),
    received_grade: readOnly(choice(grades, { label: 'Grado recibido' })),
    received_branch: readOnly(reference(branches, { label: 'Almacén que recibió' })),
    resolution: readOnly(choice(resolutionLabels, { label: 'Solución' })),
    credit_note: readOnly(reference(invoices, { label: 'Nota de crédito' })),
    replacement_order: readOnly(reference(saleOrders, { label: 'Pedido de reposición' })),
    reviewed_at: readOnly(moment({ label: 'En revisión desde' })),
    decided_at: readOnly(moment({ label: 'Dictaminada' })),
    received_at: readOnly(moment({ label: 'Recibida' })),
    resolved_at: readOnly(moment({ label: 'Resuelta' })),
    closed_at: readOnly(moment({ label: 'Cerrada' })),
  },
  states: {
    open: { label: { es: 'Abierta', en: 'Open' }, tone: 'warning' },
    in_review: { label: { es: 'En revisión', en: 'In review' }, tone: 'primary' },
    accepted: { label: { es: 'Procede', en: 'Accepted' }, tone: 'success' },
    refused: { label: { es: 'No procede', en: 'Refused' }, tone: 'danger' },
    received: { label: { es: 'Recibida', en: 'Received' }, tone: 'primary' },
    resolved: { label: { es: 'Resuelta', en: 'Settled' }, tone: 'success' },
    closed: { label: { es: 'Cerrada', en: 'Closed' } },
  },
  moves: {
    review: { from: 'open', to: 'in_review', label: 'Revisar' },
    accept: {
      from: 'in_review',
      to: 'accepted',
      label: 'Procede',
      input: { verdict: text({ label: 'Dictamen', max: 2_000 }) },
    },
    refuse: {
      from: 'in_review',
      to: 'refused',
      label: 'No procede',
      input: { verdict: text({ label: 'Motivo', max: 2_000, required: true }) },
    },
    receive: {
      from: 'accepted',
      to: 'received',
      label: 'Recibir piezas',
      input: {
        branch: reference({ ...branches, only: inUse }, { label: 'Almacén', required: true }),
        grade: choice(grades, { label: 'Grado en que llega', required: true }),
      },
    },
    resolve: {
      from: 'received',
      to: 'resolved',
      label: 'Resolver',
      input: { resolution: choice(resolutionLabels, { label: 'Solución', required: true }) },
    },
    close: { from: ['refused', 'resolved'], to: 'closed', label: 'Cerrar' },
  },
  comments: true,
  documents: true,
  indexes: [['state'], ['company', 'state'], ['product', 'serial']],
  found: {
    by: { serial: 'code' },
    byId: true,
    shows: ['company', 'product', 'state'],
    words: ['garantía', 'devolución', 'reclamo'],
  },
  list: {
    columns: ['id', 'state', 'awaits_reply', 'sale_order', 'product', 'incidence_type', 'company', 'createdAt'],
    filters: [
      'state',
      'company',
      'sale_order',
      'product',
      'incidence_type',
      'incidence_department',
      'warranty',
      'awaits_reply',
      'serial',
    ],
    search: ['sale_order.name', 'company.name', 'product.name', 'serial', 'description'],
  },
});
