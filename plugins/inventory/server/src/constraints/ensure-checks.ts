import { isPostgres, getKnex, type Core } from '@mayorista/kernel';
import { tables } from '../uids';

/** What the database itself refuses, whoever writes: less than nothing, more reserved than there is, a movement without its cause. */
const checks = [
  { name: 'stocks_on_hand_not_negative', table: tables.stock, rule: 'on_hand >= 0' },
  { name: 'stocks_reserved_not_negative', table: tables.stock, rule: 'reserved >= 0' },
  { name: 'stocks_reserved_within_on_hand', table: tables.stock, rule: 'reserved <= on_hand' },
  { name: 'stock_movements_cause_given', table: tables.movement, rule: "coalesce(cause, '') <> ''" },
] as const;

/** Adds the checks after Strapi has synchronised its schema: constraints on PostgreSQL, triggers on SQLite. Safe to repeat. */
export async function ensureChecks(strapi: Core.Strapi): Promise<void> {
  const knex = getKnex(strapi);
  for (const { name, table, rule } of checks) {
    if (isPostgres(strapi)) {
      const known = (await knex('pg_constraint').where({ conname: name }).first('conname')) as unknown;
      if (known === undefined) await knex.raw(`alter table ${table} add constraint ${name} check (${rule})`);
      continue;
    }
    const broken = rule.replace(/\b(on_hand|reserved|cause)\b/g, 'new.$1');
    for (const event of ['insert', 'update']) {
      await knex.raw(
        `create trigger if not exists ${name}_${event} before ${event} on ${table} when not (${broken}) begin select raise(abort, 'CHECK constraint failed: ${name}'); end`,
      );
    }
  }
}
