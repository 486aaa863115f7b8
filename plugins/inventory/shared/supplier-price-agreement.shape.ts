import { day, defineShape, lines, money, privateFile, quantity, reference, text } from '@mayorista/kernel/shape';
import { products } from '@mayorista/catalogue/shared';
import { currencies } from '@mayorista/reference/shared';
import { suppliers } from './referables';

/** What a supplier charges us, from how many units, between which days, both included (spec catalogue 3). */
export const supplierPriceAgreement = defineShape({
  name: 'supplier-price-agreement',
  domain: 'inventory',
  label: ['un acuerdo de precios', 'acuerdos de precios'],
  fields: {
    supplier: reference(suppliers, { label: 'Proveedor', required: true }),
    currency: reference(currencies, { label: 'Moneda', required: true }),
    valid_from: day({ label: 'Vigente desde', required: true }),
    valid_to: day({ label: 'Vigente hasta', required: true }),
    note: text({ label: 'Nota', max: 1_000 }),
    file: privateFile({ label: 'Acuerdo firmado', kinds: ['pdf'] }),
  },
  lines: {
    lines: lines({
      one: 'line',
      label: 'Costos',
      max: 2_000,
      unique: [['product', 'quantity_from'], 'Este producto ya tiene un costo desde esa cantidad'],
      fields: {
        product: reference(products, { label: 'Producto', required: true }),
        quantity_from: quantity({ label: 'Desde', min: 1, default: 1 }),
        unit_cost: money({ label: 'Costo unitario', above: 0, required: true }),
      },
    }),
  },
  states: {
    draft: { label: { es: 'Borrador', en: 'Draft' }, editable: true, removable: true },
    active: { label: { es: 'Activo', en: 'Active' }, tone: 'success' },
    ended: { label: { es: 'Terminado', en: 'Ended' } },
  },
  moves: {
    activate: { from: 'draft', to: 'active', label: 'Activar' },
    end: { from: 'active', to: 'ended', label: 'Terminar' },
  },
  found: { by: {}, byId: true, shows: ['supplier', 'state'], words: ['acuerdo', 'convenio'] },
  list: {
    columns: ['id', 'supplier', 'valid_from', 'valid_to', 'currency', 'state'],
    filters: ['state', 'supplier', 'currency', 'lines.product', 'valid_from'],
    search: ['supplier.name', 'note'],
  },
  indexes: [['supplier', 'state']],
  form: [['supplier', 'currency'], ['valid_from', 'valid_to'], 'lines', 'note', 'file'],
});
