import type { DataOf } from '@mayorista/config/answers';
import { sentOf, shownOf, type Draft } from './draft';
import { quickParts } from './fields';

/** A product as the platform shows it to staff. */
export type QuickProduct = Pick<DataOf<'GET /products/{id}'>, 'id' | 'sku' | 'updatedAt'> &
  Readonly<Record<string, unknown>>;

const fields = quickParts.flatMap((part) => part.fields);

export const quickNames = fields.map(({ name }) => name);

export const quickDraftOf = (product: QuickProduct): Draft =>
  Object.fromEntries(fields.map((field) => [field.name, shownOf(field, product)]));

/** What a product needs and has is not taken away; neither is a name that a language has. */
export const isQuickIncomplete = (product: QuickProduct, draft: Draft): boolean => {
  const base = quickDraftOf(product);
  return fields.some((field) => {
    const isKept = base[field.name] !== '' && (field.isOptional !== true || field.name.includes('.'));
    return isKept && (draft[field.name] ?? '').trim() === '';
  });
};

/** What differs, by the parts of the call; null when nothing does. A name that changed takes the other language's with it. */
export function quickBodyOf(product: QuickProduct, draft: Draft): Readonly<Record<string, unknown>> | null {
  const base = quickDraftOf(product);
  const parts = quickParts.flatMap(({ part, fields: own }) => {
    const changed = own.filter(({ name }) => (draft[name] ?? '').trim() !== (base[name] ?? ''));
    if (changed.length === 0) return [];
    const sent = Object.fromEntries(
      changed
        .filter(({ name }) => !name.includes('.'))
        .map((field) => [field.name, sentOf(field, draft[field.name] ?? '')]),
    );
    const isRenamed = changed.some(({ name }) => name.includes('.'));
    return [[part, { ...sent, ...(isRenamed ? { name_translations: translationsOf(draft) } : {}) }] as const];
  });
  return parts.length === 0 ? null : { ...Object.fromEntries(parts), updatedAt: product.updatedAt };
}

function translationsOf(draft: Draft): Readonly<Record<string, string>> {
  const [spanish = '', english = ''] = [draft['name_translations.es']?.trim(), draft['name_translations.en']?.trim()];
  return { es: spanish, ...(english === '' ? {} : { en: english }) };
}
