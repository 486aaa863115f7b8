import { instantOutput, listOutput } from '@mayorista/kernel';
import { productOverview } from '@mayorista/catalogue/answers';

export const productOverviewListOutput = listOutput(productOverview, { updatedAt: instantOutput.nullable() });
