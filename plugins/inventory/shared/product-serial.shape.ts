import { choice, createOnly, defineShape, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { branches } from './referables';
import { serialPattern } from './serial-text';
import { transfer } from './transfer.shape';

/** The grades in which a piece stands on a shelf. */
const grades = transfer.lines.details.fields.grade.settings.options;

/** One piece that carries a serial number: where it is, and with what it left (spec catalogue 3, serial = 1). */
export const productSerial = defineShape({
  name: 'product-serial',
  domain: 'inventory',
  label: ['un número de serie', 'números de serie'],
  fields: {
    serial: createOnly(
      text({ label: 'Número de serie', max: 80, required: true, pattern: [serialPattern, 'serial_invalid'] }),
    ),
    product: createOnly(reference(products, { label: 'Producto', required: true })),
    branch: createOnly(reference({ ...branches, only: { status: 1 } }, { label: 'Almacén', required: true })),
    grade: createOnly(choice(grades, { label: 'Grado', default: 'Stock' })),
    registered_by: readOnly(text({ label: 'Registró', max: 255 })),
    /** With what it left, and what that is called: an order's shipment. */
    holder_type: readOnly(text({ label: 'Tipo de salida', max: 40 })),
    holder_id: readOnly(text({ label: 'Salida', max: 40 })),
    holder_name: readOnly(text({ label: 'Salió con', max: 80 })),
    left_at: readOnly(moment({ label: 'Salió' })),
  },
  states: {
    in_stock: { label: { es: 'En existencia', en: 'In stock' }, tone: 'success' },
    shipped: { label: { es: 'Entregado', en: 'Delivered' }, tone: 'primary' },
    retired: { label: { es: 'Dado de baja', en: 'Retired' }, tone: 'danger' },
  },
  moves: {
    ship: { from: 'in_stock', to: 'shipped', label: 'Entregar' },
    take_back: { from: 'shipped', to: 'in_stock', label: 'Regresar a existencia' },
    retire: { from: 'in_stock', to: 'retired', label: 'Dar de baja' },
    restore: { from: 'retired', to: 'in_stock', label: 'Reactivar' },
  },
  unique: [['product', 'serial']],
  indexes: [['serial'], ['state']],
  found: { by: { serial: 'code' }, shows: ['product', 'branch', 'state'], words: ['serie', 'pieza'] },
  list: {
    columns: ['serial', 'product', 'branch', 'grade', 'holder_name', 'left_at', 'state'],
    filters: ['state', 'product', 'branch', 'grade'],
    search: ['serial', 'product.name', 'holder_name'],
  },
});
