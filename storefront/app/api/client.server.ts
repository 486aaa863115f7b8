import ky, { type KyInstance, type Options } from 'ky';
import { ApiError, apiErrorFrom } from './errors';
import { answerReader } from './read-answer.server';

const TIMEOUT_MS = 15_000;

const readAnswer = answerReader();

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The platform's REST API as one person sees it. Every call throws `ApiError` on anything but 2xx. */
export interface ApiClient {
  get<T>(path: string, query?: Query): Promise<T>;
  post<T>(path: string, body: unknown, options?: WriteOptions): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  remove<T>(path: string): Promise<T>;
  /** A file, passed on as it comes. */
  download(path: string, query?: Query): Promise<Response>;
}

export interface WriteOptions {
  /** The same key twice has one effect. */
  readonly idempotencyKey?: string;
}

interface ClientOptions {
  readonly cmsUrl: string;
  /** Whose token goes with a call, asked for at each call. */
  readonly jwt: () => string | null;
  /** For whom the store asks: the platform holds back an address that tries too often, not the store. */
  readonly clientAddress?: string | undefined;
}

function searchParams(query: Query): URLSearchParams {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}

async function answer<T>(http: KyInstance, path: string, options: Options): Promise<T> {
  const response = await http(path, options).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'unreachable' }, { cause });
  });
  const text = await response.text();
  const body: unknown = text === '' ? null : readAnswer(text);
  if (!response.ok) throw apiErrorFrom(response.status, body);
  return body as T;
}

const FILE_HEADERS = ['content-type', 'content-disposition'];

async function file(http: KyInstance, path: string, query: Query): Promise<Response> {
  const response = await http(path, { searchParams: searchParams(query) }).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'unreachable' }, { cause });
  });
  if (!response.ok) throw apiErrorFrom(response.status, readAnswer(await response.text()));
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  for (const name of FILE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}

/** One client per request: it carries that request's token, while that holds, and nothing else. */
export function apiClient({ cmsUrl, jwt, clientAddress }: ClientOptions): ApiClient {
  const http = ky.create({
    prefixUrl: `${cmsUrl.replace(/\/$/, '')}/api`,
    timeout: TIMEOUT_MS,
    throwHttpErrors: false,
    retry: 0,
    hooks: {
      beforeRequest: [
        (request) => {
          const token = jwt();
          if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
        },
      ],
    },
    headers: {
      Accept: 'application/json',
      ...(clientAddress === undefined ? {} : { 'X-Forwarded-For': clientAddress }),
    },
  });
  return {
    get: (path, query = {}) => answer(http, path, { searchParams: searchParams(query) }),
    post: (path, json, { idempotencyKey } = {}) =>
      answer(http, path, {
        method: 'post',
        json,
        ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
      }),
    put: (path, json) => answer(http, path, { method: 'put', json }),
    patch: (path, json) => answer(http, path, { method: 'patch', json }),
    remove: (path) => answer(http, path, { method: 'delete' }),
    download: (path, query = {}) => file(http, path, query),
  };
}
