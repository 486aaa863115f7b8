import { z } from 'zod';
import { typedWhole } from '@mayorista/kernel';
import { NOTIFICATIONS_PAGE_SIZE } from '@mayorista/config';
import type { ReceivedFilter } from './received.store';

const condition = z.strictObject({
  field: z.enum(['read_at', 'view_at'], { error: 'not_an_option' }),
  operator: z.enum(['null', 'not null'], { error: 'not_an_option' }),
  value: z.unknown().optional(),
});

/** `filters=[{"field":"read_at","operator":"null"}]`, as in every list of the documents. */
const filters = z
  .string()
  .max(1_000)
  .transform((text, context): unknown => {
    try {
      return text.trim() === '' ? [] : (JSON.parse(text) as unknown);
    } catch {
      context.addIssue({ code: 'custom', message: 'bad_json' });
      return z.NEVER;
    }
  })
  .pipe(z.array(condition).max(4))
  .transform((given): ReceivedFilter[] =>
    given.map(({ field, operator }) => ({ column: field, isSet: operator === 'not null' })),
  );

export const receivedQuery = z.object({
  page: typedWhole(100_000).default(1),
  per_page: typedWhole(100).default(NOTIFICATIONS_PAGE_SIZE),
  order_direction: z.enum(['asc', 'desc'], { error: 'not_an_option' }).default('desc'),
  filters: filters.default([]),
  locale: z.string().optional(),
});

/** The document's one id; `all` opens everything at once. */
export const readInput = z
  .strictObject({ user_push_notification_id: typedWhole(2_000_000_000).optional(), all: z.literal(true).optional() })
  .refine(({ user_push_notification_id, all }) => all === true || user_push_notification_id !== undefined, {
    error: 'required',
    path: ['user_push_notification_id'],
  });
