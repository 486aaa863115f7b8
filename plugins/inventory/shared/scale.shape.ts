import { defineShape, quantity, text } from '@mayorista/kernel/shape';

/** A scale that weighs containers at origin or destination. status 1 = active, 0 = inactive (spec catalogue 3). */
export const scale = defineShape({
  name: 'scale',
  domain: 'inventory',
  label: ['una báscula', 'básculas'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true, unique: true }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
  },
  list: { columns: ['id', 'name', 'status'], filters: ['status'], search: ['name'], order: ['name', 'asc'] },
});
