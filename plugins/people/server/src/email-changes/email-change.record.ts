import { defineRecord } from '@mayorista/kernel';
import { emailChange } from '../../../shared';

/** Keeps changes of address; their calls are flows. */
export const emailChanges = defineRecord(emailChange, {
  omits: ['find', 'findOne', 'create', 'update', 'remove'],
  needs: { read: 'users.read', write: 'users.write' },
});
