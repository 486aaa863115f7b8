import { getKnex, type Core } from '@mayorista/kernel';
import type { LabelSource } from '@mayorista/catalogue/contract';
import { tables } from '../uids';

/** What a printed label calls each field of its tag, in the order in which it prints them (NOM-024, NOM-050). */
const names = {
  product_name: 'Denominación',
  brand: 'Marca',
  model: 'Modelo',
  country_of_origin: 'País de origen',
  importer_name: 'Importador',
  importer_address: 'Domicilio',
  importer_rfc: 'RFC',
  input_voltage: 'Alimentación',
  frequency: 'Frecuencia',
  power: 'Potencia',
  current: 'Corriente',
  contents: 'Contenido',
  warnings: 'Precauciones',
  warranty: 'Garantía',
} as const;

/** A product has a label once somebody has filled some of its tag (spec catalogue 7, product-tags). */
export const labelsOf =
  (strapi: Core.Strapi): LabelSource =>
  async (productIds) => {
    const rows = (await getKnex(strapi)(tables.product)
      .whereIn('product_id', [...productIds])
      .whereNotNull('tag_fields')
      .select('product_id', 'tag_fields')) as { product_id: number; tag_fields: string }[];
    return new Map(
      rows.flatMap(({ product_id: id, tag_fields: tag }) => {
        const lines = linesOf(JSON.parse(tag) as Record<string, unknown>);
        return lines.length === 0 ? [] : [[id, lines] as const];
      }),
    );
  };

const linesOf = (tag: Record<string, unknown>) =>
  Object.entries(names).flatMap(([field, label]) => {
    const text = tag[field];
    return typeof text === 'string' && text.trim() !== '' ? [{ label, text }] : [];
  });
