import { REGISTRATION_LINK_DAYS } from '@mayorista/config';
import { opensRow, signRow } from '@mayorista/kernel';

const purpose = 'registration';

interface Draft {
  readonly id: number;
  readonly email: string;
}

/**
 * Makes what lets somebody go on with a registration: signed over its address, stored nowhere, good for some days. Another address typed
 * meanwhile ends those that were mailed to the one before.
 */
export const makeResumeToken = ({ id, email }: Draft): string =>
  signRow(purpose, id, REGISTRATION_LINK_DAYS * 86_400_000, email);

export const isTokenOf = (token: string, { id, email }: Draft): boolean => opensRow(purpose, token, id, email);
