import { UNSAFE_ErrorResponseImpl as ErrorAnswer } from '@remix-run/router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actionOrRefusal, loaderOrNull, UNANSWERED } from './unanswered';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'es-MX' } }));
afterEach(() => vi.unstubAllGlobals());

const failing = (error: unknown) => vi.fn(() => Promise.reject(error));
const redirect = new Response(null, { status: 302, headers: { Location: '/login' } });
const lost = new TypeError('Failed to fetch');

test('what the store answers passes as it is', async () => {
  const refused = { ok: false, code: 'cart_not_in_open_stage', errors: {} };
  expect(await actionOrRefusal({ serverAction: () => Promise.resolve(refused) as never })).toBe(refused);
  expect(await loaderOrNull({ serverLoader: () => Promise.resolve(refused) as never })).toBe(refused);
});

test('a form that nobody answered is refused in the language of the page, and changes nothing', async () => {
  const answer = await actionOrRefusal({ serverAction: failing(lost) });
  if (!(answer instanceof Response)) throw new Error('no refusal');
  expect(answer.status).toBe(UNANSWERED);
  const errors = { _general: ['Error al procesar la petición'] };
  expect(await answer.json()).toEqual({ ok: false, code: null, errors });

  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const english = (await actionOrRefusal({ serverAction: failing(lost) })) as Response;
  expect(await english.text()).not.toContain('Error al procesar');
});

test('what is asked for beside a page is nothing when nobody answers, or the address has gone', async () => {
  expect(await loaderOrNull({ serverLoader: failing(lost) })).toBeNull();
  expect(await loaderOrNull({ serverLoader: failing(new ErrorAnswer(404, '', null)) })).toBeNull();
});

test('the way to the login page stays open, and a form that makes no sense has its own page', async () => {
  await expect(actionOrRefusal({ serverAction: failing(redirect) })).rejects.toBe(redirect);
  await expect(loaderOrNull({ serverLoader: failing(redirect) })).rejects.toBe(redirect);
  const gone = new ErrorAnswer(404, '', null);
  await expect(actionOrRefusal({ serverAction: failing(gone) })).rejects.toBe(gone);
});
