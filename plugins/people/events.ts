import { defineEvent } from '@mayorista/kernel';
import { z } from 'zod';

/** People whose name, roles or account changed: what other domains keep of them follows. */
export const peopleChanged = defineEvent('people.changed', z.object({ ids: z.array(z.int()) }), {
  touches: () => [],
});
