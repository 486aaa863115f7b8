import { z } from 'zod';
import { namedOutput } from '@mayorista/kernel';

export const companyDistributor = z
  .strictObject({
    id: z.int(),
    business_name: z.string(),
    tradename: z.string().nullable(),
    rfc: z.string().nullable(),
    company_level: z.int(),
    price_level: z.number(),
    currency: z.string(),
    company_type: z.string().nullable(),
    status: z.int(),
    credit_blocked: z.boolean(),
    secondary_user_markup: z.string(),
    salesman_id: z.int().nullable(),
    branch: namedOutput.nullable(),
  })
  .meta({ id: 'CompanyDistributor' });
