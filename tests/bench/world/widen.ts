import type Database from 'better-sqlite3';

// Numbers go in as BigInt: as plain ones they are fractions to SQLite, and a name would end in '7.0'.

/** Opens branches like one of the demo world's until there are `wanted`. */
export function addBranches(db: Database.Database, wanted: number): void {
  const open = (db.prepare('SELECT count(*) AS n FROM branches').get() as { n: number }).n;
  const insert = db.prepare(`
    INSERT INTO branches (document_id, code, name, warehouse_type_id, is_virtual, street, colony, municipality, state, zip_code, telephone,
      email, opening_hours, transfer_days, is_pickup_point, status, position, created_at, updated_at, published_at)
    SELECT 'bench-branch-' || @at, 'B' || @at, 'Sucursal ' || @at, warehouse_type_id, is_virtual, street, colony, municipality, state, zip_code,
      telephone, email, opening_hours, transfer_days, is_pickup_point, status, @at, created_at, updated_at, published_at
    FROM branches WHERE code = 'MTY'`);
  db.transaction(() => {
    for (let at = open + 1; at <= wanted; at += 1) insert.run({ at: BigInt(at) });
  })();
}

/** Puts categories beside those that have none below them until there are `wanted`, and shares out among them the products that have no card yet. */
export function addCategories(db: Database.Database, wanted: number): void {
  const there = (db.prepare(`SELECT count(*) AS n FROM categories WHERE locale = 'es'`).get() as { n: number }).n;
  const leaves = leavesOf(db);
  const beside = new Map<number, number[]>();
  db.transaction(() => {
    for (let at = 0; at < wanted - there; at += 1)
      for (const [leafId, id] of addBeside(db, leaves[at % leaves.length] ?? '', at))
        beside.set(leafId, [...(beside.get(leafId) ?? [leafId]), id]);
    shareOut(db, beside);
  })();
}

/** The documents of categories that hang below one and have none below them. */
const leavesOf = (db: Database.Database): string[] =>
  (
    db
      .prepare(
        `SELECT c.document_id AS leaf FROM categories c JOIN categories_parent_category_lnk up ON up.category_id = c.id
         WHERE c.locale = 'es' AND NOT EXISTS (SELECT 1 FROM categories_parent_category_lnk down WHERE down.inv_category_id = c.id) ORDER BY c.id`,
      )
      .all() as { leaf: string }[]
  ).map(({ leaf }) => leaf);

/** A sibling in each language the leaf has; answers the leaf's row and the new one of each. */
function addBeside(db: Database.Database, leaf: string, at: number): [leafId: number, id: number][] {
  const rows = db
    .prepare(
      `SELECT c.id, up.inv_category_id AS parentId FROM categories c
       JOIN categories_parent_category_lnk up ON up.category_id = c.id WHERE c.document_id = ?`,
    )
    .all(leaf) as { id: number; parentId: number }[];
  const insert = db.prepare(`
    INSERT INTO categories (document_id, name, abbreviation, sat_key, position, is_active, slug, created_at, updated_at, published_at, locale)
    SELECT 'bench-category-' || @at, name || ' ' || @at, abbreviation || @at, sat_key, position + @at, 1, slug || '-' || @at, created_at, updated_at,
      published_at, locale
    FROM categories WHERE id = @leaf`);
  const hang = db.prepare('INSERT INTO categories_parent_category_lnk (category_id, inv_category_id) VALUES (?, ?)');
  return rows.map(({ id, parentId }) => {
    const added = Number(insert.run({ at: BigInt(at), leaf: id }).lastInsertRowid);
    hang.run(added, parentId);
    return [id, added];
  });
}

/** Both languages of a product move to the same category: the one its place among the products names. */
function shareOut(db: Database.Database, beside: ReadonlyMap<number, readonly number[]>): void {
  const links = db
    .prepare(
      `SELECT l.id, l.category_id AS categoryId, es.id AS place FROM products_category_lnk l
       JOIN products p ON p.id = l.product_id JOIN products es ON es.document_id = p.document_id AND es.locale = 'es'
       WHERE NOT EXISTS (SELECT 1 FROM product_cards c WHERE c.product_id = es.id)`,
    )
    .all() as { id: number; categoryId: number; place: number }[];
  const move = db.prepare('UPDATE products_category_lnk SET category_id = ? WHERE id = ?');
  for (const { id, categoryId, place } of links) {
    const choices = beside.get(categoryId);
    const next = choices?.[place % choices.length];
    if (next !== undefined && next !== categoryId) move.run(next, id);
  }
}
