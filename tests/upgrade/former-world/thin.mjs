// Leaves of a demo world what fits into a repository: some forty products and whatever is told about them; people, companies, orders and all else stay.
const most = 15;
const named = ['cart_details', 'sale_order_details', 'transfer_details', 'reservations', 'wish_list_details'];

/** Removes the rows of most products, without the keys looking: what names a removed product goes with it. */
export async function thin(db) {
  const isPostgres = db.client.config.client === 'pg';
  const connection = await db.client.acquireConnection();
  const ask = (query) => query.connection(connection);
  const raw = (sql) => ask(db.raw(sql));
  await raw(isPostgres ? 'set session_replication_role = replica' : 'pragma foreign_keys = off');
  const kept = await keptProducts(db, ask);
  for (const { table, column } of await columnsNaming(raw, isPostgres))
    await ask(db(table).whereNotNull(column).whereNotIn(column, kept).delete());
  await ask(db('products').whereNotIn('id', kept).delete());
  const pictures = db('files_related_mph').where('related_type', 'api::catalogue.product');
  await ask(pictures.whereNotIn('related_id', kept).delete());
  const shown = db('files_related_mph').select('file_id');
  await ask(db('files').where('mime', 'like', 'image/%').whereNotIn('id', shown).delete());
  await removeOrphans(db, ask, await foreignKeys(raw, isPostgres));
  await raw(isPostgres ? 'set session_replication_role = default' : 'pragma foreign_keys = on');
  await raw(isPostgres ? 'vacuum full' : 'vacuum');
  await db.client.releaseConnection(connection);
}

/** Removes rows that refer to removed ones, and what refers to those. */
async function removeOrphans(db, ask, keys) {
  let removed = 1;
  while (removed > 0) {
    removed = 0;
    for (const { table, column, to } of keys)
      removed += await ask(db(table).whereNotNull(column).whereNotIn(column, db(to).select('id')).delete());
  }
}

/** The foreign keys of the database; each refers to the id of its table. */
async function foreignKeys(raw, isPostgres) {
  const answer = await raw(
    isPostgres
      ? `select conrelid::regclass::text as "table", attname as "column", confrelid::regclass::text as "to"
         from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`
      : `select m.name as "table", k."from" as "column", k."table" as "to"
         from sqlite_master m, pragma_foreign_key_list(m.name) k where m.type = 'table'`,
  );
  return isPostgres ? answer.rows : answer;
}

/** Ids of the products that stay, in every language: the first ones, and those that orders and carts name. */
async function keptProducts(db, ask) {
  const ids = [];
  for (const table of named) ids.push(...(await ask(db(table).pluck('product_id'))));
  const first = await ask(db('products').where('locale', 'es').orderBy('id').limit(most).pluck('id'));
  const documents = await ask(
    db('products')
      .whereIn('id', [...first, ...ids])
      .pluck('document_id'),
  );
  return ask(db('products').whereIn('document_id', documents).pluck('id'));
}

/** The columns that name a product, by their name. */
async function columnsNaming(raw, isPostgres) {
  const answer = await raw(
    isPostgres
      ? "select table_name, column_name from information_schema.columns where table_schema = 'public'"
      : "select m.name as table_name, c.name as column_name from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table'",
  );
  return (isPostgres ? answer.rows : answer)
    .filter(({ column_name: column }) => column === 'product_id' || column === 'inv_product_id')
    .map(({ table_name: table, column_name: column }) => ({ table, column }));
}
