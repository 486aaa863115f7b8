import { isPostgres, type Migration } from './migration';

/** Columns that the platform fills from other texts, which together or by themselves are longer than the 255 characters of a `string`. */
const columns: readonly (readonly [table: string, column: string])[] = [
  ['product_cards', 'name_folded'],
  ['product_cards', 'image_url'],
  ['product_cards', 'image_alt'],
  ['sale_order_details', 'image_url'],
  ['mails', 'recipient'],
  ['mails', 'subject'],
  ['nom_tasks', 'title'],
  ['push_notifications', 'title'],
  ['push_notifications', 'audience_label'],
  ['push_notifications', 'url'],
  ['push_notifications', 'image_url'],
];

/** Makes room for texts of any length; SQLite never looked at the length. */
export const longCopiedTexts: Migration = {
  name: '0002-long-copied-texts',
  stage: 'before-additions',
  up: async (trx) => {
    if (!isPostgres(trx)) return;
    for (const [table, column] of columns)
      if (await trx.schema.hasColumn(table, column))
        await trx.raw('alter table ?? alter column ?? type text', [table, column]);
  },
};
