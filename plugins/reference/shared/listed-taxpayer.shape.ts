import { choice, day, defineShape, readOnly, text } from '@mayorista/kernel/shape';

/** The situations in which article 69-B of the Código Fiscal de la Federación knows a taxpayer. */
export const taxpayerSituations = {
  presumed: 'Presunto',
  definitive: 'Definitivo',
  dismissed: 'Desvirtuado',
  favorable: 'Sentencia favorable',
} as const;
export type TaxpayerSituation = keyof typeof taxpayerSituations;

/** A taxpayer of the list of article 69-B (operations that never were), as the tax authority publishes it. */
export const listedTaxpayer = defineShape({
  name: 'listed-taxpayer',
  domain: 'reference',
  label: ['un contribuyente de la lista 69-B', 'contribuyentes de la lista 69-B'],
  fields: {
    rfc: readOnly(text({ label: 'RFC', max: 13, required: true, unique: true })),
    name: readOnly(text({ label: 'Nombre', max: 500, required: true })),
    situation: readOnly(choice(taxpayerSituations, { label: 'Situación', required: true })),
    published_on: readOnly(day({ label: 'Publicado por el SAT' })),
    list_day: readOnly(day({ label: 'Lista actualizada al', required: true })),
  },
  found: { by: { name: 'words', rfc: 'code' }, shows: ['rfc', 'situation'], words: ['69-b'] },
  list: {
    columns: ['rfc', 'name', 'situation', 'published_on', 'list_day'],
    filters: ['situation', 'rfc'],
    search: ['rfc', 'name'],
    order: ['rfc', 'asc'],
  },
});
