import path from 'node:path';
import knex from 'knex';
import { servicesOfTests, urlOf } from './services';

/** The demo password in four rounds of bcrypt: comparing takes a millisecond of computing; the ten of the product take eighty. */
const cheapHash = '$2a$04$ZJNzw.fKBD.J.LBPfqRZv.Zsd.Kuj6rQgMt0P.996DxarXi6u4VyW';

/** The demo people of a prepared world log in as ever, but cheaply: all suites together do so some thousand times. */
export async function cheapenLogins(folder: string, database: string): Promise<void> {
  const db = knex(
    servicesOfTests() === null
      ? {
          client: 'better-sqlite3',
          connection: { filename: path.join(folder, 'mayorista.db') },
          useNullAsDefault: true,
        }
      : { client: 'pg', connection: urlOf(database), pool: { min: 0, max: 1 } },
  );
  try {
    for (const people of ['up_users', 'admin_users'])
      await db(people).whereNotNull('password').update({ password: cheapHash });
  } finally {
    await db.destroy();
  }
}
