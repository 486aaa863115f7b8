import { defineShape, flag, quantity, text } from '@mayorista/kernel/shape';

/** What an incidence is about: a warranty, a wrong piece, damage on the way. status 1 = offered (spec storefront 7, incidence-types). */
export const incidenceType = defineShape({
  name: 'incidence-type',
  domain: 'incidences',
  label: ['un tipo de incidencia', 'tipos de incidencia'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true, unique: true }),
    needs_warranty: flag({ label: 'Solo procede con garantía vigente' }),
    position: quantity({ label: 'Orden', max: 1_000, default: 100 }),
    status: quantity({ label: 'Activo (1 sí, 0 no)', max: 1, default: 1 }),
  },
  list: {
    columns: ['id', 'name', 'needs_warranty', 'position', 'status'],
    filters: ['status'],
    search: ['name'],
    order: ['position', 'asc'],
  },
});
