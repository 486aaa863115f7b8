import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** An incidence reached another state; nothing that the store shows of products depends on it. */
export const incidenceMoved = defineEvent(
  'incidence.moved',
  z.object({ incidenceId: z.number().int().positive(), state: z.string() }),
  { touches: () => [] },
);

/** Somebody wrote in an incidence's conversation. */
export const incidenceCommented = defineEvent(
  'incidence.commented',
  z.object({
    incidenceId: z.number().int().positive(),
    commentId: z.number().int().positive(),
    isFromHouse: z.boolean(),
  }),
  { touches: () => [] },
);
