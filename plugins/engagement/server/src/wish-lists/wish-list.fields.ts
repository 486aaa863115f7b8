import { z } from 'zod';
import { WISH_LISTS } from '@mayorista/config';
import { typedNumber } from '@mayorista/kernel';

export { typedId as recordId } from '@mayorista/kernel';

/** As the cart's. */
export const largestQuantity = 9_999;

export const quantity = typedNumber(
  z
    .number({ error: 'not_a_number' })
    .int('invalid')
    .min(1, { error: 'too_small' })
    .max(largestQuantity, { error: 'too_big' }),
);

export const listName = z
  .string({ error: 'list_name_required' })
  .transform((text) => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, 'list_name_required').max(WISH_LISTS.longestName));
