import { z } from 'zod';

export const branch = z
  .strictObject({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    warehouse_type_id: z.int(),
    is_virtual: z.boolean(),
    is_pickup_point: z.boolean(),
    telephone: z.string().nullable(),
    street: z.string().nullable(),
    colony: z.string().nullable(),
    municipality: z.string().nullable(),
    state: z.string().nullable(),
    zip_code: z.string().nullable(),
    opening_hours: z.string().nullable(),
    transfer_days: z.int(),
    status: z.int(),
  })
  .meta({ id: 'Branch' });
