import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Actor } from '../permissions/actor';
import { markingCommits } from '../transactions/commit-mark';
import { getKnex, inTransaction, whenCommitted, type Tx } from '../transactions/in-transaction';
import { tables } from '../uids';

/** A call that staff make in somebody's name, while it runs. */
interface Acting {
  hasWritten: boolean;
  /** An entry that names both is stored. */
  isNamed: boolean;
  readonly namedIn: WeakSet<Knex.Transaction>;
}

const acting = new AsyncLocalStorage<Acting>();
const writing = new Set(['insert', 'update', 'del']);

/** Notices what is written by calls that staff make in somebody's name; called once, when the platform starts. */
export function watchActs(strapi: Core.Strapi): void {
  getKnex(strapi).on('query', ({ method, sql }: { readonly method?: string; readonly sql: string }) => {
    const act = acting.getStore();
    if (act !== undefined && writing.has(method ?? '') && !sql.includes(tables.auditEntry)) act.hasWritten = true;
  });
}

/** Notes that the transaction holds an audit entry that names both who acts and in whose name. */
export function noteNamed(tx: Tx, actor: Actor): void {
  const act = acting.getStore();
  if (act === undefined || actor.onBehalf === null) return;
  act.namedIn.add(tx.trx);
  whenCommitted(tx, () => {
    act.isNamed = true;
  });
}

/**
 * Runs a call that staff make in somebody's name. Where it writes anything and no entry of its own names both, `record` adds one: in the
 * transaction of the write, or after it where the write had none.
 */
export async function namingActs(
  strapi: Core.Strapi,
  record: (tx: Tx) => Promise<void>,
  work: () => Promise<void>,
): Promise<void> {
  const act: Acting = { hasWritten: false, isNamed: false, namedIn: new WeakSet() };
  const isUnnamed = (): boolean => act.hasWritten && !act.isNamed;
  await acting.run(act, async () => {
    await markingCommits(async (trx) => {
      if (isUnnamed() && !act.namedIn.has(trx)) await record({ strapi, trx });
    }, work);
    if (isUnnamed()) await inTransaction(strapi, record);
  });
}
