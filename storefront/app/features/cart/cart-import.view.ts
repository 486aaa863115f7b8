import type { FieldErrors } from '../../api/errors';

const PRODUCT_FIELD = 'products.';

export interface ImportErrors {
  /** Of the file as a whole. */
  readonly general: readonly string[];
  readonly products: readonly { readonly code: string; readonly text: string }[];
  /** Some products of the file can be bought: the rest may be left out. */
  readonly canIgnore: boolean;
}

/** What is wrong with a file, told apart by what it is said of (storefront document, section 8, CSV import). */
export function importErrors(errors: FieldErrors): ImportErrors {
  const entries = Object.entries(errors);
  const products = entries
    .filter(([field]) => field.startsWith(PRODUCT_FIELD))
    .map(([field, texts]) => ({ code: field.slice(PRODUCT_FIELD.length), text: texts.join(' ') }));
  const general = entries.filter(([field]) => !field.startsWith(PRODUCT_FIELD)).flatMap(([, texts]) => texts);
  return { general, products, canIgnore: products.length > 0 && general.length === 0 };
}
