import type { JobHandler } from '@mayorista/kernel';
import { compareShown } from './completeness';

export const run: JobHandler<Record<string, never>> = ({ strapi }) => compareShown(strapi);
