import { listOutput } from '@mayorista/kernel';
import { companyDiscounts } from './company-discount.record';

export const companyDiscountConfListOutput = listOutput(companyDiscounts.outputs.listed);
