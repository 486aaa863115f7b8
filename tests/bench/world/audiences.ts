import type Database from 'better-sqlite3';
import { logIn, type Buyer } from './buyers';

export interface AudienceMember extends Buyer {
  readonly email: string;
}

type Row = Record<string, unknown> & { id: number };

/** Everybody of this many asks for a secondary user's prices. */
const secondaryEvery = 7;

/**
 * People of all the demo world's companies: every price level, branch and currency, secondary users among them, and two companies with a
 * special discount on the biggest brand. Their passwords are the demo distributor's.
 */
export function makeAudiences(db: Database.Database, count: number, jwtSecret: string): AudienceMember[] {
  const model = db.prepare(`SELECT * FROM up_users WHERE email = 'distribuidor@demo.test'`).get() as Row;
  const companies = db
    .prepare(
      `SELECT c.id, c.currency, l.branch_id FROM companies c JOIN companies_branch_lnk l ON l.company_id = c.id WHERE c.status = 1 ORDER BY c.id`,
    )
    .all() as { id: number; currency: string; branch_id: number }[];
  const roles = Object.fromEntries(
    (
      db.prepare(`SELECT id, type FROM up_roles WHERE type IN ('distributor', 'secondary_user')`).all() as {
        id: number;
        type: string;
      }[]
    ).map(({ id, type }) => [type, id]),
  );
  const columns = Object.keys(model).filter((name) => name !== 'id');
  const insert = db.prepare(
    `INSERT INTO up_users (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  const join = db.prepare('INSERT INTO up_users_role_lnk (user_id, role_id) VALUES (?, ?)');
  return db.transaction(() => {
    discountBiggestBrand(db, companies.slice(0, 2));
    return Array.from({ length: count }, (_, at) => {
      const company = companies[at % companies.length];
      if (company === undefined) throw new Error('The demo world has no companies');
      const email = `publico-${at + 1}@bench.test`;
      const id = Number(
        insert.run({
          ...model,
          document_id: `bench-audience-${at + 1}`,
          email,
          username: email,
          company_id: company.id,
          branch_id: company.branch_id,
          currency: company.currency,
        }).lastInsertRowid,
      );
      join.run(id, roles[(at + 1) % secondaryEvery === 0 ? 'secondary_user' : 'distributor']);
      return { id, email, token: logIn(db, id, jwtSecret) };
    });
  })();
}

function discountBiggestBrand(db: Database.Database, companies: readonly { id: number }[]): void {
  const { id: brandId } = db
    .prepare('SELECT brand_id AS id FROM product_cards WHERE is_visible GROUP BY 1 ORDER BY count(*) DESC LIMIT 1')
    .get() as { id: number };
  const at = Date.now();
  const discount = db.prepare(
    `INSERT INTO special_brand_discounts (document_id, status, brand_id, discount, created_at, updated_at) VALUES (?, 'authorised', ?, ?, ?, ?)`,
  );
  const given = db.prepare(
    `INSERT INTO special_brand_discount_companies (document_id, discount_id, company_id, created_at, updated_at) VALUES (?, ?, ?, ?, ?)`,
  );
  for (const { id } of companies) {
    const made = discount.run(`bench-discount-${id}`, brandId, 3 + id, at, at);
    given.run(`bench-discount-${id}`, made.lastInsertRowid, id, at, at);
  }
}
