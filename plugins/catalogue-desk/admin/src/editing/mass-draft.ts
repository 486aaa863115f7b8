import type { Failure } from '@mayorista/kernel/panel';
import { formatNumber } from '@mayorista/kernel/panel/format';
import type { ListAsked } from './asked';
import { isMissing, sentOf, type Draft } from './draft';
import { massFields, type ProductField } from './fields';

/** Why one product of many was not changed. */
export interface ProductError {
  readonly productId: number;
  readonly field: string;
  readonly message: string;
}

/** What a mass edit goes to: the chosen products, or all that the list finds but those that were left out of it. */
export interface Aim {
  readonly chosen: readonly number[];
  readonly all: { readonly count: number; readonly except: readonly number[] } | null;
}

export const countOf = ({ chosen, all }: Aim): number => (all === null ? chosen.length : all.count - all.except.length);

/** Who is changed, as the call takes it. */
export const whoOf = ({ chosen, all }: Aim, list: ListAsked): Readonly<Record<string, unknown>> =>
  all === null ? { productIds: chosen } : { list: { ...list, ...all } };

/** Without some products: they keep what they have. */
export const without = ({ chosen, all }: Aim, ids: ReadonlySet<number>): Aim => ({
  chosen: chosen.filter((id) => !ids.has(id)),
  all: all === null ? null : { ...all, except: [...new Set([...all.except, ...ids])] },
});

/** What the job that changes products leaves behind. */
export interface ChangedProducts {
  readonly products: number;
  readonly changed: number;
  readonly refused: number;
  readonly errors: readonly { readonly product_id: number; readonly field: string; readonly message: string }[];
}

/** The chosen fields in the order in which all are offered. */
export const chosenFields = (draft: Draft): ProductField[] => massFields.filter(({ name }) => name in draft);

export const isMassIncomplete = (draft: Draft): boolean =>
  chosenFields(draft).length === 0 || chosenFields(draft).some((field) => isMissing(field, draft[field.name] ?? ''));

export const changesOf = (draft: Draft): Readonly<Record<string, unknown>> =>
  Object.fromEntries(chosenFields(draft).map((field) => [field.name, sentOf(field, draft[field.name] ?? '')]));

/** A refusal in two: what is said of the form's fields, and what of single products (`products.{id}.{field}`). */
export function splitFailure({ fields }: Failure): {
  readonly form: Readonly<Record<string, string>>;
  readonly products: readonly ProductError[];
} {
  const products: ProductError[] = [];
  const form: Record<string, string> = {};
  for (const [key, message] of Object.entries(fields)) {
    const [, id, field = ''] = /^products\.(\d+)\.(.+)$/.exec(key) ?? [];
    if (id === undefined) form[key] = message;
    else products.push({ productId: Number(id), field, message });
  }
  return { form, products };
}

/** Errors of a job's result. */
export const errorsOfJob = ({ errors }: ChangedProducts): ProductError[] =>
  errors.map(({ product_id: productId, field, message }) => ({ productId, field, message }));

/** The errors of each product, one line a product. */
export function byProduct(errors: readonly ProductError[]): { readonly productId: number; readonly text: string }[] {
  const lines = new Map<number, string[]>();
  for (const error of errors) {
    const name = massFields.find(({ name }) => name === error.field)?.label;
    const text = name === undefined ? error.message : `${name}: ${error.message}`;
    lines.set(error.productId, [...new Set([...(lines.get(error.productId) ?? []), text])]);
  }
  return [...lines].map(([productId, texts]) => ({ productId, text: texts.join('. ') }));
}

export const productsText = (count: number): string =>
  count === 1 ? '1 producto' : `${formatNumber(count)} productos`;

/** All that a list finds: with its filter or search, or the whole of it. */
export const allText = (count: number, { filters, _q }: ListAsked): string => {
  const isNarrowed = (_q ?? '') !== '' || (filters?.$and ?? []).length > 0;
  return `los ${productsText(count)} ${isNarrowed ? 'que cumplen el filtro' : 'de la lista'}`;
};
