import { expect, test } from 'vitest';
import { freshSession } from './fresh-session.server';
import { findPerson } from './person.server';
import { keepSession, newSession, readSession, type Session } from './session.server';
import { apiServer, visit } from './testing/api-server';

const jwtThatEnds = (inMs: number): string =>
  ['{}', JSON.stringify({ exp: Math.round((Date.now() + inMs) / 1_000) }), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');
const hour = 3_600_000;
const old: Session = newSession({ jwt: jwtThatEnds(-hour), refreshToken: 'refresh-1' }, true);
const renewed = { jwt: jwtThatEnds(hour), refreshToken: 'refresh-2' };
const pairOf = (setCookie: string): string => setCookie.split(';')[0] ?? '';

test('a token that holds is used as it is, and nothing is asked', async () => {
  const { config, calls } = await apiServer({});
  const session = { ...old, jwt: jwtThatEnds(hour) };
  const fresh = await freshSession(pairOf(keepSession(session, config)), { config });
  expect(fresh).toEqual({ session, setCookie: null, trouble: null });
  expect(await freshSession(null, { config })).toEqual({ session: null, setCookie: null, trouble: null });
  expect(calls).toEqual([]);
});

test('one that ended, or ends within a minute, is renewed; the cookie goes on as the same session', async () => {
  const { config } = await apiServer({ '/api/auth/refresh': { status: 200, body: renewed } });
  for (const inMs of [-hour, 30_000]) {
    const cookie = pairOf(keepSession({ ...old, jwt: jwtThatEnds(inMs) }, config));
    const { session, setCookie } = await freshSession(cookie, { config });
    expect(session).toEqual({ ...old, ...renewed });
    expect(readSession(pairOf(setCookie ?? ''), config)).toEqual(session);
  }
});

test('requests that come together renew once', async () => {
  const { config, calls } = await apiServer({ '/api/auth/refresh': { status: 200, body: renewed } });
  const cookie = pairOf(keepSession(old, config));
  const all = await Promise.all(Array.from({ length: 5 }, () => freshSession(cookie, { config })));
  expect(all.map(({ session }) => session?.refreshToken)).toEqual(Array(5).fill('refresh-2'));
  expect(calls).toHaveLength(1);
});

test('one that the platform refuses is over: the person becomes a visitor', async () => {
  const { config } = await apiServer({ '/api/auth/refresh': { status: 401 }, '/api/user': { status: 401 } });
  const fresh = await freshSession(pairOf(keepSession(old, config)), { config });
  expect(fresh).toEqual({ session: old, setCookie: null, trouble: null });
  const args = visit(config, { isLoggedIn: true });
  expect(await findPerson({ ...args, context: { ...args.context, fresh } })).toBeNull();
});

test.each([
  [500, 500],
  [503, 503],
  [429, 503],
])('a platform that answers %i logs nobody out: the page fails, the session stays', async (answered, status) => {
  const { config, calls } = await apiServer({
    '/api/auth/refresh': { status: answered },
    '/api/user': { status: 401 },
  });
  const fresh = await freshSession(pairOf(keepSession(old, config)), { config });
  expect(fresh.trouble?.status).toBe(status);
  const args = visit(config, { isLoggedIn: true });
  await expect(findPerson({ ...args, context: { ...args.context, fresh } })).rejects.toMatchObject({ status });
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/refresh']);
});
