import { defineRecord } from '@mayorista/kernel';
import { secondaryUser } from '../../../shared';

/** Keeps the table of what companies allow; its calls name people (secondary-user.routes.ts). */
export const secondaryUserRecord = defineRecord(secondaryUser, {
  omits: ['find', 'findOne', 'create', 'update', 'remove'],
});
