import type { DataOf } from '@mayorista/config/answers';

/** How a product stands before the store, and what keeps it from being published. */
export type Publication = DataOf<'GET /product-publications/{id}'>;
export type Reason = Publication['reasons'][number];

/** What decides whether a product is in the store. */
export type Standing = Pick<Publication, 'status' | 'published_in_store' | 'reasons'>;

export interface Check {
  readonly text: string;
  readonly isMet: boolean;
}

/** What every product needs; what other domains ask for shows only while it is missing. */
const needed: readonly { readonly field: string; readonly text: string }[] = [
  { field: 'name', text: 'Nombre' },
  { field: 'category_id', text: 'Categoría' },
  { field: 'list_price', text: 'Precio de lista' },
  { field: 'sat_key', text: 'Clave SAT' },
  { field: 'main_image', text: 'Imagen principal' },
  { field: 'datasheet', text: 'Ficha técnica' },
  { field: 'nom', text: 'Normas (NOM)' },
];

/** The checklist of a product's place in the store: what is met, and what is missing in the platform's own words. */
export function checklist({ status, published_in_store: isPublished, reasons }: Standing): Check[] {
  const own = needed.flatMap(({ field, text }) => {
    const missing = reasons.filter((reason) => reason.field === field);
    return missing.length === 0
      ? [{ text, isMet: true }]
      : missing.map(({ message }) => ({ text: message, isMet: false }));
  });
  const others = reasons.filter(({ field }) => !needed.some((each) => each.field === field));
  return [
    ...own,
    ...others.map(({ message }) => ({ text: message, isMet: false })),
    { text: status === 1 ? 'Activo' : 'Está inactivo', isMet: status === 1 },
    { text: isPublished ? 'Publicado' : 'Sin publicar', isMet: isPublished },
  ];
}

/** One sentence of why not. */
export const reasonsText = (reasons: readonly Reason[]): string =>
  [...new Set(reasons.map(({ message }) => message))].join('. ');
