import { strapiService, type Core } from '@mayorista/kernel';
import { uids } from '../uids';

interface UserService {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/** Of no password anybody knows, in as many rounds as Strapi hashes those of people. */
const nobodysHash = '$2a$10$7EqJtq98hPqEX7fNZaFWoOhi5BWX4Z7pYkYNu1o1vKPLJ9iRl0rGe';

export const isPassword = (strapi: Core.Strapi, password: string, hash: string): Promise<boolean> =>
  strapiService<UserService>(strapi, uids.user).validatePassword(password, hash);

/**
 * Takes as long as comparing a password with a real one: how long an answer takes must not tell whether there is an account. What is
 * no password at all is compared with nobody's either: Strapi refuses it before it looks for the account.
 */
export async function compareAnyway(strapi: Core.Strapi, password: unknown): Promise<void> {
  if (typeof password === 'string' && password !== '') await isPassword(strapi, password, nobodysHash);
}
