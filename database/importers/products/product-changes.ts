import { roundToCents } from './price';
import type { StoredDocument, StoredProduct } from './products.store';
import type { ProductRow } from './validate';

/** What a product is to be after the import, in both locales; what the file does not say stays as it is. */
export interface WantedProduct {
  shared: { sku: string; model: string; provider_model: string | null; list_price: string; sat_key: string | null };
  main: { name: string; description: string | null };
  other: { name: string; description: string | null };
}

/** Merges a row of the file with the stored product. English texts that repeated the Spanish ones keep repeating them. */
export function wantedProduct(row: ProductRow, stored: StoredDocument | null): WantedProduct {
  const kept: Partial<StoredProduct> = stored?.main ?? {};
  const main = { name: row.name, description: row.description ?? kept.description ?? null };
  return {
    shared: sharedFields(row, kept),
    main,
    other: {
      name: row.name_en ?? ownText(stored, 'name') ?? main.name,
      description: row.description_en ?? ownText(stored, 'description') ?? main.description,
    },
  };
}

const sharedFields = (row: ProductRow, kept: Partial<StoredProduct>): WantedProduct['shared'] => ({
  sku: row.sku,
  model: row.model ?? kept.model ?? row.sku.slice(0, 100),
  provider_model: row.provider_model ?? kept.provider_model ?? null,
  list_price: roundToCents(row.price),
  sat_key: row.sat_key ?? kept.sat_key ?? null,
});

/** The English text when somebody wrote one: it differs from the Spanish one beside it. */
function ownText(stored: StoredDocument | null, field: 'name' | 'description'): string | null {
  const text = stored?.other?.[field] ?? null;
  return text === stored?.main[field] ? null : text;
}

export interface WantedLinks {
  brandId: number;
  categoryId: number;
}

/** Whether the stored product already is what is wanted, so that nothing needs writing. */
export function isUnchanged(wanted: WantedProduct, links: WantedLinks, stored: StoredDocument): boolean {
  return (
    stored.brandId === links.brandId &&
    stored.categoryId === links.categoryId &&
    isSameRow({ ...wanted.shared, ...wanted.main }, stored.main) &&
    stored.other !== null &&
    isSameRow({ ...wanted.shared, ...wanted.other }, stored.other)
  );
}

type ImportedFields = WantedProduct['shared'] & WantedProduct['main'];

function isSameRow(wanted: ImportedFields, stored: StoredProduct): boolean {
  const { list_price, ...texts } = wanted;
  // SQLite gives decimals back as numbers, PostgreSQL as text.
  if (Number(stored.list_price).toFixed(2) !== list_price) return false;
  return Object.entries(texts).every(([field, value]) => stored[field as keyof typeof texts] === value);
}
