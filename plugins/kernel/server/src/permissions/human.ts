import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Actor } from './actor';
import { personActor } from './identity';

/** An account, as a human is told by it: one may have an account of the store and one of the panel, which share an address. */
export interface Human {
  /** 'person:12', 'staff:3'. */
  readonly key: string | null;
  /** In small letters; null for programs. */
  readonly email: string | null;
}

const tableOf = { person: 'up_users', staff: 'admin_users' } as const;

/** Says which human an account is. In a transaction pass its knex. */
export async function humanOf(knex: Knex, { kind, id, name }: Actor): Promise<Human> {
  const key = `${kind}:${id ?? name}`.slice(0, 60);
  if (id === null || (kind !== 'staff' && kind !== 'person')) return { key, email: null };
  const row = (await knex(tableOf[kind]).where({ id }).first('email')) as { email: string | null } | undefined;
  return { key, email: row?.email?.toLowerCase() ?? null };
}

/** Tells whether two accounts are one human's. */
export const isSameHuman = (one: Human, other: Human): boolean =>
  (one.key !== null && one.key === other.key) || (one.email !== null && one.email === other.email);

/** Returns whoever really acts: behind the person in whose name they do. */
export async function actorBehind(strapi: Core.Strapi, actor: Actor): Promise<Actor> {
  if (actor.onBehalf === null) return actor;
  const real = await personActor(strapi, actor.onBehalf.id);
  if (real === null) throw new Error(`Somebody acts for ${actor.name} whose account is gone`);
  return real;
}
