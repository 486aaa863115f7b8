import { ApiError } from '../api-error';

/** A call of the protocol as plain data: it crosses to other threads. */
export interface EngineRequest {
  method: string;
  path: string[];
  query: string;
  authorization: string | null;
  contentType: string;
  body: string;
}

/** An answer of the protocol. `body` undefined means an empty one (204). */
export interface EngineAnswer {
  status: number;
  body: unknown;
}

/** What the official client hands to its `httpClient`. */
export function requestOf(input: string | URL | Request, init: RequestInit = {}): EngineRequest {
  const url = new URL(input instanceof Request ? input.url : input);
  const headers = new Headers(init.headers);
  return {
    method: (init.method ?? 'GET').toUpperCase(),
    path: url.pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent),
    query: url.search,
    authorization: headers.get('authorization'),
    contentType: headers.get('content-type') ?? 'application/json',
    body: typeof init.body === 'string' ? init.body : '',
  };
}

/** The JSON body of a request; refuses what is no JSON. */
export function jsonBody(request: EngineRequest): unknown {
  if (request.body === '') throw new ApiError('missing_payload', 'A json payload is missing.');
  try {
    return JSON.parse(request.body) as unknown;
  } catch {
    throw new ApiError('malformed_payload', 'The json payload provided is malformed.');
  }
}

export function objectBody(request: EngineRequest): Record<string, unknown> {
  const body = jsonBody(request);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('bad_request', 'Expected an object.');
  return body as Record<string, unknown>;
}

/** A whole number of the query string; throws 400 with `code` when it is none. */
export function countParameter(
  parameters: URLSearchParams,
  name: string,
  fallback: number,
  code = 'bad_request',
): number {
  const text = parameters.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw new ApiError(code, `Invalid value for the parameter \`${name}\`.`);
  return Number(text);
}

export const listParameter = (parameters: URLSearchParams, name: string): string[] | undefined =>
  parameters
    .get(name)
    ?.split(',')
    .filter((item) => item !== '');

/** A flag of the query string, off unless it says `true`. */
export function flagParameter(parameters: URLSearchParams, name: string): boolean {
  const text = parameters.get(name) ?? 'false';
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ApiError('bad_request', `Invalid value for the parameter \`${name}\`: expected true or false.`);
}
