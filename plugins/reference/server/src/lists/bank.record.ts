import { defineRecord } from '@mayorista/kernel';
import { bank } from '../../../shared/bank.shape';

/** Serves the house's bank accounts. */
export const banks = defineRecord(bank, {
  // The document writes POST /banks with an id: that is a change too.
  updateMethods: ['PUT', 'PATCH', 'POST'],
});
