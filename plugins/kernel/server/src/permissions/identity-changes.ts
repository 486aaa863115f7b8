import type { Core } from '@strapi/strapi';
import { emit } from '../outbox/emit';
import { getKnex, inTransaction } from '../transactions/in-transaction';
import { markWritten, registerWriteWatch, type WriteWatch } from '../transactions/write-watch';
import { forgetEverybody } from './identity';
import { identitiesChanged } from './identity.events';
import { identityUids } from './identity.uids';

/** The columns whose change matters; 'any' for every one. */
type Columns = readonly string[] | 'any';

const tablesOf = new WeakMap<Core.Strapi, Map<string, Columns>>();

/**
 * Names tables that decide who somebody is and what they may do: after a write there everybody is read anew, in every process. Call it
 * from a plugin's register.
 */
export function registerIdentityTables(strapi: Core.Strapi, tables: Readonly<Record<string, Columns>>): void {
  const known = tablesOf.get(strapi) ?? new Map<string, Columns>();
  tablesOf.set(strapi, known);
  for (const [table, columns] of Object.entries(tables)) known.set(table, columns);
}

const writing = /^\s*(insert\s+into|update|delete\s+from)\s+(?:["`]\w+["`]\.)?["`]?(\w+)/i;

/** Tells whether a statement writes one of the tables, and a column that matters there. */
export function isIdentityWrite(tables: ReadonlyMap<string, Columns>, sql: string): boolean {
  const [, verb = '', table = ''] = writing.exec(sql) ?? [];
  const columns = tables.get(table);
  if (columns === undefined) return false;
  if (columns === 'any' || /^delete/i.test(verb)) return true;
  return columns.some((column) => sql.includes(`"${column}"`) || sql.includes(`\`${column}\``));
}

const account = [
  'blocked',
  'company_id',
  'branch_id',
  'name',
  'paternal_surname',
  'maternal_surname',
  'username',
  'removed_at',
];

/** Has everything that decides who somebody is write an event, by whichever door it is written. */
export function followIdentities(strapi: Core.Strapi): void {
  registerIdentityTables(strapi, {
    up_users: account,
    up_users_role_lnk: 'any',
    up_users_extra_roles_lnk: 'any',
    up_roles: 'any',
  });
  registerWriteWatch(strapi, watchOf(strapi));
}

const watched = new WeakMap<Core.Strapi, WriteWatch>();

function watchOf(strapi: Core.Strapi): WriteWatch {
  const tables = tablesOf.get(strapi) ?? new Map<string, Columns>();
  const known = watched.get(strapi) ?? {
    concerns: (sql: string) => isIdentityWrite(tables, sql),
    announce: (tx) => emit(tx, identitiesChanged, {}),
  };
  watched.set(strapi, known);
  return known;
}

/** A statement's builder, as far as it says whether the statement is part of a transaction. */
interface Builder {
  readonly client?: { readonly transacting?: boolean };
}

/**
 * Follows writes outside our transactions too: those of statements sent alone, and those of Strapi's own doors, which open transactions of
 * their own. Call it when the platform starts.
 */
export function followLoneWrites(strapi: Core.Strapi): void {
  const watch = watchOf(strapi);
  const announce = () => inTransaction(strapi, (tx) => Promise.resolve(markWritten(tx, watch)));
  getKnex(strapi).on('query-response', (_rows: unknown, { sql }: { readonly sql: string }, { client }: Builder) => {
    if (client?.transacting === true || !watch.concerns(sql)) return;
    forgetEverybody(strapi);
    announce().catch((error: unknown) => strapi.log.error(`Identities: ${String(error)}`));
  });
  strapi.db.lifecycles.subscribe({
    models: [identityUids.user, identityUids.role],
    afterCreate: announce,
    afterUpdate: announce,
    afterUpdateMany: announce,
    afterDelete: announce,
    afterDeleteMany: announce,
  } as never);
}
