import type Database from 'better-sqlite3';
import jwt from 'jsonwebtoken';

export interface Buyer {
  readonly id: number;
  readonly token: string;
}

type Row = Record<string, unknown> & { id: number };

/** People of the demo distributor's company, each with a cart of their own, logged in: their passwords are never asked. */
export function makeBuyers(db: Database.Database, count: number, jwtSecret: string): Buyer[] {
  const model = db.prepare(`SELECT * FROM up_users WHERE email = 'distribuidor@demo.test'`).get() as Row | undefined;
  if (model === undefined) throw new Error('The demo world has no distribuidor@demo.test');
  const role = db.prepare('SELECT role_id FROM up_users_role_lnk WHERE user_id = ?').get(model.id) as {
    role_id: number;
  };
  const columns = Object.keys(model).filter((name) => name !== 'id');
  const insert = db.prepare(
    `INSERT INTO up_users (${columns.join(', ')}) VALUES (${columns.map((name) => `@${name}`).join(', ')})`,
  );
  const join = db.prepare('INSERT INTO up_users_role_lnk (user_id, role_id) VALUES (?, ?)');
  return db.transaction(() =>
    Array.from({ length: count }, (_, at) => {
      const email = `comprador-${at + 1}@bench.test`;
      const { lastInsertRowid } = insert.run({
        ...model,
        document_id: `bench-buyer-${at + 1}`,
        email,
        username: email,
      });
      const id = Number(lastInsertRowid);
      join.run(id, role.role_id);
      return { id, token: logIn(db, id, jwtSecret) };
    }),
  )();
}

/** Opens a session that outlasts the bench and returns its token, as logging in gives it. */
export function logIn(db: Database.Database, id: number, secret: string): string {
  const ends = Date.now() + 86_400_000;
  const sessionId = `bench-session-${id}`;
  db.prepare(
    `INSERT INTO strapi_sessions (document_id, user_id, session_id, device_id, origin, type, status, expires_at, absolute_expires_at)
     VALUES (@sessionId, @user, @sessionId, @sessionId, 'users-permissions', 'session', 'active', @ends, @ends)`,
  ).run({ sessionId, user: String(id), ends });
  return jwt.sign({ userId: String(id), sessionId, type: 'access' }, secret, { expiresIn: '1d' });
}
