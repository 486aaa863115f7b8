import { defineEvent } from '@mayorista/kernel';
import { z } from 'zod';

/** Another list of article 69-B took the place of the one before. */
export const taxpayerListChanged = defineEvent('taxpayer-list.changed', z.object({ list_day: z.string() }), {
  touches: () => [],
});
