import { defineRecord } from '@mayorista/kernel';
import { jobTitle } from '../../../shared';

/** Keeps job titles; `name_translations` is the assembled view of both languages (spec people-and-crm 3). */
export const jobTitles = defineRecord(jobTitle, {
  computed: () =>
    Promise.resolve(({ name, name_en: english }) => ({ name_translations: { es: name, en: english ?? name } })),
});
