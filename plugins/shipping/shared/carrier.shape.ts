import { choice, defineShape, quantity, text } from '@mayorista/kernel/shape';

/** Whoever takes packages to buyers. status 1 = may be chosen; `tracking` says who knows where its packages are. */
export const carrier = defineShape({
  name: 'carrier',
  domain: 'shipping',
  label: ['una paquetería', 'paqueterías'],
  fields: {
    name: text({ label: 'Nombre', max: 120, required: true, unique: true }),
    code: text({
      label: 'Clave',
      max: 40,
      required: true,
      unique: true,
      pattern: [/^[a-z][a-z0-9-]*$/, 'invalid_code'],
    }),
    tracking: choice({ none: 'Sin rastreo', dhl: 'DHL' }, { label: 'Rastreo', default: 'none' }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
  },
  found: { by: { name: 'words', code: 'code' }, words: ['mensajería', 'transportista'] },
  list: {
    columns: ['id', 'name', 'code', 'tracking', 'status'],
    filters: ['status'],
    search: ['name', 'code'],
    order: ['name', 'asc'],
  },
});
