import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** Something that the store shows of marketing was written, published or removed: kept answers are made anew. */
export const campaignChanged = defineEvent('campaign.changed', z.object({ type: z.string(), document: z.string() }), {
  touches: () => [],
});
