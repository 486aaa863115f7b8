import { z } from 'zod';
import { currencyOutput, dataOutput, namedOutput } from '@mayorista/kernel';

const mePerson = z.strictObject({
  name: z.string().nullable(),
  paternal_surname: z.string().nullable(),
  maternal_surname: z.string().nullable(),
  birthdate: z.string().nullable(),
});

const me = z
  .strictObject({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    person: mePerson,
    user_type: z.string().nullable(),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    audience: z.enum(['visitor', 'buyer', 'secondary', 'staff']),
    company: z.strictObject({ id: z.int(), business_name: z.string(), price_level: z.number() }).nullable(),
    branch: namedOutput.nullable(),
    currency: currencyOutput,
    can_create_sale_orders: z.boolean(),
    salesman: z.strictObject({ id: z.int(), full_name: z.string(), email: z.string() }).nullable(),
    impersonated_by: namedOutput.nullable(),
  })
  .meta({ id: 'Me' });

export const meOutput = dataOutput(me);
