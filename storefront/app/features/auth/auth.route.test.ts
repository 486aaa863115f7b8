import { expect, test } from 'vitest';
import { apiServer, visit } from '../../session/testing/api-server';
import { action } from './auth.route';

const logOut = async (isLoggedIn: boolean, hasToken = true) => {
  // A platform that fails at whatever it is asked.
  const { config } = await apiServer({});
  return action(visit(config, { path: '/auth?logout=true', isLoggedIn, form: {}, hasToken }));
};

test.each([true, false])(
  'logging out ends the session whatever the platform answers, and whoever asks (logged in: %s) [SF-AUTH-002, SF-AUTH-006]',
  async (isLoggedIn) => {
    const answer = (await logOut(isLoggedIn)) as Response;
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/']);
    expect(answer.headers.get('Set-Cookie')).toMatch(/^mayorista_session=;.*Max-Age=0/);
  },
);

test('logging out ends the session at the platform too, so that a copied cookie opens nothing', async () => {
  const { config, calls } = await apiServer({ '/api/auth/logout': { status: 200, body: { ok: true } } });
  await action(visit(config, { path: '/auth?logout=true', isLoggedIn: true, form: {} }));
  expect(calls).toEqual([{ method: 'POST', path: '/api/auth/logout', authorization: 'Bearer jwt' }]);
});

test('another site cannot log anybody out: without the form’s token nothing is ended', async () => {
  expect(await logOut(true, false)).toMatchObject({ init: { status: 419 } });
});
