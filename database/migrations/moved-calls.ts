import type { Knex } from 'knex';

/** Tables that name calls: those that API tokens of single calls may make, and those that Strapi's own page shows of the store's roles. */
const tables = ['strapi_api_token_permissions', 'up_permissions'];

/**
 * Gives calls (`noun.action`) the name that they have in another plugin, so that API tokens that name each call they may make go on making
 * them. A release before that still runs refuses them to such tokens meanwhile; named twice, the panel could not save the token. Rows of
 * roles keep their ids: a start would take them away and write them anew.
 */
export async function moveCalls(
  trx: Knex.Transaction,
  calls: readonly string[],
  way: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const table of tables) {
    if (!(await trx.schema.hasTable(table))) continue;
    for (const call of calls)
      await trx(table)
        .where({ action: `plugin::${way.from}.${call}` })
        .update({ action: `plugin::${way.to}.${call}` });
  }
}
