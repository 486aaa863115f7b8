import { z } from 'zod';
import { typedNumber } from '@mayorista/kernel';
import { FLOW_TYPES, RESTOCK_FILTER_DEFAULT } from '@mayorista/config';
import { largestId } from '../input';

const warehouse = typedNumber(z.number().int('invalid').positive('required').max(largestId, 'invalid'));
/** 0 filters nothing (spec catalogue 3, Restock filter). */
const choice = (most: number) =>
  typedNumber(z.number().int('invalid').min(0, 'not_an_option').max(most, 'not_an_option')).default(
    RESTOCK_FILTER_DEFAULT,
  );

/**
 * The restock filter. `published_in_store` and `product_serial`: 1 yes, 2 no. `product_limit_type`: 1 with limits in the
 * target, 2 without, 3 below its minimum. `product_flow_type`: 0 or the type's name.
 */
export const restockFilter = z.object({
  source_warehouse_id: warehouse,
  target_warehouse_id: warehouse,
  brand_id: choice(largestId),
  product_stage: choice(largestId),
  product_flow_type: z
    .union([z.literal(0), z.literal('0'), z.enum(FLOW_TYPES)], { error: 'not_an_option' })
    .default(RESTOCK_FILTER_DEFAULT)
    .transform((given) => (given === 0 || given === '0' ? null : given)),
  published_in_store: choice(2),
  product_serial: choice(2),
  product_limit_type: choice(3),
});
export type RestockFilter = z.output<typeof restockFilter>;
