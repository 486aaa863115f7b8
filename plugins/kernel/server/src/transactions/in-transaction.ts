import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { commitMark } from './commit-mark';
import type { Tx } from './tx';
import { announceWrites, watchWrites } from './write-watch';

export type { Tx } from './tx';

const open = new AsyncLocalStorage<Knex.Transaction>();
const afterCommit = new WeakMap<Knex.Transaction, (() => void)[]>();
const afterRollback = new WeakMap<Knex.Transaction, (() => Promise<void>)[]>();

/**
 * Runs `work` in one transaction and returns its result; a nested call joins the open transaction. SQLite has one connection: inside
 * `work`, never await a query outside the transaction.
 */
export async function inTransaction<T>(strapi: Core.Strapi, work: (tx: Tx) => Promise<T>): Promise<T> {
  const callbacks: (() => void)[] = [];
  const undone: (() => Promise<void>)[] = [];
  const whole = strapi.db.transaction(async ({ trx }) => {
    const own = trx as Knex.Transaction;
    if (afterCommit.has(own)) return work({ strapi, trx: own });
    afterCommit.set(own, callbacks);
    afterRollback.set(own, undone);
    watchWrites({ strapi, trx: own });
    const done = await open.run(own, () => work({ strapi, trx: own }));
    await announceWrites({ strapi, trx: own });
    await commitMark()?.(own);
    return done;
  });
  const result = await whole.catch(async (error: unknown) => {
    for (const callback of undone) await callback();
    throw error;
  });
  for (const callback of callbacks) callback();
  return result as T;
}

/** Runs `callback` once the outermost transaction has committed (wake a queue); never after a rollback. */
export function whenCommitted(tx: Tx, callback: () => void): void {
  afterCommit.get(tx.trx)?.push(callback);
}

/** Runs `callback` once the outermost transaction was rolled back, before its caller learns why: for what a refusal leaves behind. */
export function whenRolledBack(tx: Tx, callback: () => Promise<void>): void {
  afterRollback.get(tx.trx)?.push(callback);
}

/** Returns the knex of the platform, for reads outside a transaction. */
export const getKnex = (strapi: Core.Strapi): Knex => strapi.db.connection as unknown as Knex;

/**
 * Returns the knex that a reading may use wherever it is called: that of the open transaction, else that of the platform. For what is asked
 * with and without a transaction under way, such as who somebody is.
 */
export function knexWithin(strapi: Core.Strapi): Knex {
  const trx = open.getStore();
  return trx === undefined || trx.isCompleted() ? getKnex(strapi) : trx;
}

/**
 * Tells whether the caller stands in an open transaction, whose reads see its own writes: what is decided there is read by `knexWithin`,
 * never from a cache, and never kept, because it may be rolled back.
 */
export const isInTransaction = (strapi: Core.Strapi): boolean => knexWithin(strapi) !== getKnex(strapi);

/** Tells whether the caller stands in an open transaction of any platform of this process. */
export function isTransactionOpen(): boolean {
  const trx = open.getStore();
  return trx !== undefined && !trx.isCompleted();
}

export const isPostgres = (strapi: Core.Strapi): boolean => strapi.db.dialect.client === 'postgres';

/**
 * Waits for the advisory lock of a name and holds it until the transaction ends: for rules over many rows, which locks of single rows
 * do not guard. Take it before locking any row. Does nothing on SQLite, which has one writer.
 */
export async function advisoryLock(tx: Tx, name: string): Promise<void> {
  if (isPostgres(tx.strapi)) await tx.trx.raw('select pg_advisory_xact_lock(hashtext(?))', [name]);
}

/** Makes a query lock its rows for the rest of the transaction on PostgreSQL; unchanged on SQLite, which has one writer. */
export function forUpdate<Q extends Knex.QueryBuilder>(tx: Tx, query: Q): Q {
  if (isPostgres(tx.strapi)) query.forUpdate();
  return query;
}
