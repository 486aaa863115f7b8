import { z } from 'zod';
import { defineRecord } from '@mayorista/kernel';
import { parseTelephone } from '@mayorista/people/shared';
import { acobaInstaller } from '../../../shared';
import { ownedRowsInReach } from '../owner';

const address = z.email();

/** Serves the accounts of installers: their owners open one, staff read it. */
export const installers = defineRecord(acobaInstaller, {
  omits: ['create', 'update', 'remove'],
  scope: ownedRowsInReach,
  check: ({ email, telephone }) => [
    ...(address.safeParse(email).success ? [] : [{ code: 'invalid_email', field: 'email' }]),
    ...(parseTelephone(telephone) === undefined ? [{ code: 'invalid_telephone', field: 'telephone' }] : []),
  ],
});
