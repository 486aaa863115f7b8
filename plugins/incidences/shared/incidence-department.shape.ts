import { defineShape, quantity, text } from '@mayorista/kernel/shape';

/** Who attends incidences: sales, warehouse, technical support. status 1 = offered (spec storefront 7, incidence-departments). */
export const incidenceDepartment = defineShape({
  name: 'incidence-department',
  domain: 'incidences',
  label: ['un departamento de incidencias', 'departamentos de incidencias'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true, unique: true }),
    position: quantity({ label: 'Orden', max: 1_000, default: 100 }),
    status: quantity({ label: 'Activo (1 sí, 0 no)', max: 1, default: 1 }),
  },
  list: {
    columns: ['id', 'name', 'position', 'status'],
    filters: ['status'],
    search: ['name'],
    order: ['position', 'asc'],
  },
});
