import type { z } from 'zod';
import { ApiError } from '../../api/errors';

/** The checked values of a form; a 422 as the API would give it when they make no sense. */
export function formValues<Schema extends z.ZodType>(form: FormData, schema: Schema): z.output<Schema> {
  const parsed = schema.safeParse(Object.fromEntries(form));
  if (parsed.success) return parsed.data;
  throw new ApiError({ status: 422, code: 'invalid_form' });
}
