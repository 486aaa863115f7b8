import { defineShape, quantity, reference, text } from '@mayorista/kernel/shape';
import { carrier } from './carrier.shape';

/** A carrier's counter where buyers collect. Its coverage is written as postal codes and ranges of them. status 1 = active. */
export const deliveryOffice = defineShape({
  name: 'delivery-office',
  domain: 'shipping',
  label: ['una oficina de paquetería', 'oficinas de paquetería'],
  fields: {
    name: text({ label: 'Nombre', max: 160, required: true }),
    carrier: reference(carrier, { label: 'Paquetería', required: true }),
    address: text({ label: 'Dirección', max: 255, required: true }),
    zip_code: text({ label: 'Código postal', max: 5, required: true, pattern: [/^\d{5}$/, 'invalid_zip_code'] }),
    telephone: text({ label: 'Teléfono', max: 40 }),
    opening_hours: text({ label: 'Horario', max: 160 }),
    coverage: text({
      label: 'Cobertura',
      hint: 'Códigos postales o rangos separados por comas: 64000-64999, 67100',
      max: 2_000,
      pattern: [/^\s*\d{5}(\s*-\s*\d{5})?(\s*,\s*\d{5}(\s*-\s*\d{5})?)*\s*$/, 'invalid_coverage'],
    }),
    status: quantity({ label: 'Activa (1 sí, 0 no)', max: 1, default: 1 }),
  },
  found: { by: { name: 'words' }, shows: ['carrier', 'address'] },
  list: {
    columns: ['id', 'name', 'carrier', 'zip_code', 'status'],
    filters: ['carrier', 'status'],
    search: ['name', 'address', 'carrier.name'],
    order: ['name', 'asc'],
  },
});
