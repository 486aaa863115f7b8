import {
  choice,
  createOnly,
  day,
  defineShape,
  flag,
  lines,
  moment,
  quantity,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { branches } from './referables';

const grades = {
  Stock: 'Stock',
  MALTRATADO: 'Maltratado',
  NUEVO: 'Nuevo',
  AAA: 'AAA',
  A: 'A',
  B: 'B',
  C: 'C',
  D: 'D',
  E: 'E',
};

/** Warehouses between which pieces travel: the active branches. */
const warehouses = { ...branches, only: { status: 1 }, path: '/inventory/warehouses' };

/** Pieces on their way from one warehouse to another (spec catalogue 3 and 7, Transfers). */
export const transfer = defineShape({
  name: 'transfer',
  domain: 'inventory',
  label: ['un traspaso', 'traspasos'],
  stateField: 'stage',
  fields: {
    source_warehouse: createOnly(reference(warehouses, { label: 'Almacén de origen', required: true })),
    target_warehouse: createOnly(reference(warehouses, { label: 'Almacén de destino', required: true })),
    is_restock: readOnly(flag({ label: 'Por resurtido' })),
    notes: text({ label: 'Notas', max: 1_000 }),
    requested_by: readOnly(text({ label: 'Solicitado por', max: 255 })),
    expected_on: readOnly(day({ label: 'Llegada estimada' })),
    sent_at: readOnly(moment({ label: 'Enviado' })),
    received_at: readOnly(moment({ label: 'Recibido' })),
  },
  lines: {
    details: lines({
      one: 'detail',
      label: 'Partidas',
      unique: [['product', 'grade'], 'Este producto ya está en otra partida', 'product'],
      fields: {
        product: reference(products, { label: 'Producto', required: true }),
        grade: choice(grades, { label: 'Grado', default: 'Stock' }),
        quantity: quantity({ label: 'Cantidad', min: 1, required: true }),
        suggested_quantity: quantity({ label: 'Sugerida' }),
        quantity_received: readOnly(quantity({ label: 'Recibida' })),
      },
    }),
  },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, editable: true },
    sent: { label: { es: 'Enviado', en: 'Sent' }, tone: 'primary' },
    received: { label: { es: 'Recibido', en: 'Received' }, tone: 'success' },
    canceled: { label: { es: 'Cancelado', en: 'Cancelled' }, tone: 'danger' },
  },
  moves: {
    send: { from: 'draft', to: 'sent', label: 'Enviar' },
    receive: {
      from: 'sent',
      to: 'received',
      label: 'Recibir',
      input: {
        received: lines({
          one: 'receipt',
          label: 'Recibido',
          fields: {
            transfer_detail_id: quantity({ label: 'Partida', max: 2_147_483_647, required: true }),
            quantity: quantity({ label: 'Piezas', required: true }),
          },
        }),
      },
    },
    cancel: { from: 'draft', to: 'canceled', label: 'Cancelar traspaso' },
    return: { from: 'sent', to: 'canceled', label: 'Cancelar y devolver al origen' },
  },
  indexes: [['target_warehouse', 'stage'], ['stage']],
  found: { by: {}, byId: true, shows: ['source_warehouse', 'target_warehouse', 'stage'], words: ['movimiento'] },
  list: {
    columns: ['id', 'source_warehouse', 'target_warehouse', 'stage', 'expected_on', 'requested_by', 'createdAt'],
    filters: ['stage', 'source_warehouse', 'target_warehouse', 'details.product'],
  },
  form: [['source_warehouse', 'target_warehouse'], 'details', 'notes'],
});
