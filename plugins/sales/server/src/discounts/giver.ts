import { personActor, type Actor, type Core } from '@mayorista/kernel';
import { decimal } from '@mayorista/kernel/shared';
import type { Knex } from 'knex';
import { tables } from '../uids';

/** Who gives something away, as a human: one may have an account of the store and one of the panel, which share an address. */
export interface Giver {
  /** 'person:12', 'staff:3'. */
  readonly key: string;
  readonly name: string;
  /** In small letters; null for programs. */
  readonly email: string | null;
}

/** Who really sits there, behind whomever they act for. Throws an Error for an account that is gone. */
export async function realActor(strapi: Core.Strapi, actor: Actor): Promise<Actor> {
  if (actor.onBehalf === null) return actor;
  const real = await personActor(strapi, actor.onBehalf.id);
  if (real === null) throw new Error(`Somebody acts for ${actor.name} whose account is gone`);
  return real;
}

/** Says which human an account is. In a transaction pass its knex. */
export async function giverOf(knex: Knex, { kind, id, name }: Actor): Promise<Giver> {
  const table = kind === 'staff' ? tables.panelUser : tables.person;
  const row =
    id === null || (kind !== 'staff' && kind !== 'person')
      ? undefined
      : ((await knex(table).where({ id }).first('email')) as { email: string | null } | undefined);
  return { key: `${kind}:${id ?? name}`.slice(0, 60), name, email: row?.email?.toLowerCase() ?? null };
}

/** Tells whether two accounts are one human's. */
export const isSameHuman = (
  { granted_by_key: key, granted_by_email: email }: { granted_by_key: string | null; granted_by_email: string | null },
  other: Giver,
): boolean => key === other.key || (email !== null && email === other.email);

export interface GivingLimit {
  readonly percent: string;
  /** Mexican pesos. */
  readonly shipping: string;
}

const all: GivingLimit = { percent: '100.00', shipping: '1000000.00' };
const none: GivingLimit = { percent: '0.00', shipping: '0.00' };

/**
 * Up to what an actor gives away alone: the widest of their roles; nothing where none of them has a limit, everything for the platform's own
 * jobs. Whoever administers the panel has a limit like others.
 */
export async function limitOf(knex: Knex, { kind, roles, can }: Actor): Promise<GivingLimit> {
  if (kind === 'system') return all;
  const held = kind === 'staff' && can.has('*') ? ['admin'] : [...roles];
  const rows = (await knex(tables.discountLimit).whereIn('role', held).select('percent', 'shipping')) as GivingLimit[];
  return rows.reduce(
    (widest, row) => ({
      percent: decimal(row.percent).greaterThan(widest.percent) ? String(row.percent) : widest.percent,
      shipping: decimal(row.shipping).greaterThan(widest.shipping) ? String(row.shipping) : widest.shipping,
    }),
    none,
  );
}
