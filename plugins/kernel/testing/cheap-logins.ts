import path from 'node:path';
import knex from 'knex';
import { servicesOfTests, urlOf } from './services';

/** Hash of the demo password at bcrypt cost 4: comparing takes a millisecond; the product's cost 10 takes eighty. */
const cheapHash = '$2a$04$ZJNzw.fKBD.J.LBPfqRZv.Zsd.Kuj6rQgMt0P.996DxarXi6u4VyW';

/** Replaces the password hashes of a prepared world's people by a cheap one of the demo password: all suites together log in some thousand times. */
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
