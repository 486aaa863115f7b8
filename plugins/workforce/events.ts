import { defineEvent } from '@mayorista/kernel';
import { z } from 'zod';

/** A day on which the house is closed was added, changed or taken away: whatever promises dates changes. */
export const holidaysChanged = defineEvent('holidays.changed', z.object({ date: z.string() }), { touches: () => [] });
