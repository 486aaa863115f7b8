import { z } from 'zod';

export const user = z
  .strictObject({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    blocked: z.boolean(),
    user_type: z.string().nullable(),
    person: z.strictObject({
      name: z.string().nullable(),
      paternal_surname: z.string().nullable(),
      maternal_surname: z.string().nullable(),
    }),
    company_id: z.int().nullable(),
    branch_id: z.int().nullable(),
    roles: z.array(z.strictObject({ type: z.string(), name: z.string() })),
  })
  .meta({ id: 'User' });
