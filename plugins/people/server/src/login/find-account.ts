import { getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';

export interface Account {
  readonly id: number;
  readonly email: string;
  readonly username: string;
  readonly password: string | null;
  readonly blocked: boolean | null;
}

const columns = ['id', 'email', 'username', 'password', 'blocked'] as const;

/** Finds the account that a person who logs in names, by mail address or user name, as Strapi does. */
export const findAccount = async (strapi: Core.Strapi, identifier: string): Promise<Account | null> =>
  ((await getKnex(strapi)(tables.user)
    .where({ provider: 'local' })
    .where((either) => void either.where({ email: identifier.toLowerCase() }).orWhere({ username: identifier }))
    .first(...columns)) as Account | undefined) ?? null;

export const findAccountById = async (strapi: Core.Strapi, id: number): Promise<Account | null> =>
  ((await getKnex(strapi)(tables.user)
    .where({ id })
    .first(...columns)) as Account | undefined) ?? null;

export const findAccountByEmail = async (strapi: Core.Strapi, email: string): Promise<Account | null> =>
  ((await getKnex(strapi)(tables.user)
    .where({ email: email.toLowerCase() })
    .first(...columns)) as Account | undefined) ?? null;
