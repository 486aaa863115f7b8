import type Database from 'better-sqlite3';

/** Tables of a product, with the column that names it. */
const tables: readonly (readonly [table: string, product: string])[] = [
  ['products', 'id'],
  ['products_brand_lnk', 'product_id'],
  ['products_category_lnk', 'product_id'],
  ['products_stage_lnk', 'product_id'],
  ['product_cards', 'product_id'],
  ['product_card_categories', 'product_id'],
  ['product_datasheet_values', 'product_id'],
  ['product_offers', 'product_id'],
  ['volume_tiers', 'product_id'],
  ['nom_products', 'product_id'],
  ['stocks', 'product_id'],
];

/** Columns in which a copy must differ from what it was made of. */
const own = new Set(['document_id', 'sku', 'model', 'provider_model', 'name', 'name_es', 'name_en', 'name_folded']);

/**
 * Writes a catalogue so many times beside itself, in the database: an import of a million products takes an hour, this some minutes. What
 * is searched by words does not follow, for lists ask for none.
 */
export function copyCatalogue(db: Database.Database, copies: number): void {
  for (const pragma of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -1000000'])
    db.pragma(pragma);
  const indexes = tables.flatMap(([table]) => indexesOf(db, table));
  for (const { name } of indexes) db.exec(`DROP INDEX "${name}"`);
  const { last } = db.prepare('SELECT max(id) AS last FROM products').get() as { last: number };
  for (const [table, product] of tables) {
    const insert = db.prepare(copyOf(db, table, product));
    for (let copy = 1; copy < copies; copy += 1)
      insert.run({ copy: BigInt(copy), shift: BigInt(copy * last), last: BigInt(last) });
  }
  for (const { sql } of indexes) db.exec(sql);
  db.exec('ANALYZE');
}

const indexesOf = (db: Database.Database, table: string): { name: string; sql: string }[] =>
  db
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(table) as { name: string; sql: string }[];

/** Copies the rows of the products that were there first. */
function copyOf(db: Database.Database, table: string, product: string): string {
  const columns = (db.pragma(`table_info(${table})`) as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== 'id' || product === 'id');
  const values = columns.map((name) => {
    if (name === product) return `${name} + @shift`;
    return own.has(name) ? `${name} || ' ' || @copy` : name;
  });
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${product} <= @last`;
}
