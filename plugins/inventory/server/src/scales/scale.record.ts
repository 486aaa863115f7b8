import { defineRecord } from '@mayorista/kernel';
import { scale } from '../../../shared/scale.shape';

/** Serves scales. */
export const scales = defineRecord(scale);
