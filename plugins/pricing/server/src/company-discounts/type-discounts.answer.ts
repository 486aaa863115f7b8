import { z } from 'zod';
import { listOutput } from '@mayorista/kernel';

export const companyTypes = ['integrator', 'reseller', 'installer', 'retailer', 'government'] as const;

const distributorTypeDiscountConfig = z
  .strictObject({
    id: z.int(),
    company_type: z.enum(companyTypes),
    brand_id: z.int().nullable(),
    brand_name: z.string().nullable(),
    discount: z.string(),
    set_by: z.string().nullable(),
  })
  .meta({ id: 'DistributorTypeDiscountConfig' });

export const distributorTypeDiscountConfigListOutput = listOutput(distributorTypeDiscountConfig);
