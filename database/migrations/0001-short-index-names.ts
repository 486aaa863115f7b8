import type { Knex } from 'knex';
import { isPostgres, type Migration } from './migration';

/** PostgreSQL cut the first of the old names to 63 characters and did not find it again: every later start failed. */
const renamed: readonly (readonly [from: string, to: string])[] = [
  [
    'push_deliveries_push_notification_id_push_subscription_id_unique',
    'push_deliveries_push_notification_id_push_subscript_fe5e3539',
  ],
  [
    'distributor_type_discount_configs_company_type_brand_id_index',
    'distributor_type_discount_configs_company_type_bran_ad0ce8f5',
  ],
  [
    'special_brand_discount_companies_discount_id_company_id_unique',
    'special_brand_discount_companies_discount_id_compan_4a70841e',
  ],
];

const longestOfPostgres = 63;

/** Gives three indexes names of at most 60 characters. */
export const shortIndexNames: Migration = {
  name: '0001-short-index-names',
  stage: 'before-additions',
  up: async (trx) => {
    for (const [from, to] of renamed)
      await (isPostgres(trx) ? renameIndex(trx, from, to) : recreateIndex(trx, from, to));
  },
};

/** The constraint of a unique index is renamed with it. */
const renameIndex = async (trx: Knex.Transaction, from: string, to: string): Promise<void> =>
  void (await trx.raw('alter index if exists ?? rename to ??', [from.slice(0, longestOfPostgres), to]));

/** SQLite cannot rename an index. */
async function recreateIndex(trx: Knex.Transaction, from: string, to: string): Promise<void> {
  const index = await trx('sqlite_master')
    .where({ type: 'index', name: from })
    .first<{ sql: string } | undefined>('sql');
  if (index === undefined) return;
  await trx.raw('drop index ??', [from]);
  await trx.raw(index.sql.replace(from, to));
}
