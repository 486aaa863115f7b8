import type { Core } from '@strapi/strapi';
import { strapiService } from '@mayorista/kernel';
import { uids } from '../uids';

export interface StaffAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
  /** Panel role codes. */
  readonly roles: readonly string[];
}

interface UserService {
  create(data: Record<string, unknown>): Promise<unknown>;
}

/** An account of the panel, in Spanish; one that exists is left as it is. */
export async function ensureStaffAccount(strapi: Core.Strapi, account: StaffAccount): Promise<void> {
  const known = (await strapi.db.query(uids.adminUser).findOne({ where: { email: account.email } })) as {
    id: number;
  } | null;
  if (known !== null) return;
  const roles = (await strapi.db.query(uids.adminRole).findMany({ where: { code: { $in: [...account.roles] } } })) as {
    id: number;
  }[];
  const { roles: _codes, ...person } = account;
  await strapiService<UserService>(strapi, 'admin::user').create({
    ...person,
    username: null,
    isActive: true,
    blocked: false,
    registrationToken: null,
    preferedLanguage: 'es',
    roles: roles.map(({ id }) => id),
  });
}
