import { defineRecord } from '@mayorista/kernel';
import { listedTaxpayer } from '../../../shared/listed-taxpayer.shape';

/** Shows the list of article 69-B; it is written whole, as it is published. */
export const listedTaxpayers = defineRecord(listedTaxpayer, { omits: ['create', 'update', 'remove'] });
