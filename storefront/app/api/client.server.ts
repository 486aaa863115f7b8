import ky, { type KyInstance, type Options } from 'ky';
import type { Locale } from '../i18n/locale';
import { ApiError, apiErrorFrom } from './errors';
import { CONTENT_TAG, knownAnswers, parse, type Offered } from './known-answers.server';
import type { PageSources } from './page-sources.server';

const TIMEOUT_MS = 15_000;

const known = knownAnswers();

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** The platform's REST API as one person sees it. Every call throws `ApiError` on anything but 2xx. */
export interface ApiClient {
  get<T>(path: string, query?: Query): Promise<T>;
  post<T>(path: string, body: unknown, options?: WriteOptions): Promise<T>;
  /** Files, with their data beside them. */
  upload<T>(path: string, form: FormData): Promise<T>;
  put<T>(path: string, body: unknown): Promise<T>;
  patch<T>(path: string, body: unknown): Promise<T>;
  remove<T>(path: string): Promise<T>;
  /** A file, passed on as it comes. */
  download(path: string, query?: Query): Promise<Response>;
  /** Whether a file may be had: its headers alone. */
  probe(path: string, query?: Query): Promise<Response>;
}

interface WriteOptions {
  /** The same key twice has one effect. */
  readonly idempotencyKey?: string;
  /** The version that the person saw: another one by now answers 409. */
  readonly ifMatch?: number;
}

interface ClientOptions {
  readonly cmsUrl: string;
  /** Whose token goes with a call, asked for at each call. */
  readonly jwt: () => string | null;
  /** For whom the store asks: the platform holds back an address that tries too often, not the store. */
  readonly clientAddress?: string | undefined;
  /** The language in which the platform tells refusals and names of states; Spanish where nobody says. */
  readonly locale?: Locale;
  /** What the person's browser says of itself: beside their session they see from which device it is. */
  readonly userAgent?: string | undefined;
  /** Goes along to the platform's log, jobs and events. */
  readonly requestId?: string | undefined;
  /** Notes the answers that were read. */
  readonly sources?: PageSources | undefined;
}

type CallOptions = Omit<Options, 'headers'> & { readonly headers?: Readonly<Record<string, string>> };
type Http = (path: string, options?: CallOptions) => Promise<Response>;

function searchParams(query: Query): URLSearchParams {
  const entries = Object.entries(query).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}

async function ask(http: Http, path: string, options: CallOptions): Promise<Response> {
  return http(path, options).catch((cause: unknown) => {
    throw new ApiError({ status: 0, code: 'unreachable' }, { cause });
  });
}

async function answer<T>(http: Http, path: string, options: CallOptions): Promise<T> {
  const response = await ask(http, path, options);
  const body = parse(await response.text());
  if (!response.ok) throw apiErrorFrom(response.status, body);
  return body as T;
}

type Reading = Pick<ClientOptions, 'sources' | 'locale'>;

/** Sends no more than what is not known here yet. */
async function read<T>(http: Http, path: string, query: Query, { sources, locale = 'es' }: Reading): Promise<T> {
  const params = searchParams(query);
  const address = `${path}?${params.toString()}`;
  const place = `${locale} ${address}`;
  const offered = known.offeredAt(place);
  const response = await ask(http, path, { searchParams: params, headers: conditions(offered) }).catch(
    (error: unknown) => {
      sources?.note({ address, locale }, null);
      throw error;
    },
  );
  const tag = response.headers.get('ETag') ?? '';
  sources?.note({ address, locale }, CONTENT_TAG.test(tag) ? tag : null);
  const body = await known.read(place, response, offered);
  const isKnown = response.status === 304 && body !== null;
  if (!response.ok && !isKnown) throw apiErrorFrom(response.status, body);
  return body as T;
}

/** With an age of its own: `fetch` would have a condition answered as if nothing were kept. */
const conditions = (offered: Offered): Record<string, string> =>
  offered.size === 0 ? {} : { 'If-None-Match': [...offered.keys()].join(', '), 'Cache-Control': 'max-age=0' };

const writeHeaders = ({ idempotencyKey, ifMatch }: WriteOptions): Record<string, string> => ({
  ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
  ...(ifMatch === undefined ? {} : { 'If-Match': `"${ifMatch}"` }),
});

const FILE_HEADERS = ['content-type', 'content-disposition'];

async function file(http: Http, path: string, query: Query, method: 'get' | 'head' = 'get'): Promise<Response> {
  const response = await ask(http, path, { method, searchParams: searchParams(query) });
  if (!response.ok) throw apiErrorFrom(response.status, parse(await response.text()));
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' });
  for (const name of FILE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { headers });
}

const doors = new Map<string, KyInstance>();

/** The way to a platform, made once: making one takes as long as a short call. */
function doorOf(cmsUrl: string): KyInstance {
  const door =
    doors.get(cmsUrl) ??
    ky.create({
      prefixUrl: `${cmsUrl.replace(/\/$/, '')}/api`,
      timeout: TIMEOUT_MS,
      throwHttpErrors: false,
      retry: 0,
    });
  doors.set(cmsUrl, door);
  return door;
}

/** One client per request: it carries that request's token, while that holds, and nothing else. */
export function apiClient({
  cmsUrl,
  jwt,
  clientAddress,
  userAgent,
  requestId,
  sources,
  locale,
}: ClientOptions): ApiClient {
  const door = doorOf(cmsUrl);
  const http: Http = (path, { headers, ...options } = {}) => {
    const token = jwt();
    return door(path, {
      ...options,
      headers: {
        Accept: 'application/json',
        ...(locale === undefined ? {} : { 'Accept-Language': locale }),
        // It stands beside the store: compressing for it would take longer than sending.
        'Accept-Encoding': 'identity',
        ...(clientAddress === undefined ? {} : { 'X-Forwarded-For': clientAddress }),
        ...(userAgent === undefined ? {} : { 'X-Forwarded-User-Agent': userAgent }),
        ...(requestId === undefined ? {} : { 'X-Request-Id': requestId }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
  };
  return {
    get: (path, query = {}) => read(http, path, query, { sources, locale }),
    post: (path, json, options = {}) => answer(http, path, { method: 'post', json, headers: writeHeaders(options) }),
    upload: (path, body) => answer(http, path, { method: 'post', body }),
    put: (path, json) => answer(http, path, { method: 'put', json }),
    patch: (path, json) => answer(http, path, { method: 'patch', json }),
    remove: (path) => answer(http, path, { method: 'delete' }),
    download: (path, query = {}) => file(http, path, query),
    probe: (path, query = {}) => file(http, path, query, 'head'),
  };
}
