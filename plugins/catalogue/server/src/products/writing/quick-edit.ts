import { ValidationError, type Json, type FieldError, type RouteRequest } from '@mayorista/kernel';
import { changeProduct, type Answer } from './write-product';

const parts = ['catalogue', 'generalInfo', 'quickEdit'] as const;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The three parts of a quick edit as one change. A field that two parts say differently, or a part that is none, is refused. Pure. */
export function mergeParts(input: Json): { readonly change: Json; readonly refusals: readonly FieldError[] } {
  const change: Json = {};
  const refusals: FieldError[] = Object.keys(input)
    .filter((name) => !(parts as readonly string[]).includes(name) && name !== 'updatedAt')
    .map((field) => ({ code: 'unknown_field', field }));
  for (const part of parts) {
    const fields = input[part] ?? {};
    if (!isObject(fields)) refusals.push({ code: 'invalid', field: part });
    else
      for (const [name, value] of Object.entries(fields)) {
        if (name in change && JSON.stringify(change[name]) !== JSON.stringify(value))
          refusals.push({ code: 'contradicts_itself', field: name });
        change[name] = value;
      }
  }
  return { change, refusals };
}

/** PATCH /quick-edits/{id}: catalogue, generalInfo and quickEdit in one change (spec catalogue 3); errors are keyed by the product's fields. */
export function quickEdit(request: RouteRequest<Json>): Promise<Answer> {
  const { change, refusals } = mergeParts(request.input);
  if (refusals.length > 0) throw new ValidationError(refusals);
  return changeProduct({
    ...request,
    input: { ...change, ...('updatedAt' in request.input ? { updatedAt: request.input.updatedAt } : {}) },
  });
}
