import { z } from 'zod';
import { defineRecord, today } from '@mayorista/kernel';
import { userDocument } from '../../../shared';

/** Keeps documents of people; personnel alone read and change them. `days_left` says how long each is still valid. */
export const userDocuments = defineRecord(userDocument, {
  computedOutput: { days_left: z.int().nullable() },
  computed: () => {
    const now = Date.parse(today());
    return Promise.resolve((row) => ({
      days_left: row.expires_on === null ? null : Math.round((Date.parse(row.expires_on) - now) / 86_400_000),
    }));
  },
});
