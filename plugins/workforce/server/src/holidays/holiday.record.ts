import { z } from 'zod';
import { defineRecord, emit } from '@mayorista/kernel';
import { holidaysChanged } from '../../../events';
import { holiday } from '../../../shared';

/** Keeps holidays. Their calls are of their own, because the documents give the description in both languages. */
export const holidays = defineRecord(holiday, {
  omits: ['create', 'update'],
  afterWrite: async ({ tx, before, after }) => {
    const row = after ?? before;
    if (row !== null) await emit(tx, holidaysChanged, { date: row.date });
  },
  computedOutput: { description_translations: z.strictObject({ es: z.string(), en: z.string() }) },
  computed: () =>
    Promise.resolve(({ description, description_en: english }) => ({
      description_translations: { es: description, en: english ?? description },
    })),
});
