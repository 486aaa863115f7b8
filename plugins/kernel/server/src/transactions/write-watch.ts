import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Tx } from './tx';

/** A callback that is told of writes to certain tables, whoever makes them and how. */
export interface WriteWatch {
  /** Tells whether an SQL statement is such a write. */
  readonly concerns: (sql: string) => boolean;
  /** Called once in each transaction that holds such a write, before it commits. */
  readonly announce: (tx: Tx) => Promise<void>;
}

const watches = new WeakMap<Core.Strapi, readonly WriteWatch[]>();
const written = new WeakMap<Knex.Transaction, Set<WriteWatch>>();

export const registerWriteWatch = (strapi: Core.Strapi, watch: WriteWatch): void =>
  void watches.set(strapi, [...(watches.get(strapi) ?? []), watch]);

/** Begins to look at what a transaction writes. */
export function watchWrites({ strapi, trx }: Tx): void {
  const found = new Set<WriteWatch>();
  written.set(trx, found);
  trx.on('query', ({ sql }: { readonly sql: string }) => {
    for (const watch of watches.get(strapi) ?? []) if (!found.has(watch) && watch.concerns(sql)) found.add(watch);
  });
}

/** Counts a transaction among those that hold such a write. */
export const markWritten = ({ trx }: Tx, watch: WriteWatch): void => void written.get(trx)?.add(watch);

/** Announces what a transaction wrote that somebody watches. */
export async function announceWrites(tx: Tx): Promise<void> {
  for (const watch of written.get(tx.trx) ?? []) await watch.announce(tx);
}
