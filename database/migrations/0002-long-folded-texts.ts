import { isPostgres, type Migration } from './migration';

/** Columns that the platform fills from other columns, and whose texts may be longer than the 255 characters of a `string`. */
const columns: readonly (readonly [table: string, column: string])[] = [['product_cards', 'name_folded']];

/** Makes room for texts of any length; SQLite never looked at the length. */
export const longFoldedTexts: Migration = {
  name: '0002-long-folded-texts',
  stage: 'before-additions',
  up: async (trx) => {
    if (!isPostgres(trx)) return;
    for (const [table, column] of columns)
      if (await trx.schema.hasColumn(table, column))
        await trx.raw('alter table ?? alter column ?? type text', [table, column]);
  },
};
