import { recordId } from '@mayorista/kernel';
import { z } from 'zod';

/** RFC of a company (12) or a person (13 characters), as the tax authority writes it. */
const rfc = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-ZÑ&]{3,4}\d{6}[A-Z\d]{2}[A\d]$/, 'invalid_rfc');

export const companyInput = z.strictObject({
  business_name: z.string().trim().min(1).max(200),
  tradename: z.string().trim().max(200).nullish(),
  rfc: rfc.nullish(),
  price_level: z.number().int().min(1).max(6).default(1),
  currency: z.enum(['USD', 'MXN']).default('MXN'),
  company_type: z.enum(['integrator', 'reseller', 'installer', 'retailer', 'government']).default('integrator'),
  branch: recordId.nullish(),
  salesman_id: recordId.nullish(),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
  credit_blocked: z.boolean().default(false),
  secondary_user_markup: z.number().min(0).max(1000).default(0),
});
