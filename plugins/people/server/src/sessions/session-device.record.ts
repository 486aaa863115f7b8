import { defineRecord } from '@mayorista/kernel';
import { sessionDevice } from '../../../shared';

/** Keeps where logins came from; they are read with their sessions alone. */
export const sessionDevices = defineRecord(sessionDevice, {
  needs: { read: 'person-sessions.read', write: 'person-sessions.end' },
  omits: ['find', 'findOne', 'create', 'update', 'remove'],
});
