import type { DataOf } from '@mayorista/config/answers';

/** What a product is physically, and whether it needs a NOM: null where nobody has said. */
export type Feature = DataOf<'GET /product-features/{id}'>;

export const measures = [
  { name: 'weight_kg', label: 'Peso (kg)', mode: 'decimal' },
  { name: 'length_cm', label: 'Largo (cm)', mode: 'decimal' },
  { name: 'width_cm', label: 'Ancho (cm)', mode: 'decimal' },
  { name: 'height_cm', label: 'Alto (cm)', mode: 'decimal' },
  { name: 'pieces_per_box', label: 'Piezas por caja', mode: 'numeric' },
] as const;
type Measure = (typeof measures)[number]['name'];

/** The form: everything as it is typed. */
export interface FeatureDraft extends Readonly<Record<Measure, string>> {
  readonly requires_nom: '' | 'yes' | 'no';
  readonly country_of_origin: string;
  readonly unit_category_id: number | null;
}

export const draftOf = (feature: Feature): FeatureDraft => ({
  ...(Object.fromEntries(
    measures.map(({ name }) => [name, feature[name] === null ? '' : String(feature[name])]),
  ) as Record<Measure, string>),
  requires_nom: feature.requires_nom === null ? '' : feature.requires_nom ? 'yes' : 'no',
  country_of_origin: feature.country_of_origin ?? '',
  unit_category_id: feature.unit_category_id,
});

/** What is sent: a measure left empty is nothing, one typed with a decimal comma is understood. */
export const bodyOf = (draft: FeatureDraft): Readonly<Record<string, unknown>> => ({
  requires_nom: draft.requires_nom === '' ? null : draft.requires_nom === 'yes',
  ...Object.fromEntries(
    measures.map(({ name }) => {
      const typed = draft[name].trim().replace(',', '.');
      return [name, typed === '' ? null : typed];
    }),
  ),
  country_of_origin: draft.country_of_origin.trim() === '' ? null : draft.country_of_origin.trim(),
  unit_category_id: draft.unit_category_id,
});

/** How many of a product's features somebody has said, of how many there are. */
export function countSaid({ product_id: _id, ...features }: Feature): { readonly said: number; readonly of: number } {
  const values = Object.values(features);
  return { said: values.filter((value) => value !== null).length, of: values.length };
}
