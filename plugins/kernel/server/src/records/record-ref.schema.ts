import { z } from 'zod';

/** The reference to the record that something is attached to, named alike in every polymorphic call. */
export const recordRef = {
  modelType: z.string().trim().min(1).max(80),
  modelId: z.coerce.string().trim().min(1).max(40),
};
