import { listOutput, recordOutput } from '@mayorista/kernel';
import { specialBrandDiscounts } from './special-brand-discount.record';

export const specialBrandDiscountAuthOutput = recordOutput(specialBrandDiscounts.outputs.one);

export const specialBrandDiscountDistListOutput = listOutput(specialBrandDiscounts.outputs.listed);
