import { z } from 'zod';
import { defineRecord } from '@mayorista/kernel';
import { jobTitle } from '../../../shared';

/** Keeps job titles; `name_translations` is the assembled view of both languages (spec people-and-crm 3). */
export const jobTitles = defineRecord(jobTitle, {
  computedOutput: { name_translations: z.strictObject({ es: z.string(), en: z.string() }) },
  computed: () =>
    Promise.resolve(({ name, name_en: english }) => ({ name_translations: { es: name, en: english ?? name } })),
});
