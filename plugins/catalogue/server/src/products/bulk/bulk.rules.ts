import type { Json, FieldError } from '@mayorista/kernel';

/** Fields that belong to one product alone, or have their own call. */
const ownFields = new Set([
  'sku',
  'model',
  'provider_model',
  'barcode',
  'name_translations',
  'description_translations',
  'main_image',
  'replacements',
  'related_products',
  'updatedAt',
]);

/** The index of the next product of the bulk editor; -1 when the one that was saved is the last (spec catalogue 9). Pure. */
export const nextBulkIndex = (index: number, count: number): number => (index + 1 < count ? index + 1 : -1);

/** Why a change cannot be one of many products at once. Pure. */
export function bulkRefusals(changes: Json): FieldError[] {
  if (Object.keys(changes).length === 0) return [{ code: 'no_changes', field: 'bulkAction.changes' }];
  return Object.keys(changes)
    .filter((name) => ownFields.has(name))
    .map((field) => ({ code: 'not_for_many', field }));
}
