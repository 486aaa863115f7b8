import type { z } from 'zod';
import type { FieldProblem } from './field-problem';

/** A mapped record as a row of `schema`, or every reason against it, at most one per field; absent required fields read 'Falta …'. */
export function readRow<S extends z.ZodObject>(
  schema: S,
  mapped: Record<string, unknown>,
  required: Record<string, string>,
): { row: z.output<S>; problems?: undefined } | { problems: FieldProblem[]; row?: undefined } {
  const checked = schema.safeParse(mapped);
  if (checked.success) return { row: checked.data };
  const reasons = new Map<string, string>();
  for (const [field, label] of Object.entries(required))
    if (mapped[field] === undefined) reasons.set(field, `Falta ${label}`);
  for (const issue of checked.error.issues) {
    const field = String(issue.path[0] ?? '');
    if (!reasons.has(field)) reasons.set(field, issue.message);
  }
  return { problems: [...reasons].map(([field, reason]) => ({ field, reason })) };
}
