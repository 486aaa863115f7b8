import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ActionFunctionArgs } from '@remix-run/node';
import { onTestFinished } from 'vitest';
import type { StoreConfig } from '../../store-config';
import { issueCsrf } from '../csrf.server';
import { keepSession, newSession } from '../session.server';

interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
}

interface ApiAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** A real HTTP server in the platform's place, for one test: answers by path, remembers what it was asked. */
export async function apiServer(answers: Readonly<Record<string, ApiAnswer>>) {
  const calls: ApiCall[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    calls.push({ method: request.method ?? '', path, authorization: request.headers.authorization });
    const { status, body } = answers[path] ?? { status: 404, body: {} };
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const cmsUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config: StoreConfig = {
    cmsUrl,
    imageOrigins: [cmsUrl],
    publicUrl: 'http://store.test',
    forumUrl: null,
    paymentHosts: ['www.mercadopago.com.mx'],
    sessionSecret: 'a secret of this test',
    hasSecureCookies: false,
  };
  return { config, calls };
}

const pairOf = (setCookie: string | null): string => (setCookie ?? '').split(';')[0] ?? '';

interface VisitOptions {
  readonly path?: string;
  readonly isLoggedIn?: boolean;
  /** Of an earlier visit: 'mayorista_currency=MXN'. */
  readonly cookie?: string;
  readonly form?: Readonly<Record<string, string>>;
  /** False leaves the form's token out. */
  readonly hasToken?: boolean;
}

/** The arguments a loader or action gets for one visit of a browser. */
export function visit(
  config: StoreConfig,
  { path = '/', isLoggedIn = false, cookie, form, hasToken = true }: VisitOptions = {},
): ActionFunctionArgs {
  const tokens = { jwt: 'jwt', refreshToken: 'refresh' };
  const session = isLoggedIn ? pairOf(keepSession(newSession(tokens, false), config)) : null;
  const csrf = issueCsrf(session, config);
  const cookies = [
    pairOf(csrf.setCookie),
    ...(session === null ? [] : [session]),
    ...(cookie === undefined ? [] : [cookie]),
  ].join('; ');
  const body = form === undefined ? null : new URLSearchParams({ ...form, ...(hasToken ? { csrf: csrf.token } : {}) });
  const request = new Request(`http://store.test${path}`, {
    method: body === null ? 'GET' : 'POST',
    headers: { Cookie: cookies },
    body,
  });
  return { request, params: {}, context: { config, nonce: '' } };
}
