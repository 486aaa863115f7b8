import { defineRecord } from '@mayorista/kernel';
import { carrier } from '../../../shared/carrier.shape';

/** Serves carriers. */
export const carriers = defineRecord(carrier, { found: { needs: 'carriers.write' } });
