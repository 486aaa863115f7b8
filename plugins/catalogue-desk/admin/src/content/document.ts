import type { DataOf, ItemOf } from '@mayorista/config/answers';

/** A file filed on a product. */
export type ProductDocument = ItemOf<'GET /product-documents'>;

/** A requirement of a norm that a document may prove. */
export type Requirement = DataOf<'GET /nom-requirements/{id}'>;

export const requirementName = ({ name, nom_code: code }: Requirement): string =>
  code === null ? name : `${code} · ${name}`;

/** Where the requirements of the norms are read: NOM compliance keeps them, this page only offers them. */
export const requirementsPath = '/compliance/nom-requirements';

const sizes = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });

/** '1.5 MB' as people read it; '' where it is not known. */
export function sizeText(bytes: number | null): string {
  if (bytes === null) return '';
  return bytes < 1_000_000 ? `${sizes.format(Math.max(1, bytes / 1_000))} kB` : `${sizes.format(bytes / 1_000_000)} MB`;
}
