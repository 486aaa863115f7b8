import { z } from 'zod';

/** Page and size of the domain's own lists: 10 unless said, as every list (catalogue 9). */
export const paging = {
  page: z.coerce.number({ error: 'not_a_number' }).int('invalid').min(1, 'invalid').max(1_000_000).default(1),
  per_page: z.coerce.number({ error: 'not_a_number' }).int('invalid').min(1, 'invalid').max(100, 'too_big').default(10),
};
