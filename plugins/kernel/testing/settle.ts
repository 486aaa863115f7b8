import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';

const patienceMs = 30_000;

/** Waits until every outbox event is relayed and no due job is queued or running; throws when that takes too long. */
export async function settle(strapi: Core.Strapi): Promise<void> {
  const knex = strapi.db.connection as unknown as Knex;
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const open = (await count(knex('outbox_events').whereNull('relayed_at'))) + (await count(knex('jobs').whereIn('state', ['queued', 'running']).where('run_at', '<=', new Date())));
    if (open === 0) return;
    if (Date.now() > giveUpAt) throw new Error(`${open} events or jobs were still open after ${patienceMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

async function count(query: Knex.QueryBuilder): Promise<number> {
  const [row] = (await query.count({ n: '*' })) as { n: number | string }[];
  return Number(row?.n ?? 0);
}
