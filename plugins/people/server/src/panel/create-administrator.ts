import type { Core } from '@strapi/strapi';
import { parseInput, reject } from '@mayorista/kernel';
import { z } from 'zod';
import type { AdministratorAccount } from '../../../contract';
import { uids } from '../uids';
import { ensureStaffAccount } from './ensure-staff-account';

const superAdministrator = 'strapi-super-admin';

const account = z.strictObject({
  email: z.email().max(250).toLowerCase(),
  name: z.string().trim().min(1).max(120),
  password: z
    .string()
    .min(12)
    // As much as bcrypt reads of it.
    .max(72)
    .regex(/^(?=.*\p{L})(?=.*\d)/su, 'password_too_simple'),
});

/** Creates an account of the super administrator. Throws ValidationError for what is wrong with it, or when there is one of this address. */
export async function createAdministrator(strapi: Core.Strapi, given: AdministratorAccount): Promise<void> {
  const { email, name, password } = parseInput(account, given);
  const known = await strapi.db.query(uids.adminUser).findOne({ where: { email } });
  if (known !== null) reject('administrator_exists', 'email');
  const [firstname = name, ...rest] = name.split(/\s+/);
  await ensureStaffAccount(strapi, {
    email,
    firstname,
    lastname: rest.join(' '),
    password,
    roles: [superAdministrator],
  });
}

/** Says on the log that nobody can enter the panel yet, and what to do: nobody becomes administrator by coming first. */
export async function warnWithoutAdministrator(strapi: Core.Strapi): Promise<void> {
  const where = { isActive: true, roles: { code: superAdministrator } };
  if ((await strapi.db.query(uids.adminUser).count({ where })) === 0)
    strapi.log.warn('El panel no tiene administrador: créalo con npm run create-admin -- --email … --name …');
}
