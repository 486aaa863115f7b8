import type Database from 'better-sqlite3';

/** `Stock` and the seven refurbished grades that are sold most. */
const grades = ['Stock', 'AAA', 'A', 'B', 'C', 'D', 'E', 'MALTRATADO'] as const;

/**
 * What an import of products does not bring: pieces in every branch and grade (ordinary ones nearly everywhere, refurbished ones here and
 * there, in the demo world's own branches), and promos for the six price levels of a third of the products.
 */
export function fillBranches(db: Database.Database): { stocks: number } {
  const at = Date.now();
  const insert = db.prepare(`
    INSERT INTO stocks (document_id, product_id, branch_id, grade, on_hand, reserved, created_at, updated_at, published_at)
    SELECT 'bench-' || p.id || '-' || b.id || '-' || @grade, p.id, b.id, @grade,
      CASE WHEN @ordinal = 0 THEN (p.id * 31 + b.id * 17) % 60 ELSE (p.id % 4) + 1 END, 0, @at, @at, @at
    FROM products p CROSS JOIN branches b
    WHERE p.locale = 'es' AND (@ordinal = 0 OR (b.document_id NOT LIKE 'bench-branch-%' AND (p.id + b.id + @ordinal) % 9 = 0)) ON CONFLICT (product_id, branch_id, grade) DO NOTHING`);
  db.transaction(() => {
    for (const [ordinal, grade] of grades.entries()) insert.run({ grade, ordinal, at });
    const levels = [1, 2, 3, 4, 5, 6]
      .map((level) => `promo_level_${level} = ${level * 3} + length(sku) % 5`)
      .join(', ');
    db.prepare(`UPDATE products SET ${levels} WHERE promo_level_1 IS NULL AND length(sku) % 3 = 0`).run();
  })();
  return { stocks: (db.prepare('SELECT count(*) AS n FROM stocks').get() as { n: number }).n };
}
