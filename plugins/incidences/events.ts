import { z } from 'zod';
import { defineEvent } from '@mayorista/kernel';

/** An incidence reached another state; nothing that the store shows of products depends on it. */
export const incidenceMoved = defineEvent(
  'incidence.moved',
  z.object({ incidenceId: z.number().int().positive(), state: z.string() }),
  { touches: () => [] },
);
